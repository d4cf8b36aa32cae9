"""The modules of the kit import one another in one direction only."""

from __future__ import annotations

import ast
from pathlib import Path

KIT = Path(__file__).parent.parent / "judgekit"

# Each module may import those above it.
LAYERS = """
    errors
    compare escaping files parallel sandbox
    verdict language settings
    arguments expectation
    problem
    building generating package
    answering checking opening
    adding judging packing
    report
    session
    doctor proving starting
    packing
    commands
""".strip().splitlines()


def part(path: Path) -> str:
    """The name of the module or package of the kit that `path` belongs to."""
    return path.relative_to(KIT).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    """The parts of the kit that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.split(".")[1] for name in names if name.startswith("judgekit.")}
    return found - {part(path)}


def test_every_import_goes_to_an_earlier_layer() -> None:
    level = {name: index for index, line in enumerate(LAYERS) for name in line.split()}
    modules = [path for path in KIT.rglob("*.py") if part(path) != "__init__"]
    assert {part(path) for path in modules} <= set(level)
    wrong = [
        f"{path.relative_to(KIT)} imports {name}"
        for path in modules
        for name in sorted(imports(path))
        if level[name] >= level[part(path)]
    ]
    assert wrong == []


def test_modules_stay_small() -> None:
    long = [path.name for path in KIT.rglob("*.py") if len(path.read_text().splitlines()) > 300]
    assert long == []
