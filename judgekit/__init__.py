"""The judge kit: how a submission is run against a problem's test data.

One module (or package) a concern. What is further down may import what is above
it, never the other way round (`tests/test_layout.py` holds it to that):

    errors                  the one exception for faults of the kit or its data
    escaping, files         bytes made fit to be shown; files written whole
    compare                 holds an output against an answer
    parallel                work side by side, results in order
    sandbox                 starts, limits, measures and kills a program
    settings, problem       reads problems and their test data
    package, opening        likewise for ICPC problem packages
    language, building      turns a source file into a program
    verdict, expectation    names the outcomes, and what is expected of a submission
    checking, answering     asks a problem's own programs about outputs and inputs
    judging                 runs a submission over the cases
    generating, adding      makes test cases
    report                  shows results
    session                 judges whole submissions and tells a report
    doctor                  looks at the machine
    proving                 shows that data, submissions and limits are good
    starting, packing       begins a problem, hands it over
    commands, arguments     one module a command of `judge.py`
"""
