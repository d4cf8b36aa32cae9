/* The usual program: lists all 92 solutions with an array of columns and one array for each family
 * of diagonals, and prints the one that holds the given squares. */
#include <stdbool.h>
#include <stdio.h>

static int given[8];
static int column_of[8];
static bool column_taken[8], falling_taken[15], rising_taken[15];

static bool holds_given(void)
{
    for (int row = 0; row < 8; ++row)
        if (given[row] >= 0 && given[row] != column_of[row])
            return false;
    return true;
}

static void print_board(void)
{
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column)
            putchar(column_of[row] == column ? 'Q' : '.');
        putchar('\n');
    }
}

static void fill(int row)
{
    if (row == 8) {
        if (holds_given())
            print_board();
        return;
    }
    for (int column = 0; column < 8; ++column) {
        bool *falling = &falling_taken[row - column + 7], *rising = &rising_taken[row + column];
        if (column_taken[column] || *falling || *rising)
            continue;
        column_of[row] = column;
        column_taken[column] = *falling = *rising = true;
        fill(row + 1);
        column_taken[column] = *falling = *rising = false;
    }
}

int main(void)
{
    int k, row, column;
    for (row = 0; row < 8; ++row)
        given[row] = -1;
    if (scanf("%d", &k) != 1)
        return 1;
    while (k-- > 0 && scanf("%d %d", &row, &column) == 2)
        given[row] = column;
    fill(0);
    return 0;
}
