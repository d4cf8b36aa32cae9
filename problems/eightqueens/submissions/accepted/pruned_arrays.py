# The lines of the given queens are taken before the search begins, and their rows are skipped.


def is_open(row: int, column: int) -> bool:
    return column not in columns and row - column not in falling and row + column not in rising


def put(row: int, column: int) -> None:
    column_of[row] = column
    columns.append(column)
    falling.append(row - column)
    rising.append(row + column)


def take_back(row: int) -> None:
    del column_of[row]
    columns.pop()
    falling.pop()
    rising.pop()


def fill(free_rows: list[int]) -> None:
    if not free_rows:
        for _, column in sorted(column_of.items()):
            print("." * column + "Q" + "." * (7 - column))
    else:
        row, *rest = free_rows
        for column in range(8):
            if is_open(row, column):
                put(row, column)
                fill(rest)
                take_back(row)


column_of: dict[int, int] = {}
columns: list[int] = []
falling: list[int] = []
rising: list[int] = []
for _ in range(int(input())):
    row, column = map(int, input().split())
    put(row, column)
fill([row for row in range(8) if row not in column_of])
