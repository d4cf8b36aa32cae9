/* Wrong: the masks are signed and the board begins at the sign bit, so that `right >> 1` drags
 * ones along and closes the squares of the first columns for all rows to come. */
#include <stdint.h>
#include <stdio.h>

static int32_t full;

static int32_t left_by_one(int32_t mask)
{
    return (int32_t)((uint32_t)mask << 1);
}

static int fill(int32_t columns, int32_t left, int32_t right)
{
    if (columns == full)
        return 1;
    int count = 0;
    for (int32_t free = full & ~(columns | left | right); free; free &= free - 1) {
        int32_t bit = free & -free;
        count += fill(columns | bit, left_by_one(left | bit), (right | bit) >> 1);
    }
    return count;
}

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1)
        return 1;
    full = (int32_t)(0xffffffffu << (32 - n));
    printf("%d\n", fill(0, 0, 0));
    return 0;
}
