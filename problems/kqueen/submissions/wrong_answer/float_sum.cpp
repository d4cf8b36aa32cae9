// Wrong: sums in float, which is exact up to 16777216 only.
#include <array>
#include <cstdint>
#include <cstdio>
#include <map>
#include <utility>

namespace {

using Mask = std::uint32_t;
constexpr int widest = 31;

class Board {
public:
    Board(int rows, int columns) : last(rows - 1), full((Mask{1} << columns) - 1) {
        count[0] = 1;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; 2 * column < columns; ++column) {
                const bool middle = 2 * column + 1 == columns;
                put(row, Mask{1} << column, 0, 0, 0, 0, middle ? 1 : 2);
            }
        }
    }

    float between(int x, int y) const {
        float sum = 0;
        for (int k = x; k <= y && k < static_cast<int>(count.size()); ++k) sum += count[k];
        return sum;
    }

private:
    void put(int row, Mask bit, Mask columns, Mask left, Mask right, int k, int weight) {
        if (row == last) {
            count[k + 1] += weight;
        } else {
            go(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, k + 1, weight);
        }
    }

    void go(int row, Mask columns, Mask left, Mask right, int k, int weight) {
        Mask free = full & ~(columns | left | right);
        if (row == last) {
            count[k] += weight;
            count[k + 1] += weight * __builtin_popcount(free);
            return;
        }
        go(row + 1, columns, left << 1, right >> 1, k, weight);
        for (; free; free &= free - 1) put(row, free & -free, columns, left, right, k, weight);
    }

    int last;
    Mask full;
    std::array<long long, 52> count{};
};

}  // namespace

int main() {
    std::map<std::pair<int, int>, Board> boards;
    int m, n, x, y;
    while (std::scanf("%d %d %d %d", &m, &n, &x, &y) == 4) {
        if (m > n) std::swap(m, n);
        const auto key = std::make_pair(m, n);
        auto found = boards.find(key);
        if (found == boards.end()) {
            found = boards.emplace(key, n <= widest ? Board(m, n) : Board(n, m)).first;
        }
        std::printf("%.0f\n", found->second.between(x, y));
    }
}
