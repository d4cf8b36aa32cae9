"""The one exception for faults of the kit, its data or its use.

A fault of a submission is never an exception: it is a verdict.
"""


class KitError(Exception):
    """A fault that ends the command with exit status 2.

    The message is one line for a person: it names the file (or the argument)
    and says what to mend.
    """
