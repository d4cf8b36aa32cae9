# Wrong: prints a line for every size up to n; asked is n alone.
TABLE = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512]

for count in TABLE[: int(input())]:
    print(count)
