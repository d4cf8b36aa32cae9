// Bit masks with a memo of the boards, as they are given: all columns of the first row, the last row
// searched square by square, and a board and the same one turned are two boards. Right; too slow for a
// file with every board.
#include <array>
#include <cstdint>
#include <iostream>
#include <map>
#include <utility>

namespace {

using Mask = std::uint64_t;
using Counts = std::array<long long, 51>;

void fill(int rows, Mask full, Mask columns, Mask left, Mask right, int k, Counts& counts) {
    if (rows == 0) {
        ++counts[k];
        return;
    }
    fill(rows - 1, full, columns, left << 1, right >> 1, k, counts);
    for (Mask free = full & ~(columns | left | right); free; free &= free - 1) {
        const Mask bit = free & -free;
        fill(rows - 1, full, columns | bit, (left | bit) << 1, (right | bit) >> 1, k + 1, counts);
    }
}

}  // namespace

int main() {
    std::map<std::pair<int, int>, Counts> boards;
    int m, n, x, y;
    while (std::cin >> m >> n >> x >> y) {
        if (n > 60) std::swap(m, n);
        auto [entry, is_new] = boards.try_emplace({m, n});
        Counts& counts = entry->second;
        if (is_new) fill(m, (Mask{1} << n) - 1, 0, 0, 0, 0, counts);
        long long sum = 0;
        for (int k = x; k <= y; ++k) sum += counts[k];
        std::cout << sum << '\n';
    }
}
