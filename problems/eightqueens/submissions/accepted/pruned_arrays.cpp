// The lines of the given queens are taken before the search begins, and their rows are skipped.
#include <array>
#include <iostream>
#include <string>

namespace {

class Board {
public:
    Board() { columns.fill(-1); }

    void put(int row, int column) {
        columns[row] = column;
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
        for (int column : columns) {
            std::string line(8, '.');
            line[column] = 'Q';
            std::cout << line << '\n';
        }
    }

private:
    void set_lines(int row, int column, bool taken) {
        column_taken[column] = falling[row - column + 7] = rising[row + column] = taken;
    }

    std::array<int, 8> columns{};
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
