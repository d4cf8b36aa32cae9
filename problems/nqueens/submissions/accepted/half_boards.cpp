// Meet in the middle: the placements on the upper rows are listed by their set of columns, those
// on the lower rows (upper ones, turned over) likewise. For two sets that make all columns, each
// upper placement asks a bit set for every diagonal which lower placements hold it, too.
#include <bit>
#include <cstdint>
#include <iostream>
#include <vector>

namespace {

using Word = std::uint64_t;  // diagonals: row + column from bit 0, row - column + n - 1 from bit 32
using Lists = std::vector<std::vector<Word>>;  // by set of columns

int n;

void list(int rows, int row, unsigned columns, Word held, Lists& lists) {
    if (row == rows) {
        lists[columns].push_back(held);
        return;
    }
    for (int column = 0; column < n; ++column) {
        const Word queen = Word{1} << (row + column) | Word{1} << (32 + row - column + n - 1);
        if (!(columns >> column & 1) && !(held & queen))
            list(rows, row + 1, columns | 1u << column, held | queen, lists);
    }
}

long long fitting_pairs(const std::vector<Word>& upper, const std::vector<Word>& lower) {
    const std::size_t size = (lower.size() + 63) / 64;
    std::vector<std::vector<Word>> holders(64);
    for (std::size_t index = 0; index < lower.size(); ++index) {
        for (Word rest = lower[index]; rest; rest &= rest - 1) {
            const int bit = std::countr_zero(rest);
            const int turned = 32 + 2 * n - 2 - bit;  // the other family, counted from the other end
            auto& set = holders[turned];
            set.resize(size);
            set[index / 64] |= Word{1} << index % 64;
        }
    }
    Word crossing = 0;
    for (int bit = 0; bit < 64; ++bit)
        if (!holders[bit].empty()) crossing |= Word{1} << bit;
    long long misfits = 0;
    std::vector<Word> misfitting(size);
    for (const Word held : upper) {
        misfitting.assign(size, 0);
        for (Word rest = held & crossing; rest; rest &= rest - 1) {
            const auto& set = holders[std::countr_zero(rest)];
            for (std::size_t word = 0; word < size; ++word) misfitting[word] |= set[word];
        }
        for (const Word word : misfitting) misfits += std::popcount(word);
    }
    return static_cast<long long>(upper.size() * lower.size()) - misfits;
}

unsigned mirrored(unsigned columns) {
    unsigned result = 0;
    for (int column = 0; column < n; ++column)
        result |= (columns >> column & 1) << (n - 1 - column);
    return result;
}

}  // namespace

int main() {
    std::cin >> n;
    const unsigned all = (1u << n) - 1;
    Lists upper(all + 1), one_row_more(all + 1);
    list(n / 2, 0, 0, 0, upper);
    if (n % 2 == 1) list(n / 2 + 1, 0, 0, 0, one_row_more);
    const Lists& lower = n % 2 == 1 ? one_row_more : upper;
    long long count = 0;
    for (unsigned columns = 0; columns <= all; ++columns) {
        if (upper[columns].empty() || mirrored(columns) < columns) continue;
        const int alike = mirrored(columns) == columns ? 1 : 2;
        count += alike * fitting_pairs(upper[columns], lower[all - columns]);
    }
    std::cout << count << '\n';
}
