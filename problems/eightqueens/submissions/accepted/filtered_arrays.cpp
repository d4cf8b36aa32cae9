// The usual program: lists all 92 solutions with an array of columns and one array for each family
// of diagonals, and prints the one that holds the given squares.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace {

class Queens {
public:
    std::vector<std::array<int, 8>> solutions;

    Queens() { fill(0); }

private:
    void fill(int row) {
        if (row == 8) {
            solutions.push_back(columns);
            return;
        }
        for (int column = 0; column < 8; ++column) {
            bool &c = column_taken[column], &f = falling[row - column + 7], &r = rising[row + column];
            if (c || f || r) continue;
            columns[row] = column;
            c = f = r = true;
            fill(row + 1);
            c = f = r = false;
        }
    }

    std::array<int, 8> columns{};
    std::array<bool, 8> column_taken{};
    std::array<bool, 15> falling{}, rising{};
};

}  // namespace

int main() {
    int k;
    std::cin >> k;
    std::vector<std::pair<int, int>> given(k);
    for (auto& [row, column] : given) std::cin >> row >> column;
    for (const auto& columns : Queens().solutions) {
        const bool holds = std::all_of(given.begin(), given.end(), [&](const auto& square) {
            return columns[square.first] == square.second;
        });
        if (!holds) continue;
        for (int column : columns) {
            std::string line(8, '.');
            line[column] = 'Q';
            std::cout << line << '\n';
        }
    }
}
