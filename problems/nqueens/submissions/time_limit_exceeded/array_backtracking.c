/* Backtracking over an array with the column of each row's queen. Every try is compared with all
   rows above, so it costs O(n); right, and too slow for n = 16. */
#include <stdio.h>
#include <stdlib.h>

static int n;
static int column_of[32];

static int is_open(int row, int column)
{
    for (int above = 0; above < row; above++) {
        int shift = abs(column_of[above] - column);
        if (shift == 0 || shift == row - above)
            return 0;
    }
    return 1;
}

static long long fill(int row)
{
    if (row == n)
        return 1;
    long long count = 0;
    for (int column = 0; column < n; column++) {
        if (!is_open(row, column))
            continue;
        column_of[row] = column;
        count += fill(row + 1);
    }
    return count;
}

int main(void)
{
    if (scanf("%d", &n) != 1)
        return 1;
    printf("%lld\n", fill(0));
    return 0;
}
