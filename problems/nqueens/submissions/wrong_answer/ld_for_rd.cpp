// Wrong: the call hands on `left` where `right` belongs, so one diagonal is forgotten below.
#include <cstdint>
#include <iostream>

namespace {

using Mask = std::uint32_t;

std::int64_t fill(Mask full, Mask columns, Mask left, Mask right) {
    if (columns == full) return 1;
    std::int64_t count = 0;
    for (Mask free = full & ~(columns | left | right); free; free &= free - 1) {
        const Mask bit = free & -free;
        count += fill(full, columns | bit, (left | bit) << 1, (left | bit) >> 1);
    }
    return count;
}

}  // namespace

int main() {
    int n;
    std::cin >> n;
    std::cout << fill((Mask{1} << n) - 1, 0, 0, 0) << '\n';
}
