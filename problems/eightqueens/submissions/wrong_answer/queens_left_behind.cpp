// Wrong: draws the board while it searches and does not wipe a queen that it takes back.
#include <array>
#include <iostream>
#include <string>

namespace {

class Board {
public:
    Board() {
        columns.fill(-1);
        drawn.fill(std::string(8, '.'));
    }

    void put(int row, int column) {
        columns[row] = column;
        drawn[row][column] = 'Q';
        set_lines(row, column, true);
    }

    bool fill(int row) {
        if (row == 8) return true;
        if (columns[row] >= 0) return fill(row + 1);
        for (int column = 0; column < 8; ++column) {
            if (column_taken[column] || falling[row - column + 7] || rising[row + column]) continue;
            put(row, column);
            if (fill(row + 1)) return true;
            set_lines(row, column, false);
        }
        columns[row] = -1;
        return false;
    }

    void print() const {
        for (const std::string& line : drawn) std::cout << line << '\n';
    }

private:
    void set_lines(int row, int column, bool taken) {
        column_taken[column] = falling[row - column + 7] = rising[row + column] = taken;
    }

    std::array<int, 8> columns{};
    std::array<std::string, 8> drawn;
    std::array<bool, 8> column_taken{};
    std::array<bool, 15> falling{}, rising{};
};

}  // namespace

int main() {
    Board board;
    int k, row, column;
    std::cin >> k;
    while (k-- > 0 && std::cin >> row >> column) board.put(row, column);
    board.fill(0);
    board.print();
}
