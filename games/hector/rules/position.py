"""Everything on the table of Hector and Achilles, and what each player has."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeVar

from engine.chance import draw_card
from engine.core import NOBODY, UNKNOWN, Chance, Event, Json, Outcome, Seat
from games.hector.rules.cards import FRONTS, HUE, HUES, KINDS, NONE, RESERVE, VALUE, Colour, Kind, Sheet
from games.hector.rules.memory import DRAWN, LENT, Diary, Memory, Story, encode_entry, recall_diary

SEATS = range(2)
VANGUARD, NAME, ORIENT, TURN, FATE, GIVE_UP, OVER = range(7)  # the phases
NUMBERS = (
    "achaean", "attacker", "number", "turn", "front", "tile", "phase", "actor", "victor", "acted", "shown", "retreated",
)  # fmt: skip
LISTS = ("tiles", "colours", "hero", "deployed", "covered", "favours", "shame", "fighting", "last_heroes", "strengths")
PER_SEAT = ("hands", "played", "favoured", "lost", "heroes", "under", "fallen", "reduced", "diary")

T = TypeVar("T")
Own = Sequence[Any]  # a value for each seat


class Open(Protocol):
    """The facts that decide which moves are legal; a position has them, and so has a seat's view of one.

    It only matters whether a pile is empty, so ``piles``, ``heroes`` and ``under`` may be lists or numbers.
    """

    @property
    def sheet(self) -> Sheet: ...
    @property
    def phase(self) -> int: ...
    @property
    def acted(self) -> bool: ...
    @property
    def tile(self) -> int: ...
    @property
    def colours(self) -> Own: ...
    @property
    def hands(self) -> Own: ...
    @property
    def played(self) -> Own: ...
    @property
    def piles(self) -> Own: ...
    @property
    def fighting(self) -> Own: ...
    @property
    def hero(self) -> Own: ...
    @property
    def heroes(self) -> Own: ...
    @property
    def under(self) -> Own: ...
    @property
    def deployed(self) -> Own: ...
    @property
    def covered(self) -> Own: ...
    @property
    def favoured(self) -> Own: ...
    @property
    def favours(self) -> Own: ...


class Position:
    """The data of a position. Piles are sorted lists (``engine.chance.draw_card``).

    Troops, each by seat: ``piles`` (three front piles and the reserve), ``hands``, ``played``
    (the vanguard first), ``lost`` (counted by kind). ``covered`` is the troop under the
    deployed hero, ``favoured`` are the troops with a favor.
    Heroes, each by seat, NONE if there is none: ``hero`` in hand; ``heroes`` in the pile; ``under``
    those put under it, in order, drawn after the others; ``deployed``; ``fallen`` are lost.
    Each side has ``favours`` in its supply and ``shame``; ``reduced`` says which of its front piles are
    reduced, and ``fighting`` is the pile that fights.
    Fate: ``tiles`` not yet used, ``tile`` turned up, ``colours`` in front of each seat.
    The battle: ``number`` counts from 1, ``turn`` from 1 to 4; ``attacker``; ``front`` is the number of
    the piles that face each other; ``acted`` is true when this turn's action was taken, ``shown`` when
    the heroes in hand have been shown; ``victor`` and ``retreated`` matter while the loser decides (HA-42).
    Of the latest battle that was counted: ``last_heroes`` shown, and ``strengths``; UNKNOWN before that.
    ``phase`` says what ``actor`` has to decide; the ``achaean`` seat leads the Achaeans.
    ``owned`` and ``open`` are what the owner and the others know of each side, ``diary`` is what they
    have seen since; see ``memory``.
    """

    __slots__ = ("events", "open", "owned", "piles", "result", "sheet", *NUMBERS, *LISTS, *PER_SEAT)

    sheet: Sheet
    piles: list[list[list[int]]]
    hands: list[list[int]]
    played: list[list[int]]
    favoured: list[list[int]]
    lost: list[list[int]]
    heroes: list[list[int]]
    under: list[list[int]]
    fallen: list[list[int]]
    reduced: list[list[bool]]
    diary: list[Diary]
    hero: list[Colour]
    deployed: list[Colour]
    covered: list[Kind]
    favours: list[int]
    shame: list[int]
    fighting: list[int]
    last_heroes: list[Colour]
    strengths: list[int]
    tiles: list[int]
    colours: list[Colour]
    achaean: Seat
    attacker: Seat
    number: int
    turn: int
    front: int
    tile: int
    phase: int
    actor: Seat
    victor: Seat
    acted: bool
    shown: bool
    retreated: bool
    owned: list[Memory]
    open: list[Memory]
    result: Outcome | None
    events: list[Event]

    @classmethod
    def undealt(cls, sheet: Sheet, achaean: Seat) -> Self:
        """Return a position before the deal: everything is where the box says that it begins."""
        new = cls()
        new.sheet, new.achaean, new.attacker = sheet, achaean, achaean
        new.piles = [[[] for _ in (*FRONTS, RESERVE)] for _ in SEATS]
        new.hands, new.played, new.favoured = make_empty_lists(), make_empty_lists(), make_empty_lists()
        new.under, new.fallen, new.diary = make_empty_lists(), make_empty_lists(), make_empty_lists()
        new.lost = [[0] * len(KINDS) for _ in SEATS]
        new.heroes = [list(HUES) for _ in SEATS]
        new.reduced = [[False] * len(FRONTS) for _ in SEATS]
        new.hero, new.deployed, new.covered, new.fighting = ([NONE for _ in SEATS] for _ in range(4))
        new.last_heroes, new.strengths = [UNKNOWN for _ in SEATS], [UNKNOWN for _ in SEATS]
        new.favours, new.shame = [sheet.favours for _ in SEATS], [0 for _ in SEATS]
        new.tiles, new.tile, new.colours = list(range(len(sheet.tiles))), NONE, [NONE for _ in SEATS]
        new.number, new.turn, new.front, new.phase = 0, 0, NONE, VANGUARD
        new.actor, new.victor = achaean, NOBODY
        new.acted = new.shown = new.retreated = False
        new.open = [Memory(sheet.counts, (sheet.pile,) * 4) for _ in SEATS]
        new.owned = new.open[:]
        new.result, new.events = None, []
        return new

    def copy(self) -> Self:
        """Return a copy of the position that shares nothing mutable with it."""
        twin = type(self)()
        twin.sheet, twin.achaean, twin.attacker, twin.actor = self.sheet, self.achaean, self.attacker, self.actor
        twin.number, twin.turn, twin.front, twin.tile = self.number, self.turn, self.front, self.tile
        twin.phase, twin.victor, twin.retreated = self.phase, self.victor, self.retreated
        twin.acted, twin.shown = self.acted, self.shown
        twin.tiles, twin.colours, twin.hero, twin.deployed = (
            self.tiles[:],
            self.colours[:],
            self.hero[:],
            self.deployed[:],
        )
        twin.covered, twin.favours, twin.shame = self.covered[:], self.favours[:], self.shame[:]
        twin.fighting, twin.last_heroes, twin.strengths = self.fighting[:], self.last_heroes[:], self.strengths[:]
        twin.hands, twin.played, twin.favoured = copy_both(self.hands), copy_both(self.played), copy_both(self.favoured)
        twin.lost, twin.heroes, twin.under = copy_both(self.lost), copy_both(self.heroes), copy_both(self.under)
        twin.fallen, twin.reduced, twin.diary = copy_both(self.fallen), copy_both(self.reduced), copy_both(self.diary)
        twin.piles = [[pile[:] for pile in piles] for piles in self.piles]
        twin.owned, twin.open, twin.result, twin.events = self.owned[:], self.open[:], self.result, []
        return twin

    def dump(self) -> Json:
        """Return the position as plain JSON, with the memories brought up to date."""
        self.remember()
        return {
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: getattr(self, name)[:] for name in LISTS},
            **{name: [values[:] for values in getattr(self, name)] for name in PER_SEAT},
            "piles": [[pile[:] for pile in piles] for piles in self.piles],
            "owned": list(map(dump_memory, self.owned)),
            "open": list(map(dump_memory, self.open)),
            "result": self.result and self.result.dump(),
        }

    def restore(self, dump: Json) -> Self:
        """Restore everything from a dump; return the position."""
        for name in NUMBERS:
            setattr(self, name, dump[name])
        for name in LISTS:
            setattr(self, name, dump[name][:])
        for name in PER_SEAT:
            setattr(self, name, [values[:] for values in dump[name]])
        self.piles = [[pile[:] for pile in piles] for piles in dump["piles"]]
        self.owned, self.open = list(map(load_memory, dump["owned"])), list(map(load_memory, dump["open"]))
        self.result = Outcome.load(dump["result"]) if dump["result"] else None
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the position be pickled, also a compiled one."""
        return restore_pickled, (type(self), (self.sheet, self.achaean), self.dump())

    def remember(self) -> None:
        """Bring the memories up to date with the diaries; this changes nothing that anybody can observe."""
        for seat in SEATS:
            if self.diary[seat]:
                self.owned[seat] = recall_diary(self.owned[seat], self.diary[seat], owner=True)
                self.open[seat] = recall_diary(self.open[seat], self.diary[seat], owner=False)
                self.diary[seat] = []

    # -- what can be read off the table

    def total(self, seat: Seat) -> int:
        """Return the sum of everything that a side has played, whatever its colors (HA-30)."""
        total = sum([VALUE[kind] for kind in self.played[seat]]) + len(self.favoured[seat])
        if self.deployed[seat] != NONE:
            total += self.hero_value(seat, self.deployed[seat]) - VALUE[self.covered[seat]]
        return total

    def counting(self, seat: Seat) -> list[int]:
        """Return, for each color, what would count for a side if the color were valid (HA-40)."""
        counting = [0] * len(HUES)
        for kind in self.played[seat]:
            counting[HUE[kind]] += VALUE[kind]
        for kind in self.favoured[seat]:
            counting[HUE[kind]] += 1
        if self.deployed[seat] != NONE:
            counting[HUE[self.covered[seat]]] -= VALUE[self.covered[seat]]
            counting[self.deployed[seat]] += self.hero_value(seat, self.deployed[seat])
        return counting

    def strength(self, seat: Seat) -> int:
        """Return the strength of a side: the color of fate and that of its hero, neither twice (HA-40, HA-64)."""
        counting = self.counting(seat)
        return sum([counting[colour] for colour in self.valid(seat)])

    def valid(self, seat: Seat) -> set[Colour]:
        """Return the colors that count for a side (HA-40)."""
        return {self.colours[seat], self.hero[seat], self.deployed[seat]} - {NONE}

    def hero_value(self, seat: Seat, hero: Colour) -> int:
        """Return the value of a hero of this side."""
        return self.sheet.heroes[seat ^ self.achaean][hero].value

    def code(self, seat: Seat, hero: Colour) -> int:
        """Return the code of a hero in events, made from its side and its color."""
        return (seat ^ self.achaean) * len(HUES) + hero

    # -- verbs

    def draw_troop(self, seat: Seat, chance: Chance) -> Kind:
        """Draw a troop from the fighting pile, or from the reserve if that is empty (HA-14, HA-21)."""
        pile, piles = self.fighting[seat], self.piles[seat]
        lent = not piles[pile]
        kind = self.top(seat, RESERVE if lent else pile, chance)
        self.diary[seat].append(encode_entry(LENT if lent else DRAWN, pile, kind))
        insort(self.hands[seat], kind)
        return kind

    def top(self, seat: Seat, pile: int, chance: Chance) -> Kind:
        """Take the top troop of a pile; nobody knows which it is (HA-02, HA-63)."""
        return draw_card(self.piles[seat][pile], chance, f"troops {seat} {pile}")

    def draw_hero(self, seat: Seat, chance: Chance) -> Colour:
        """Draw the top hero of the pile into the hand; those put under the pile come last."""
        pile = self.heroes[seat]
        hero = draw_card(pile, chance, f"heroes {seat}") if pile else self.under[seat].pop(0)
        self.hero[seat] = hero
        return hero


def make_empty_lists() -> list[list[int]]:
    """Return an empty list for each seat."""
    return [[] for _ in SEATS]


def copy_both(lists: list[list[T]]) -> list[list[T]]:
    """Return a copy of the list of each seat."""
    mine, theirs = lists
    return [mine[:], theirs[:]]


def dump_memory(memory: Memory) -> Json:
    """Return a memory as plain JSON."""
    stories = [{"known": list(map(list, story.known)), "lent": list(story.lent)} for story in memory.stories]
    return {
        "hidden": list(memory.hidden),
        "sizes": list(memory.sizes),
        "stories": stories,
        "veiled": list(memory.veiled),
    }


def load_memory(dump: Json) -> Memory:
    """Restore a dumped memory."""
    stories = tuple(Story(tuple(map(tuple, story["known"])), tuple(story["lent"])) for story in dump["stories"])
    return Memory(tuple(dump["hidden"]), tuple(dump["sizes"]), stories, tuple(dump["veiled"]))


def restore_pickled(kind: type[Position], printed: tuple[Any, ...], dump: Json) -> Position:
    """Return a position that was pickled."""
    return kind.undealt(*printed).restore(dump)
