// Plain backtracking: the queens so far in an array, every try compared with all of them, each line
// of the input searched anew. Right, and too slow.
#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

namespace {

struct Search {
    int m, n, x, y;
    std::vector<std::pair<int, int>> queens{};
    long long count = 0;

    bool is_open(int row, int column) const {
        for (const auto& [r, c] : queens) {
            if (c == column || std::abs(c - column) == row - r) return false;
        }
        return true;
    }

    void fill(int row) {
        const int k = static_cast<int>(queens.size());
        if (row == m) {
            if (x <= k && k <= y) ++count;
            return;
        }
        fill(row + 1);
        for (int column = 0; column < n; ++column) {
            if (!is_open(row, column)) continue;
            queens.emplace_back(row, column);
            fill(row + 1);
            queens.pop_back();
        }
    }
};

}  // namespace

int main() {
    int m, n, x, y;
    while (std::cin >> m >> n >> x >> y) {
        Search search{m, n, x, y};
        search.fill(0);
        std::cout << search.count << '\n';
    }
}
