/* Chooses any eight of the 64 squares, 4426165368 ways, and looks for attacks when all eight stand.
 * Right, and too slow. */
#include <stdbool.h>
#include <stdio.h>

static bool given[64];
static int square[8];

static bool is_answer(void)
{
    for (int i = 0; i < 8; ++i)
        for (int j = i + 1; j < 8; ++j) {
            int down = square[j] / 8 - square[i] / 8, right = square[j] % 8 - square[i] % 8;
            if (down == 0 || right == 0 || down == right || down == -right)
                return false;
        }
    int held = 0, wanted = 0;
    for (int i = 0; i < 8; ++i)
        held += given[square[i]];
    for (int i = 0; i < 64; ++i)
        wanted += given[i];
    return held == wanted;
}

static void choose(int count, int from)
{
    if (count == 8) {
        if (is_answer()) {
            char board[64 + 1] = "";
            for (int i = 0; i < 64; ++i)
                board[i] = '.';
            for (int i = 0; i < 8; ++i)
                board[square[i]] = 'Q';
            for (int row = 0; row < 8; ++row)
                printf("%.8s\n", board + 8 * row);
        }
        return;
    }
    for (square[count] = from; square[count] < 64; ++square[count])
        choose(count + 1, square[count] + 1);
}

int main(void)
{
    int k, row, column;
    if (scanf("%d", &k) != 1)
        return 1;
    while (k-- > 0 && scanf("%d %d", &row, &column) == 2)
        given[8 * row + column] = true;
    choose(0, 0);
    return 0;
}
