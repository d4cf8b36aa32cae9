// Wrong: half of the columns is n / 2 of them, so the middle one of an odd board is never tried.
#include <cstdint>
#include <iostream>

namespace {

using Mask = std::uint32_t;

std::int64_t fill(Mask full, Mask columns, Mask left, Mask right) {
    if (columns == full) return 1;
    std::int64_t count = 0;
    for (Mask free = full & ~(columns | left | right); free; free &= free - 1) {
        const Mask bit = free & -free;
        count += fill(full, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
}

}  // namespace

int main() {
    int n;
    std::cin >> n;
    const Mask full = (Mask{1} << n) - 1;
    std::int64_t count = 0;
    for (int column = 0; column < n / 2; ++column) {
        const Mask bit = Mask{1} << column;
        count += 2 * fill(full, bit, bit << 1, bit >> 1);
    }
    std::cout << count << '\n';
}
