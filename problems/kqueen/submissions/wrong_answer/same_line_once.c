/* Wrong: a line that was there already is not answered again. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { MAX_SIDE = 150, MAX_QUEENS = 50, WIDEST = 31 };

static bool is_known[MAX_SIDE + 1][MAX_SIDE + 1];
static int64_t known[MAX_SIDE + 1][MAX_SIDE + 1][MAX_QUEENS + 2];

static int last_row;
static uint32_t full;
static int64_t *count;

static void put(int row, uint32_t bit, uint32_t columns, uint32_t left, uint32_t right, int k);

static void fill(int row, uint32_t columns, uint32_t left, uint32_t right, int k)
{
    uint32_t free = full & ~(columns | left | right);
    if (row == last_row) {
        count[k] += 1;
        count[k + 1] += __builtin_popcount(free);
        return;
    }
    fill(row + 1, columns, left << 1, right >> 1, k);
    for (; free; free &= free - 1)
        put(row, free & -free, columns, left, right, k);
}

static void put(int row, uint32_t bit, uint32_t columns, uint32_t left, uint32_t right, int k)
{
    if (row == last_row)
        count[k + 1] += 1;
    else
        fill(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, k + 1);
}

static void count_board(int rows, int columns)
{
    last_row = rows - 1;
    full = (UINT32_C(1) << columns) - 1;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns / 2; ++column)
            put(row, UINT32_C(1) << column, 0, 0, 0, 0);
    for (int k = 1; k <= MAX_QUEENS; ++k)
        count[k] *= 2;
    for (int row = 0; row < rows && columns % 2 == 1; ++row)
        put(row, UINT32_C(1) << columns / 2, 0, 0, 0, 0);
    count[0] = 1;
}

int main(void)
{
    int m, n, x, y, last[4] = {0};
    while (scanf("%d %d %d %d", &m, &n, &x, &y) == 4) {
        int small = m < n ? m : n, large = m < n ? n : m;
        count = known[small][large];
        if (m == last[0] && n == last[1] && x == last[2] && y == last[3])
            continue;
        memcpy(last, (int[]){m, n, x, y}, sizeof last);
        if (!is_known[small][large]) {
            is_known[small][large] = true;
            if (large <= WIDEST)
                count_board(small, large);
            else
                count_board(large, small);
        }
        int64_t sum = 0;
        for (int k = x; k <= y; ++k)
            sum += count[k];
        printf("%lld\n", (long long)sum);
    }
    return 0;
}
