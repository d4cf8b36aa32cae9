/* Wrong: closes no lines for the given queens, so new queens above them may attack them. */
#include <stdbool.h>
#include <stdio.h>

static int column_of[8] = {-1, -1, -1, -1, -1, -1, -1, -1};
static bool column_taken[8], falling_taken[15], rising_taken[15];

static bool is_open(int row, int column)
{
    return !column_taken[column] && !falling_taken[row - column + 7] && !rising_taken[row + column];
}

static void set_lines(int row, int column, bool taken)
{
    column_taken[column] = falling_taken[row - column + 7] = rising_taken[row + column] = taken;
}

static bool fill(int row)
{
    if (row == 8)
        return true;
    if (column_of[row] >= 0)
        return fill(row + 1);
    for (int column = 0; column < 8; ++column) {
        if (!is_open(row, column))
            continue;
        set_lines(row, column, true);
        column_of[row] = column;
        if (fill(row + 1))
            return true;
        set_lines(row, column, false);
    }
    column_of[row] = -1;
    return false;
}

int main(void)
{
    int k, row, column;
    if (scanf("%d", &k) != 1)
        return 1;
    while (k-- > 0 && scanf("%d %d", &row, &column) == 2) {
        column_of[row] = column;
    }
    fill(0);
    for (row = 0; row < 8; ++row) {
        for (column = 0; column < 8; ++column)
            putchar(column_of[row] == column ? 'Q' : '.');
        putchar('\n');
    }
    return 0;
}
