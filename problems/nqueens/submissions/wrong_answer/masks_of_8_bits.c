/* Wrong: the masks have eight bits, the chess board's width, so columns from the ninth on are lost. */
#include <stdint.h>
#include <stdio.h>

static uint8_t full;

static int fill(uint8_t columns, uint8_t left, uint8_t right)
{
    if (columns == full)
        return 1;
    int count = 0;
    for (uint8_t free = full & ~(columns | left | right); free; free &= free - 1) {
        uint8_t bit = free & -free;
        count += fill(columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
}

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1)
        return 1;
    full = (uint8_t)((1u << n) - 1);
    printf("%d\n", fill(0, 0, 0));
    return 0;
}
