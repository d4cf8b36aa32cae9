# The recursion over three bit masks that is quick in C; in Python it is too slow for n = 16.


def fill(full: int, columns: int, left: int, right: int) -> int:
    if columns == full:
        return 1
    count = 0
    free = full & ~(columns | left | right)
    while free:
        bit = free & -free
        free -= bit
        count += fill(full, columns | bit, (left | bit) << 1, (right | bit) >> 1)
    return count


print(fill((1 << int(input())) - 1, 0, 0, 0))
