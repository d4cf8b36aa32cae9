/* The classic search over three bit masks (columns, left and right diagonals), with every board
   counted once for all k and kept. The short side, 12 at most, gives the columns, so that a mask
   fits an int for every board. Right; too slow for a file with every board. It is what the model
   solution is measured against. */
#include <stdint.h>
#include <stdio.h>

enum { MAX_AREA = 150, MAX_SHORT = 12 };

static int is_known[MAX_AREA + 1][MAX_SHORT + 1];
static int64_t known[MAX_AREA + 1][MAX_SHORT + 1][MAX_SHORT + 1];

static int rows;
static uint32_t every_column;
static int64_t *count;

static void fill(int row, int k, uint32_t columns, uint32_t left, uint32_t right)
{
    if (row == rows) {
        count[k]++;
        return;
    }
    fill(row + 1, k, columns, left << 1, right >> 1);
    uint32_t pos = every_column & ~(columns | left | right);
    while (pos) {
        uint32_t bit = pos & -pos;
        pos -= bit;
        fill(row + 1, k + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
}

int main(void)
{
    int m, n, x, y;
    while (scanf("%d %d %d %d", &m, &n, &x, &y) == 4) {
        int columns = m < n ? m : n;
        rows = m < n ? n : m;
        every_column = ((uint32_t)1 << columns) - 1;
        count = known[rows][columns];
        if (!is_known[rows][columns]) {
            is_known[rows][columns] = 1;
            fill(0, 0, 0, 0, 0);
        }
        int64_t sum = 0;
        for (int k = x; k <= y && k <= columns; k++)
            sum += count[k];
        printf("%lld\n", (long long)sum);
    }
    return 0;
}
