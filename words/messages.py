"""Fluent files as their translators see them: which messages there are, and what each is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

LONG_ARGUMENT = 24  # characters of an argument, such as the name of a table or seat
PLURALS = {"zero", "one", "two", "few", "many", "other"}  # languages differ in them (CLDR)
_SPELLED = re.compile(r"[^\W\d_]+")
_TYPED = re.compile(r"[\"']")  # as a typewriter has them: print has others


@dataclass(frozen=True, slots=True)
class Message:
    """A message: where it is, what it fills in, what it refers to, and the cases it tells apart by argument."""

    name: str
    file: str
    line: int
    variables: frozenset[str]
    references: frozenset[str]
    cases: Mapping[str, frozenset[str]]
    written: str
    pattern: ast.Pattern

    @property
    def place(self) -> str:
        """The file and line at which it is."""
        return f"{self.file}:{self.line}"

    @property
    def lines(self) -> int:
        """The number of its lines that people see, in the longest case."""
        return self.written.count("\n") + 1

    def spelled(self) -> bool:
        """Return whether it has words of its own, and not only arguments."""
        return any(_SPELLED.search(text) for text in _texts(self.pattern))

    def typewritten(self) -> bool:
        """Return whether it has the quotation marks or apostrophes of a typewriter."""
        return any(_TYPED.search(text) for text in _texts(self.pattern))


@dataclass(frozen=True, slots=True)
class File:
    """The messages of a Fluent file in their order, and the lines that cannot be read."""

    name: str
    messages: Sequence[Message]
    unreadable: Sequence[int]


def parse_messages(text: str, file: str) -> File:
    """Read a Fluent file; ``file`` is what it is called in findings."""
    body = FluentParser().parse(text).body
    return File(
        file,
        [_message(entry, text, file) for entry in body if isinstance(entry, ast.Message)],
        [_line(entry, text) for entry in body if isinstance(entry, ast.Junk)],
    )


def measure_pattern(pattern: ast.Pattern, known: Mapping[str, Message]) -> int:
    """Return the greatest length of a message, in characters."""
    return sum(
        len(part.value) if isinstance(part, ast.TextElement) else _filled(part.expression, known)
        for part in pattern.elements
    )


def _filled(inner: object, known: Mapping[str, Message]) -> int:
    if isinstance(inner, ast.SelectExpression):
        return max(measure_pattern(variant.value, known) for variant in inner.variants)
    if isinstance(inner, ast.MessageReference):
        return measure_pattern(known[inner.id.name].pattern, known) if inner.id.name in known else LONG_ARGUMENT
    return len(inner.value) if isinstance(inner, ast.StringLiteral) else LONG_ARGUMENT


@dataclass(slots=True)
class _Parts(Visitor):
    """Collects what a message is made of."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    cases: dict[str, set[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            named = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            self.cases.setdefault(node.selector.id.name, set()).update(named - PLURALS)
        self.generic_visit(node)


def _message(entry: ast.Message, text: str, file: str) -> Message:
    parts, pattern = _Parts(), entry.value or ast.Pattern([])
    parts.visit(entry)
    cases = {name: frozenset(found) for name, found in parts.cases.items()}
    written = FluentSerializer().serialize_entry(ast.Message(entry.id, pattern)).partition("=")[2].strip()
    return Message(
        entry.id.name, file, _line(entry, text), frozenset(parts.variables), frozenset(parts.references), cases,
        written, pattern,
    )  # fmt: skip


def _line(entry: ast.EntryType, text: str) -> int:
    """Return the line of an entry, below its comment."""
    start = entry.id.span if isinstance(entry, ast.Message) else entry.span
    return text.count("\n", 0, start.start if start else 0) + 1


def _texts(node: ast.Pattern) -> Iterator[str]:
    for part in node.elements:
        if isinstance(part, ast.TextElement):
            yield part.value
        elif isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from _texts(variant.value)
