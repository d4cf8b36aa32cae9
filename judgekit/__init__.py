"""The judge kit: how a submission is run against a problem's test data.

One module a concern, imports one way only (the order is checked in
`tests/test_layout.py`):

    errors                  the one exception for faults of the kit or its data
    sandbox                 starts, limits, measures and kills a program
    compare                 holds an output against an answer
    language                turns a source file into commands
    verdict                 names the outcomes and decides between them
    problem                 reads problems and their test data
    judging                 runs a submission over the cases
    report                  shows results
    commands                one module a command of `judge.py`
"""
