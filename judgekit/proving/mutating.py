"""Makes small mistakes in a Python source, one at a time, from its syntax tree.

    compare    < and <=, > and >=, == and !=, in and not in, is and is not
    constant   a number one more and one less, True and False, a text and none
    operator   + and -, * and //, << and >>, & and |, and, or; a sign or `not` lost
    range      a last value of range() that is no number, one more and one less
    drop       a statement left out

These are the operators that most studies of mutation find sufficient (A. J.
Offutt et al., An Experimental Determination of Sufficient Mutant Operators,
1996), with the slips of people who write loops added. Left alone is what no
output can show: docstrings, annotations, messages (the arguments of `raise`, of
`sys.exit` and of what is written to standard error) and imports.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
_DROPPED = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Continue, ast.Break, ast.Raise)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A source with one mistake. `line` counts from 1; `before` and `after` are code.

    `function` is the dotted name of the function or class that the mistake is
    in, empty outside of any; `text` is the line of the source, stripped.
    """

    line: int
    function: str
    text: str
    before: str
    after: str
    source: str

    @property
    def change(self) -> str:
        return f"{self.before} -> {self.after}"


@dataclass(frozen=True, slots=True)
class _Place:
    """A node, the node around it with the field (and the index) where it stands."""

    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    function: str

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def mutants(source: str) -> Iterator[Mutant]:
    """Yield every mutant of a Python source, from top to bottom; SyntaxError if it is none."""
    tree = ast.parse(source)
    lines = source.splitlines()
    for place in _places(tree, ""):
        for changed in _changes(place):
            shown = place.parent if _is_bare(place) else place.node
            before = _code(shown)
            place.put(changed)
            after = _code(shown if shown is place.parent else changed)
            if isinstance(changed, ast.Pass):
                after = "nothing"
            whole = ast.unparse(ast.fix_missing_locations(tree))
            place.put(place.node)
            line = getattr(place.node, "lineno", 1)
            yield Mutant(line, place.function, lines[line - 1].strip(), before, after, whole)


def _places(node: ast.AST, function: str) -> Iterator[_Place]:
    """Every place that may be changed, from top to bottom."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}".lstrip(".")
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        children = value if isinstance(value, list) else [value]
        for index, child in enumerate(children):
            if not isinstance(child, ast.AST) or _is_unjudged(child):
                continue
            yield _Place(child, node, field, index if children is value else None, function)
            if not _is_message(child):
                yield from _places(child, function)


def _is_unjudged(node: ast.AST) -> bool:
    """Whether `node` is a text that stands alone (a docstring), or writes to standard error."""
    if not isinstance(node, ast.Expr):
        return False
    if isinstance(node.value, ast.Constant):
        return isinstance(node.value.value, str)
    return isinstance(node.value, ast.Call) and _writes_to_stderr(node.value)


def _is_message(node: ast.AST) -> bool:
    """Whether `node` ends a run that has gone wrong: what is in it is said to people."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("sys.exit", "exit"):
        return bool(node.args) and isinstance(node.args[0], ast.JoinedStr | ast.Constant)
    return isinstance(node, ast.Raise)


def _writes_to_stderr(call: ast.Call) -> bool:
    streams = [ast.unparse(word.value) for word in call.keywords if word.arg == "file"]
    return "sys.stderr" in streams or ast.unparse(call.func) == "sys.stderr.write"


def _changes(place: _Place) -> Iterator[ast.AST]:
    """What may stand in a place in place of its node."""
    node = place.node
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            operators = list(node.ops)
            operators[index] = _COMPARISONS[type(operator)]()
            yield ast.Compare(node.left, operators, node.comparators)
    elif isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        yield ast.BinOp(node.left, _OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in _OPERATORS:
        yield ast.AugAssign(node.target, _OPERATORS[type(node.op)](), node.value)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp):
        yield node.operand
    elif isinstance(node, ast.Constant):
        yield from map(ast.Constant, _other_values(node.value))
    elif isinstance(node, ast.Call):
        yield from _other_ranges(node)
    if isinstance(node, _DROPPED):
        yield ast.Pass()


def _other_values(value: object) -> list[int | float | bool | str | bytes]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [value + 1, value - 1]
    if isinstance(value, str | bytes) and value:
        return [value[:0]]
    return []


def _other_ranges(call: ast.Call) -> Iterator[ast.Call]:
    """The call of range() with another last value, unless that is a constant, changed as such."""
    if not (isinstance(call.func, ast.Name) and call.func.id == "range" and call.args):
        return
    last = min(1, len(call.args) - 1)
    stop = call.args[last]
    if isinstance(stop, ast.Constant):
        return
    for operator in (ast.Add(), ast.Sub()):
        arguments = list(call.args)
        arguments[last] = ast.BinOp(stop, operator, ast.Constant(1))
        yield ast.Call(call.func, arguments, call.keywords)


def _is_bare(place: _Place) -> bool:
    """Whether the node alone says too little, so that the expression around it is shown."""
    return isinstance(place.node, ast.Constant) and isinstance(
        place.parent, ast.expr | ast.stmt | ast.keyword
    )


def _code(node: ast.AST) -> str:
    """A node as code in one line: of a compound statement its head."""
    return ast.unparse(node).split("\n", 1)[0]
