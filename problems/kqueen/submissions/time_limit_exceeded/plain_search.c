/* Backtracking over an array with the column of each row's queen, -1 for a row without one. Every
   try is compared with all rows above, and every line is searched anew. Right, and too slow. */
#include <stdio.h>
#include <stdlib.h>

static int m, n, x, y;
static int column_of[150];

static int is_open(int row, int column)
{
    for (int above = 0; above < row; above++) {
        int shift = abs(column_of[above] - column);
        if (column_of[above] >= 0 && (shift == 0 || shift == row - above))
            return 0;
    }
    return 1;
}

static long long fill(int row, int k)
{
    if (row == m)
        return x <= k && k <= y;
    column_of[row] = -1;
    long long count = fill(row + 1, k);
    for (int column = 0; column < n; column++) {
        if (is_open(row, column)) {
            column_of[row] = column;
            count += fill(row + 1, k + 1);
        }
    }
    return count;
}

int main(void)
{
    while (scanf("%d %d %d %d", &m, &n, &x, &y) == 4)
        printf("%lld\n", fill(0, 0));
    return 0;
}
