# Wrong: a table typed in by hand, with two digits of n = 14 exchanged.
TABLE = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365569, 2279184, 14772512]

print(TABLE[int(input()) - 1])
