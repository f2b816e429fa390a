"""What players bring to a deal after the seed was sealed, so that nobody could choose the cards."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256

from engine.core import NOBODY, Seat
from engine.spelling import well_spelled

CLICKS = ("join", "start")
KINDS = (*CLICKS, "word")
LONGEST = 100  # characters of a text
HEX = frozenset("0123456789abcdef")
CLICK = re.compile("[1-9][0-9]{0,19}")  # an id of Discord has at most 64 bits


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a seat brought: a ``word`` typed by a player, or the id of the click with which they ``join`` or ``start``.

    If the author has erased the text, it is empty, and ``sha256`` is its hash in hexadecimal.
    """

    seat: Seat
    kind: str
    text: str
    sha256: str = ""

    @property
    def digest(self) -> bytes:
        """The hash of the text."""
        return bytes.fromhex(self.sha256) if self.sha256 else sha256(self.text.encode()).digest()

    @property
    def is_valid(self) -> bool:
        """Whether it is of a known kind and has a printable text or else a hash."""
        if self.kind not in KINDS or bool(self.text) == bool(self.sha256):
            return False
        hashed = len(self.sha256) == 64 and HEX.issuperset(self.sha256)
        return hashed if self.sha256 else self.text.isprintable() and len(self.text) <= LONGEST

    @property
    def is_unambiguous(self) -> bool:
        """Whether nobody could have written the same otherwise; the hash of an erased text tells nothing about it."""
        if self.sha256:
            return True
        return well_spelled(self.text) if self.kind == "word" else CLICK.fullmatch(self.text) is not None

    def erased(self) -> Contribution:
        """Return the contribution with the hash in place of its text."""
        return replace(self, text="", sha256=self.digest.hex())


def derive_key(seed: bytes, brought: Iterable[Contribution]) -> bytes:
    """Return what the draws are made of: the hash of the seed and of the hash of each contribution, in order.

    If nobody brought anything, it is the seed itself.
    """
    digests = b"".join(each.digest for each in brought)
    return sha256(seed + digests).digest() if digests else seed


def sort_by_hash(brought: Iterable[Contribution]) -> tuple[Contribution, ...]:
    """Return contributions in the one order that nobody chooses, not even by the order of the seats."""
    return tuple(sorted(brought, key=lambda each: each.digest))


def well_formed(brought: Iterable[Contribution], seats: int) -> bool:
    """Return whether players can have brought this: words or clicks, each at most once a seat, and one start.

    Anything more would be a way to choose the deal. Only a click to start may come from ``NOBODY``.
    """
    brought = tuple(brought)
    kinds = [each.kind for each in brought]
    once = len({(each.seat, each.kind) for each in brought}) == len(brought) and kinds.count("start") < 2
    alike = "word" not in kinds or {*kinds} == {"word"}
    seated = all(0 <= each.seat < seats or (each.seat, each.kind) == (NOBODY, "start") for each in brought)
    return once and alike and seated
