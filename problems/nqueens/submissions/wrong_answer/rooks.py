# Wrong: forgets the diagonals, which makes the queens rooks.
from math import factorial

print(factorial(int(input())))
