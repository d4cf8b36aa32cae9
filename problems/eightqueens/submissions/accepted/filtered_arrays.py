# The usual program: lists all 92 solutions, with the columns and both families of diagonals that
# are taken so far, and prints the solution that holds the given squares.


def fill(row: int) -> None:
    if row == 8:
        if all(columns[r] == c for r, c in given):
            for column in columns:
                print("." * column + "Q" + "." * (7 - column))
    else:
        for column in range(8):
            if column not in columns and row - column not in falling and row + column not in rising:
                columns.append(column)
                falling.append(row - column)
                rising.append(row + column)
                fill(row + 1)
                columns.pop()
                falling.pop()
                rising.pop()


columns: list[int] = []
falling: list[int] = []
rising: list[int] = []
given = [tuple(map(int, input().split())) for _ in range(int(input()))]
fill(0)
