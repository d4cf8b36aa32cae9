"""From a source to the commands that compile and run it. Starts nothing.

`languages.toml` holds the languages (`table` reads it), `sources` knows which
language a source file or folder is of and which of its files is the main one,
`plan` makes the commands. Callers need only the names below.
"""

from judgekit.language.plan import Plan, missing_program, plan
from judgekit.language.sources import language_of
from judgekit.language.table import Language, load_languages

__all__ = ["Language", "Plan", "language_of", "load_languages", "missing_program", "plan"]
