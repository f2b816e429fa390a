"""Sentences of Fluent texts, each parsed when it is first said: to parse them all would be half of a start."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

PARSER = FluentParser(with_spans=False)  # where a message stands in its file would take a third of the memory
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-#a-zA-Z]).*)*", re.MULTILINE)  # what follows it is indented
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Sentences:
    """The sentences of one language.

    Only names may be written from right to left, and they come isolated (``words.people``).
    """

    def __init__(self, language: str) -> None:
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str] = {}  # the text of each
        self._parsed: set[str] = set()

    def add(self, text: str, prefix: str = "") -> None:
        """Add those whose names begin with the prefix; of two with one name, the first counts."""
        for entry in ENTRY.finditer(text):
            if entry[1].removeprefix("-").startswith(prefix):
                self._entries.setdefault(entry[1], entry[0])

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def digest(self) -> str:
        """Return a hash of them all, which differs when one does."""
        return sha256(repr(self._entries).encode()).hexdigest()

    def say(self, name: str, arguments: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Return one of them with its arguments filled in, and what was wrong with these."""
        if name not in self._parsed:
            self._parse(name)
        text, errors = self._bundle.format_pattern(self._bundle.get_message(name).value, arguments)
        return str(text), errors

    def _parse(self, name: str) -> None:
        """Parse one and those that it refers to; it counts as parsed when all are, as other threads may ask for it."""
        found, wanted = dict[str, str](), [name]
        while wanted:
            each = wanted.pop()
            if each in self._entries and each not in found:
                found[each] = self._entries[each]
                wanted += REFERENCE.findall(found[each])
        self._bundle.add_resource(PARSER.parse("\n".join(found.values())))
        self._parsed.update(found)
