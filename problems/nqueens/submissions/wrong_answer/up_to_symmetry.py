# Wrong: takes turned and mirrored placements for the same one (OEIS A002562), typed in as a table.
TABLE = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955]

print(TABLE[int(input()) - 1])
