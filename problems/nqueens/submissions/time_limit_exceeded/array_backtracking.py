# Backtracking over a list with the column of each row's queen. Every try is compared with all rows
# above, so it costs O(n); right, and too slow from n = 12 or so on.


def is_open(columns: list[int], column: int) -> bool:
    row = len(columns)
    return all(
        column != other and abs(column - other) != row - above
        for above, other in enumerate(columns)
    )


def fill(columns: list[int], n: int) -> int:
    if len(columns) == n:
        return 1
    return sum(fill([*columns, column], n) for column in range(n) if is_open(columns, column))


print(fill([], int(input())))
