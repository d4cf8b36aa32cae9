"""Checks of a problem's files that start no program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from judgekit.checking import read
from judgekit.errors import KitError
from judgekit.generating import load_generator
from judgekit.problem import Case, Problem
from judgekit.proving.finding import Finding
from judgekit.proving.statements import ShownSample, shown_samples

_BOM = b"\xef\xbb\xbf"


def tidy_files(problem: Problem) -> Finding:
    """No input twice, no CRLF, no BOM; a missing final newline is only said.

    Whether an input may lack it, the input validator decides.
    """
    faults: list[str] = []
    notes: list[str] = []
    seen: dict[bytes, str] = {}
    for case in problem.cases:
        content = read(case.input)
        if content in seen:
            faults.append(f"{case.name}: the same input as {seen[content]}; remove one")
        seen.setdefault(content, case.name)
        for path, data in ((case.input, content), (case.answer, read(case.answer))):
            name = f"{path.parent.name}/{path.name}"
            if b"\r\n" in data:
                faults.append(f"{name}: CRLF line ends; save it with LF")
            if data.startswith(_BOM):
                faults.append(f"{name}: begins with a BOM; save it without")
            if data and not data.endswith(b"\n"):
                notes.append(f"{name}: no newline at its end")
    return Finding("files", "no input twice, no CRLF, no BOM", tuple(faults), tuple(notes))


def generator_reproduces(problem: Problem) -> Finding:
    """The generator's inputs are those in the data; other cases are counted."""
    if problem.package is not None:
        return Finding("generator", "", notes=("none is run: a package brings its data made",))
    mend = f"run: judge.py data {problem.name}"
    inputs = {case.name: read(case.input) for case in problem.cases}
    if not (problem.folder / "generator.py").exists():
        return Finding("generator", f"none; all {len(inputs)} cases are made by hand")
    faults = []
    made = 0
    for name, content in load_generator(problem).cases():
        made += 1
        if name not in inputs:
            faults.append(f"{name}: generated, but not in the data; {mend}")
        elif inputs.pop(name) != content:
            faults.append(f"{name}: the generator makes another input; {mend}")
    by_hand = f", {len(inputs)} more made by hand" if inputs else ""
    return Finding("generator", f"makes {made} cases again, byte for byte{by_hand}", tuple(faults))


def statements_show_samples(problem: Problem) -> Finding:
    """Every statement shows the samples, in order, as the sample files have them."""
    if problem.package is not None:
        note = "not looked at: in a package's statement, the judge shows them"
        return Finding("samples", "", notes=(note,))
    statements = sorted(problem.folder.glob("statement*.md"))
    samples = [case for case in problem.cases if case.is_sample]
    faults = [fault for path in statements for fault in _statement_faults(path, samples)]
    if not statements:
        faults.append(f"{problem.folder.name}/statement.md: no such file; write the statement")
    names = " and ".join(path.name for path in statements)
    return Finding("samples", f"{len(samples)} in {names}, as in the sample files", tuple(faults))


def _statement_faults(path: Path, samples: list[Case]) -> Iterator[str]:
    try:
        shown = shown_samples(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise KitError(f"{path}: cannot be read ({error.strerror})") from error
    except ValueError as error:  # UnicodeDecodeError is one, too
        yield f"{path.name}: {error}"
        return
    if len(shown) != len(samples):
        yield f"{path.name}: shows {len(shown)} samples, the data has {len(samples)}"
    for number, (sample, case) in enumerate(zip(shown, samples, strict=False), 1):
        if sample.number != number:
            yield f"{path.name}: line {sample.line}: sample {sample.number} should be {number}"
        yield from _sample_faults(path, sample, case)


def _sample_faults(path: Path, sample: ShownSample, case: Case) -> Iterator[str]:
    for file, shown in ((case.input, sample.input), (case.answer, sample.output)):
        content = read(file)
        if content and not content.endswith(b"\n"):
            content += b"\n"  # a block cannot show that it is missing
        if shown != content:
            place = f"{path.name}: line {sample.line}: sample {sample.number}"
            yield f"{place} is not what sample/{file.name} has"
