/* @EXPECTED_RESULTS@: CORRECT, TIMELIMIT
   The classic recursion over three bit masks (columns, left and right diagonals), the lowest free
   square by `pos & -pos`. Right; n = 16 takes a little longer than the limit, so on a machine that
   is faster it may be accepted. It is what the model solution is measured against. */
#include <stdint.h>
#include <stdio.h>

static uint32_t every_column;

static uint64_t fill(uint32_t columns, uint32_t left, uint32_t right)
{
    if (columns == every_column)
        return 1;
    uint64_t count = 0;
    uint32_t pos = every_column & ~(columns | left | right);
    while (pos) {
        uint32_t bit = pos & -pos;
        pos -= bit;
        count += fill(columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
}

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1)
        return 1;
    every_column = ((uint32_t)1 << n) - 1;
    printf("%llu\n", (unsigned long long)fill(0, 0, 0));
    return 0;
}
