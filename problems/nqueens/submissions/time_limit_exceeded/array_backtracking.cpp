// Backtracking over an array with the column of each row's queen. Every try is compared with all
// rows above, so it costs O(n); right, and too slow for n = 16.
#include <cstdlib>
#include <iostream>
#include <vector>

namespace {

bool is_open(const std::vector<int>& columns, int column) {
    const int row = static_cast<int>(columns.size());
    for (int above = 0; above < row; ++above) {
        const int shift = std::abs(columns[above] - column);
        if (shift == 0 || shift == row - above) return false;
    }
    return true;
}

long long fill(std::vector<int>& columns, int n) {
    if (static_cast<int>(columns.size()) == n) return 1;
    long long count = 0;
    for (int column = 0; column < n; ++column) {
        if (!is_open(columns, column)) continue;
        columns.push_back(column);
        count += fill(columns, n);
        columns.pop_back();
    }
    return count;
}

}  // namespace

int main() {
    int n;
    std::cin >> n;
    std::vector<int> columns;
    std::cout << fill(columns, n) << '\n';
}
