"""Proves that a problem's data is good, for those who set problems. Prints nothing.

finding      what a check found
files        checks that need no program: duplicates, newlines, generator, statements
statements   reads the samples out of a statement
trials       runs every submission that comes with a problem
verifying    checks that need programs, and what the trials show
stressing    looks for an input on which a submission differs from the model solution
shrinking    makes such an input smaller
mutating     makes small mistakes in a Python source
equivalents  reads which of them change nothing observable
strength     judges them on the data
"""
