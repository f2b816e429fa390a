"""Every small mistake that can be made in a source file, as a change of its text.

A mutant is one of: a comparison moved or turned round, a number one higher or lower, `and` for `or`, an operand left
out, a condition that always or never holds, `+` for `-` and the like, a statement left out, another return value, `min`
for `max` and the like, a copy not made. Prose, annotations, decorators, assertions and the arguments of an error are
left alone.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
COMPARED = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COMPUTED = {
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
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
RETURNED = {"bool": ("True", "False"), "list": ("[]",), "tuple": ("()",), "Sequence": ("()",), "dict": ("{}",)}
REMOVED = (ast.AugAssign, ast.Delete, ast.Raise, ast.Break, ast.Continue)
SKIPPED = (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)


@dataclass(frozen=True)
class Mutant:
    """A change of a file: the bytes from ``start`` to ``end`` become ``text``.

    ``function`` is the outermost one it lies in, ``""`` if it lies in none; ``lines`` are those of the statement
    (its head, if it has a body). ``nth`` tells equal changes in the same function apart.
    """

    path: str
    function: str
    lines: range
    start: int
    end: int
    text: str
    before: str = ""
    after: str = ""
    nth: int = 0

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """What it is known by when the lines around it move."""
        return self.path, self.function, self.before, self.after, self.nth

    def source(self) -> str:
        """Return the whole file with the change made."""
        was = (ROOT / self.path).read_bytes()
        return (was[: self.start] + self.text.encode() + was[self.end :]).decode()


def mutants(path: str) -> list[Mutant]:
    """Return all mutants of a file, in the order of its lines."""
    return Finder(path).found


class Finder(ast.NodeVisitor):
    """Walks through a file and notes each change."""

    def __init__(self, path: str) -> None:
        self.path, self.source = path, (ROOT / path).read_bytes()
        self.at = [0]
        for line in self.source.splitlines(keepends=True):
            self.at.append(self.at[-1] + len(line))
        self.found: list[Mutant] = []
        self.seen: dict[tuple[str, ...], int] = {}
        self.scope: list[str] = []
        self.function, self.returns = "", RETURNED.get("", ())
        self.lines = range(0)
        self.visit(ast.parse(self.source))

    def change(self, node: Any, text: str) -> None:
        """Note that a node is replaced, unless it stays what it is."""
        start, end = self.at[node.lineno - 1] + node.col_offset, self.at[node.end_lineno - 1] + node.end_col_offset
        first, last = self.at[node.lineno - 1], self.at[node.end_lineno]
        before = self.source[first:last].decode().strip()
        after = (self.source[first:start] + text.encode() + self.source[end:last]).decode().strip()
        if after == before:
            return
        where = self.path, self.function, before, after
        nth = self.seen[where] = self.seen.get(where, -1) + 1
        self.found.append(Mutant(self.path, self.function, self.lines, start, end, text, before, after, nth))

    def visit(self, node: ast.AST) -> None:
        """Note the changes of a node and go on to what is in it."""
        if isinstance(node, SKIPPED) or is_prose(node) or is_strict(node):
            return
        if isinstance(node, ast.stmt):
            self.lines = head(node)
        for text in changes(node):
            self.change(node, text)
        for part, text in (*decided(node), *returned(node, self.returns)):
            self.change(part, text)
        if not isinstance(node, ast.Raise):
            super().visit(node)

    def generic_visit(self, node: ast.AST) -> None:
        for name, value in ast.iter_fields(node):
            if name not in ("annotation", "returns", "decorator_list"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        self.visit(child)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer = self.function, self.returns
        self.visit(node.args)  # defaults are made where the function is
        self.scope.append(node.name)
        self.function = self.function or ".".join(self.scope)
        self.returns = RETURNED.get(annotation(node), ())
        for child in node.body:
            self.visit(child)
        self.scope.pop()
        self.function, self.returns = outer

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        for child in node.body:
            self.visit(child)
        self.scope.pop()


def is_prose(node: ast.AST) -> bool:
    """Return whether it is a text that stands alone."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_strict(node: ast.AST) -> bool:
    """Return whether this is what makes ``zip`` complain: an assertion, too."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def annotation(node: ast.FunctionDef) -> str:
    """Return the name of the type that a function returns, without what is in it."""
    returns = node.returns.value if isinstance(node.returns, ast.Subscript) else node.returns
    return returns.id if isinstance(returns, ast.Name) else ""


def head(node: ast.stmt) -> range:
    """Return the lines of a statement, without its body."""
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
    return range(node.lineno, max(last, node.lineno) + 1)


def changes(node: ast.AST) -> Iterator[str]:
    """Yield what a node may become."""
    match node:
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield from (repr(value + 1), repr(value - 1) if value else "(-1)")
        case ast.Compare():
            yield from compared(node)
        case ast.BoolOp():
            yield from joined(node)
        case ast.UnaryOp(op=ast.Not() | ast.Invert()):
            yield f"({ast.unparse(node.operand)})"
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp() if type(node.op) in COMPUTED and not is_type(node):
            yield f"({ast.unparse(ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right))})"
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            kept = node.args[:1] if name == "sorted" else node.args
            yield ast.unparse(ast.Call(ast.Name(CALLED[name]), kept, [] if name == "sorted" else node.keywords))
        case ast.Subscript(slice=ast.Slice(lower=None, upper=None, step=None)) if isinstance(node.ctx, ast.Load):
            yield ast.unparse(node.value)
    yield from left_out(node)


def is_type(node: ast.BinOp) -> bool:
    """Return whether this is a union of types: names with capitals, joined by ``|``."""
    sides = node.left, node.right
    return isinstance(node.op, ast.BitOr) and any(
        isinstance(side, ast.Name) and side.id[0].isupper() and not side.id.isupper() for side in sides
    )


def compared(node: ast.Compare) -> Iterator[str]:
    """Yield the comparison with each of its operators moved by one case or turned round."""
    for index, old in enumerate(node.ops):
        for new in COMPARED[type(old)]:
            operators = [*node.ops[:index], new(), *node.ops[index + 1 :]]
            yield f"({ast.unparse(ast.Compare(node.left, operators, node.comparators))})"


def joined(node: ast.BoolOp) -> Iterator[str]:
    """Yield the conditions joined the other way, and without each of them."""
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
    for index in range(len(node.values)):
        left = [value for at, value in enumerate(node.values) if at != index]
        yield f"({ast.unparse(ast.BoolOp(node.op, left) if len(left) > 1 else left[0])})"


def decided(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """Yield conditions that always hold, or never do; a filter lets everything through."""
    match node:
        case ast.If(test=test):
            yield from ((test, "True"), (test, "False"))
        case ast.While(test=test) if not isinstance(test, ast.Constant):
            yield test, "False"
        case ast.IfExp(test=test):
            yield from ((test, "True"), (test, "False"))
        case ast.comprehension(ifs=tests):
            yield from ((test, "True") for test in tests)


def returned(node: ast.AST, others: tuple[str, ...]) -> Iterator[tuple[ast.expr, str]]:
    """Yield other values of a function's type instead of the one that is computed."""
    if isinstance(node, ast.Return) and node.value and not isinstance(node.value, ast.Constant):
        yield from ((node.value, text) for text in others if text != ast.unparse(node.value))


def left_out(node: ast.AST) -> Iterator[str]:
    """Yield ``pass`` for a statement that does something, and the other operator for one that adds."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.Return(value=None):
            yield "pass"
        case ast.Assign(targets=targets) if any(is_place(target) for target in targets):
            yield "pass"
        case ast.Continue():
            yield from ("pass", "break")
        case _ if isinstance(node, REMOVED):
            yield "pass"
    if isinstance(node, ast.AugAssign) and type(node.op) in COMPUTED:
        yield ast.unparse(ast.AugAssign(node.target, COMPUTED[type(node.op)](), node.value))


def is_place(target: ast.expr) -> bool:
    """Return whether an assignment to this outlasts the function: an attribute, an item, or several of them."""
    if isinstance(target, ast.Tuple):
        return any(map(is_place, target.elts))
    return isinstance(target, ast.Attribute | ast.Subscript)
