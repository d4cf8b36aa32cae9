"""The helper process: all that runs beside the judge and below it.

The judge starts `main.py` as `python -I -S` with this package as a top-level
one, so that nothing of the kit but these small modules is loaded: the smaller
the process, the cheaper each fork, and the truer a small program's peak memory.
For the same reason no module here imports `dataclasses`, `enum`, `re`, `typing`
or anything that does (`socket` and `signal` among them): together they would
add half of the helper's size again. Values are plain classes with slots.
"""
