"""Which files a package holds, where, and the zip of them.

The zip has no folder around its files: so DOMjudge wants it. It has an entry
for every folder, without which DOMjudge overlooks submissions of several files.
Its comment says which problem it was made of, so that only such a zip is
ever replaced.
"""

from __future__ import annotations

import io
import re
import stat
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from judgekit.checking import read
from judgekit.errors import KitError
from judgekit.packing.latex import latex
from judgekit.packing.metadata import (
    group_settings,
    legacy_metadata,
    model_settings,
    new_metadata,
    seconds,
)
from judgekit.packing.statement import blocks_of, body, markdown
from judgekit.problem import GROUPS, MIXED, Problem, model_solution

FORMATS = ("legacy", "2025-09")
_STATEMENT = re.compile(r"statement(?:\.([a-z]{2,3}(?:-[A-Z]{2})?))?\.md")
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,254}")
_LONG_AGO = (1980, 1, 1, 0, 0, 0)
_SCRIPTS = ("build", "run")  # of a validator; they must be executable


def pack(problem: Problem, version: str) -> bytes:
    """The zip of `problem` in one of the FORMATS; KitError says why there can be none."""
    files = _legacy(problem) if version == "legacy" else _new(problem)
    for name in files:
        for part in PurePosixPath(name).parts:
            if not _NAME.fullmatch(part) and name != ".timelimit":
                raise KitError(
                    f"{problem.name}: {name}: no name for a package; "
                    "rename the file, with letters, digits, '.', '_' and '-'"
                )
    return _zip(files, _mark(problem))


def package_name(problem: Problem) -> str:
    """What the package must be called: lower-case letters and digits."""
    return re.sub(r"[^a-z0-9]", "", problem.name.lower())


def check_replaceable(path: Path, problem: Problem) -> None:
    """KitError if something is at `path` that was not made by packing `problem` before."""
    if not path.exists():
        return
    try:
        with zipfile.ZipFile(path) as archive:
            comment = archive.comment
    except (OSError, zipfile.BadZipFile):
        comment = b""
    if comment != _mark(problem):
        raise KitError(
            f"{path}: is there already and is no package of {problem.name} made here; "
            "remove it, or name another file with -o"
        )


def _mark(problem: Problem) -> bytes:
    return f"made by judge.py pack {problem.name}".encode()


def _legacy(problem: Problem) -> dict[str, bytes]:
    limit = f"{seconds(problem.limits.cpu_seconds)}\n"
    files = {
        "problem.yaml": legacy_metadata(problem).encode(),
        ".timelimit": limit.encode(),
        "domjudge-problem.ini": f"timelimit = {limit}".encode(),
        **_common(problem),
        **_statements(problem, "problem_statement", "problem"),
    }
    if problem.output_validator:
        files.update(_program(problem.output_validator, "output_validators"))
    return files


def _new(problem: Problem) -> dict[str, bytes]:
    files = {
        "problem.yaml": new_metadata(problem).encode(),
        **_common(problem),
        # A second problem.LANGUAGE.* would be a second statement in that language.
        **_statements(problem, "statement", "markdown"),
    }
    if problem.solution:
        model = model_settings(f"accepted/{problem.solution.name}")
        files["submissions/submissions.yaml"] = model.encode()
    groups = {case.name.split("/")[0] for case in problem.cases}
    if settings := group_settings(problem):
        files.update({f"data/{group}/test_group.yaml": settings.encode() for group in groups})
    if validator := problem.output_validator:
        at = "output_validator"
        for name, content in _program(validator, at):
            whole = name.removeprefix(f"{at}/{validator.name}/") if validator.is_dir() else ""
            files[f"{at}/{whole}" if whole else name] = content
    return files


def _common(problem: Problem) -> dict[str, bytes]:
    """What is the same in both versions: data, input validators, submissions."""
    solution = model_solution(problem)
    if not problem.input_validators:
        path = problem.folder / "input_validator.py"
        raise KitError(f"{path}: no such file; write the validator")
    if not any(case.name.startswith(f"{GROUPS[1]}/") for case in problem.cases):
        raise KitError(f"{problem.data_folder / GROUPS[1]}: no case; a package needs a secret one")
    files: dict[str, bytes] = {}
    for case in problem.cases:
        files[f"data/{case.name}.in"] = read(case.input)
        files[f"data/{case.name}.ans"] = read(case.answer)
    for validator in problem.input_validators:
        files.update(_program(validator, "input_validators"))
    files.update(_program(solution, "submissions/accepted"))
    for contrast in problem.contrasts:
        folder = contrast.source.parent.name
        if folder == MIXED:  # the formats have no such folder
            continue
        for name, content in _program(contrast.source, f"submissions/{folder}"):
            if name in files:
                raise KitError(f"{contrast.source}: the model solution is called so; rename it")
            files[name] = content
    return files


def _program(source: Path, at: str) -> Iterator[tuple[str, bytes]]:
    """A program's files: itself, or those in its folder, without what was left there."""
    if not source.is_dir():
        yield f"{at}/{source.name}", read(source)
        return
    for path in sorted(source.rglob("*")):
        below = path.relative_to(source)
        left_over = any(part.startswith(".") or part == "__pycache__" for part in below.parts)
        if path.is_file() and not left_over:
            yield f"{at}/{source.name}/{below.as_posix()}", read(path)


def _statements(problem: Problem, folder: str, stem: str) -> dict[str, bytes]:
    """The statements in `folder`, in LaTeX and as `stem`.LANGUAGE.md; and one for DOMjudge.

    DOMjudge hands out a plain text as it is, without adding samples: that one is
    the whole statement, in English if there is one.
    """
    sources: dict[str, Path] = {}
    for path in sorted(problem.folder.glob("statement*.md")):
        if found := _STATEMENT.fullmatch(path.name):
            other = sources.setdefault(found[1] or "en", path)
            if other != path:
                raise KitError(f"{path}: {other.name} is in the same language; keep one of the two")
    titles = problem.settings.titles
    if not sources:
        raise KitError(f"{problem.folder / 'statement.md'}: no such file; write the statement")
    if set(sources) != set(titles):
        raise KitError(
            f"{problem.folder}: statements in {', '.join(sorted(sources))}, but name in "
            f"problem.toml in {', '.join(sorted(titles))}; both must be in the same languages"
        )
    whole = sources.get("en", next(iter(sources.values())))
    files = {"problem.txt": read(whole)}
    for language, path in sources.items():
        try:
            blocks = body(blocks_of(read(path).decode("utf-8")))
            tex = latex(titles[language], blocks)
        except ValueError as error:  # UnicodeDecodeError is one, too
            raise KitError(f"{path}: {error}") from error
        files[f"{folder}/problem.{language}.tex"] = tex.encode()
        files[f"{folder}/{stem}.{language}.md"] = markdown(blocks).encode()
    return files


def _zip(files: dict[str, bytes], comment: bytes) -> bytes:
    folders = {f"{parent}/" for name in files for parent in PurePosixPath(name).parents}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        archive.comment = comment
        for name in sorted({*files, *folders} - {"./"}):
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.create_system = 3  # Unix, also where this runs elsewhere
            mode = stat.S_IFREG | 0o644
            if name.endswith("/"):
                mode = stat.S_IFDIR | 0o755
            elif PurePosixPath(name).name in _SCRIPTS:
                mode = stat.S_IFREG | 0o755
            entry.external_attr = mode << 16
            archive.writestr(entry, files.get(name, b""))
    return buffer.getvalue()
