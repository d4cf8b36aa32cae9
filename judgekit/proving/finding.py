"""What a check of a problem found: a value, for whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One check. `subject` is its name in a word, `holds` what was looked at and is right.

    Each of `faults` is a line that names a file and what is wrong with it;
    each of `notes` is a line that a setter should know, and no fault.
    """

    subject: str
    holds: str
    faults: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
