"""The commands of `judge.py`, one module each.

A module has `SUMMARY` (what the command does), perhaps `MORE` (examples below
the options), `add_arguments(parser)` and `run(root, arguments)`, which returns
the exit status. The work itself is done by functions elsewhere in the kit that
return values; a command reads words and prints.
"""
