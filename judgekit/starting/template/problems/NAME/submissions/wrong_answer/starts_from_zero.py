# Wrong: takes 0 for the largest number if all are negative.
input()
print(max(0, *map(int, input().split())))
