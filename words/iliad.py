"""The narrator of Iliad: what is said of its cards, events, choices and positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.core import NOBODY, UNKNOWN, Event, Part, Seat
from engine.games.iliad import Iliad, arrangement
from engine.games.iliad import events as happened
from engine.games.iliad.army import CLIMB
from engine.games.iliad.cards import (
    AGAMEMNON,
    ARCHER,
    HOPLITES,
    KINDS,
    PHALANXES,
    RADIX,
    RIDERS,
    TILES,
    VICTORY_KINDS,
    Kind,
    hoplites,
)
from engine.games.iliad.ending import SHARED
from engine.games.iliad.moves import ALONE, FIRST, HAND, LONE, MOUNT, STABLE, Spot
from engine.games.iliad.position import ARRANGE, DISCARD, NO_ORACLE, OVER, TAKE, TURN, spread
from engine.games.iliad.view import ArmyView, View, build
from words import NAMELESS, Audience, Names, Words, clip, flow

TEAMS = "ABC"


class Narrator:
    """Iliad in one language, with the numbers of the game's own cards."""

    def __init__(self, game: Iliad, language: str) -> None:
        self._cards = Cards(game, Words(language))

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return what happened, as the reader may hear it."""
        heard = event.heard_by(reader)
        return TELL[type(heard)](_News(self._cards, reader, names), heard) if heard else ""

    def part(self, part: Part, view: View, names: Names) -> str:
        """Return the label of a choice."""
        verb, value = part
        return clip(LABELS[verb](_Choices(self._cards, view, names), value))

    def question(self, settled: Sequence[Part], view: View, names: Names = NAMELESS) -> str:
        """Return what is asked once these parts are settled; without names nobody is named."""
        choices = _Choices(self._cards, view, names)
        return QUESTIONS[settled[-1][0]](choices, dict(settled)) if settled else choices.opening()

    def table(self, view: View, names: Names) -> list[str]:
        """Return the lines that show the position."""
        return _Table(self._cards, view, names).lines()

    def standings(self, view: View, names: Names) -> list[str]:
        """Return a line for each player, the winner first."""
        return _Table(self._cards, view, names).standings()


class Cards:
    """What cards are called, and the places where they may lie."""

    def __init__(self, game: Iliad, words: Words) -> None:
        self.sheet = game.sheet
        self.words = words
        self.say = words.say

    # -- cards

    def card(self, kind: Kind, message: str = "iliad-card") -> str:
        """Return the name of a card."""
        word = "hoplite" if kind in HOPLITES else KINDS[kind]
        return self.say(message, kind=word, points=self.sheet.points[kind])

    def a_card(self, kind: Kind) -> str:
        """Return the name of a card with its article."""
        return self.card(kind, "iliad-a-card")

    def short(self, kind: Kind) -> str:
        """Return the value of a Hoplite, the name of another card."""
        return str(self.sheet.points[kind]) if kind in HOPLITES else self.card(kind)

    def several(self, kinds: Iterable[Kind]) -> list[str]:
        """Return cards in few words: the Hoplites by their values, the others counted."""
        kinds = list(kinds)
        ranks = [self.short(kind) for kind in sorted(kinds, reverse=True) if kind in HOPLITES]
        others = [self.times(self.card(kind), kinds.count(kind)) for kind in range(ARCHER, len(KINDS)) if kind in kinds]
        return [self.say("iliad-hoplites", count=len(ranks), ranks=" ".join(ranks)), *others] if ranks else others

    def listed(self, kinds: Iterable[Kind]) -> str:
        """Return cards in few words, as a list within a sentence."""
        return ", ".join(self.several(kinds))

    def times(self, card: str, count: int) -> str:
        """Return the name of a card, with how many there are."""
        return card if count == 1 else self.say("iliad-times", card=card, count=count)

    def victory(self, code: int) -> str:
        """Return the name of a victory card."""
        kind, points = divmod(code, RADIX)
        return self.say("iliad-victory", kind=VICTORY_KINDS[kind], points=points)

    def victories(self, counts: Sequence[int]) -> list[str]:
        """Return the names of victory cards counted in the order of the sheet."""
        return [self.times(self.victory(code), n) for code, n in zip(self.sheet.codes, counts, strict=True) if n]

    def tile(self, tile: int) -> str:
        """Return the name of a tile."""
        return self.say("iliad-tile", tile=TILES[tile])

    def hero(self, value: int) -> str:
        """Return the name of a hero and what it adds."""
        name = self.sheet.heroes[value - 1][self.words.language]
        return self.say("iliad-hero", hero=name, points=value)

    def thanatos(self, points: int) -> str:
        """Return the name of an oracle that costs so many points."""
        return self.say("iliad-thanatos", points=points)

    # -- places

    def ranks(self, phalanx: Spot) -> str:
        """Return the values of a phalanx from the first to the last."""
        return "-".join(map(self.short, hoplites(phalanx)))

    def riders(self, load: int) -> str:
        """Return what an Elephant carries, Hoplites first and from the highest."""
        riders = sorted(RIDERS[load], key=lambda kind: (kind == ARCHER, -kind))
        return " + ".join(map(self.short, riders))

    def spot(self, spot: Spot) -> str:
        """Return what lies there, as something to point at."""
        return self.say("iliad-spot", **self.place(spot))

    def on(self, spot: Spot) -> str:
        """Return where a card is laid."""
        return self.say("iliad-on", **self.place(spot))

    def place(self, spot: Spot) -> dict[str, Any]:
        """Return the arguments that describe a spot."""
        if spot == ALONE:
            return {"what": "archer"}
        if spot in PHALANXES:
            what = "hoplite" if len(hoplites(spot)) == 1 else "phalanx"
            return {"what": what, "ranks": self.ranks(spot), "worth": self.sheet.line[spot]}
        if spot < STABLE:
            load = spot - MOUNT
            what = "mounted" if RIDERS[load] else "elephant"
            return {"what": what, "riders": self.riders(load), "worth": self.sheet.ridden[load]}
        if spot < LONE:
            return {"what": "horse", "number": spot - STABLE + 1}
        return {"what": "card", "card": self.card(spot - LONE)}

    def weapon(self, source: int) -> str:
        """Return what attacks."""
        if source == HAND:
            return self.say("iliad-weapon", what="hand")
        if source >= MOUNT:
            return self.say("iliad-weapon", what="mounted", riders=self.riders(source - MOUNT))
        return self.say("iliad-weapon", what="card", card=self.a_card(source))

    def worth(self, kind: Kind, spot: Spot) -> int:
        """Return what a phalanx or an Elephant is worth with one more card."""
        if spot < MOUNT:
            return self.sheet.line[spot | 1 << kind]
        return self.sheet.ridden[CLIMB[spot - MOUNT, kind]]


class _News(Audience):
    """Events told to one reader."""

    def __init__(self, cards: Cards, reader: Seat, names: Names) -> None:
        super().__init__(cards.words, reader, names)
        self.cards = cards
        self.say = cards.say

    def drew(self, event: happened.Drew) -> str:
        if UNKNOWN in event.kinds:
            return self.say("iliad-drew-unseen", count=len(event.kinds), **self.who("seat", event.seat))
        return self.say("iliad-drew", cards=self.cards.listed(event.kinds))

    def began(self, event: happened.SiegeBegan) -> str:
        oracle = _oracle(event.gorgon, event.points)
        row = self.say("iliad-the-victory") if oracle == "decider" else self.row(event.row)
        first = self.who("first", event.first)
        return self.say("iliad-began", number=event.number, oracle=oracle, points=event.points, row=row, **first)

    def row(self, codes: Sequence[int]) -> str:
        counted = map(codes.count, self.cards.sheet.codes)
        return ", ".join(self.cards.victories(tuple(counted))) or self.say("iliad-nothing")

    def placed(self, event: happened.Placed) -> str:
        if event.spot == ALONE:
            return self.say("iliad-placed", card=self.cards.a_card(event.kind), **self.who("seat", event.seat))
        return self.say("iliad-placed-on", **self.added(event))

    def laid(self, event: happened.Laid) -> str:
        if event.spot == ALONE:
            return self.say("iliad-laid", card=self.cards.a_card(event.kind), **self.who("seat", event.seat))
        return self.say("iliad-laid-on", **self.added(event))

    def added(self, event: happened.Placed | happened.Laid) -> dict[str, Any]:
        """Return the arguments for a card laid on something."""
        on, worth = self.cards.on(event.spot), self.cards.worth(event.kind, event.spot)
        return {"card": self.cards.a_card(event.kind), "on": on, "worth": worth, **self.who("seat", event.seat)}

    def hid(self, event: happened.Hid) -> str:
        number = event.horse + 1
        if event.kind == UNKNOWN:
            return self.say("iliad-hid-unseen", number=number, **self.who("seat", event.seat))
        return self.say("iliad-hid", number=number, card=self.cards.a_card(event.kind))

    def attacked(self, event: happened.Attacked) -> str:
        long = event.target in PHALANXES and len(hoplites(event.target)) > 1
        return self.say(
            "iliad-attacked",
            weapon=self.cards.weapon(event.source),
            card=self.cards.a_card(event.kind),
            ranks=self.cards.ranks(event.target) if long else "",
            **{"from": "phalanx" if long else "card"},
            **self.who("seat", event.seat),
            **self.who("foe", event.foe),
        )

    def fell(self, event: happened.Fell) -> str:
        return self.say("iliad-fell", **self.cards_of(event.seat, event.kinds))

    def opened(self, event: happened.HorsesOpened) -> str:
        return self.say("iliad-opened", **self.cards_of(event.seat, event.kinds))

    def withdrew(self, event: happened.Withdrew) -> str:
        return self.say("iliad-withdrew", **self.cards_of(event.seat, spread(event.counts)))

    def cards_of(self, seat: Seat, kinds: Sequence[Kind]) -> dict[str, Any]:
        """Return the arguments for a player and some cards."""
        return {"cards": self.cards.listed(kinds), "count": len(kinds), **self.who("seat", seat)}

    def passed(self, event: happened.Passed) -> str:
        who = self.who("seat", event.seat)
        return self.say("iliad-left", hero=self.cards.hero(event.hero), **who) if event.hero else self.waits(who)

    def waits(self, who: dict[str, str]) -> str:
        return self.say("iliad-waits", **who)

    def ended(self, event: happened.SiegeEnded) -> str:
        if not event.ranking:
            return self.say("iliad-nobody-won")
        if len(event.ranking) == 1:
            victor = event.ranking[0]
            return self.say("iliad-gorgon-won", strength=event.strengths[victor], **self.who("seat", victor))
        armies = [self.strength(seat, event.strengths[seat]) for seat in event.ranking]
        return self.say("iliad-counted", armies=", ".join(armies))

    def strength(self, seat: Seat, strength: int) -> str:
        return self.say("iliad-strength-of", strength=strength, **self.who("seat", seat))

    def took(self, event: happened.VictoryTaken) -> str:
        return self.say("iliad-took", card=self.cards.victory(event.code), **self.who("seat", event.seat))

    def tile(self, event: happened.TileTaken) -> str:
        tile, who = self.cards.tile(event.tile), self.who("seat", event.seat)
        if event.before == NOBODY:
            return self.say("iliad-tile-taken", tile=tile, **who)
        return self.say("iliad-tile-moved", tile=tile, **who, **self.who("before", event.before))

    def doomed(self, event: happened.ThanatosTaken) -> str:
        return self.say("iliad-doomed", oracle=self.cards.thanatos(event.points), **self.who("seat", event.seat))

    def gorgon_gone(self, _: happened.GorgonLeft) -> str:
        return self.say("iliad-gorgon-gone")

    def shuffled(self, event: happened.PileShuffled) -> str:
        return self.say("iliad-shuffled", count=event.cards)

    def put_away(self, event: happened.PutAway) -> str:
        return self.say("iliad-put-away", card=self.cards.a_card(event.kind), **self.who("seat", event.seat))

    def tied(self, event: happened.Tied) -> str:
        return self.say("iliad-tied", **self.whole("tied", event.seats), **self.who("first", event.first))

    def over(self, event: happened.GameEnded) -> str:
        winner = self.whole("winner", event.winners)
        if event.reason == SHARED:
            return self.say("iliad-shared", **winner)
        points = sum(event.points[seat] for seat in event.winners)
        return self.say("iliad-over", reason=event.reason, points=points, **winner)


TELL: Mapping[type[Event], Callable[[_News, Any], str]] = {
    happened.Drew: _News.drew,
    happened.SiegeBegan: _News.began,
    happened.Placed: _News.placed,
    happened.Hid: _News.hid,
    happened.Attacked: _News.attacked,
    happened.Fell: _News.fell,
    happened.Passed: _News.passed,
    happened.Withdrew: _News.withdrew,
    happened.HorsesOpened: _News.opened,
    happened.Laid: _News.laid,
    happened.SiegeEnded: _News.ended,
    happened.VictoryTaken: _News.took,
    happened.TileTaken: _News.tile,
    happened.ThanatosTaken: _News.doomed,
    happened.GorgonLeft: _News.gorgon_gone,
    happened.PileShuffled: _News.shuffled,
    happened.PutAway: _News.put_away,
    happened.Tied: _News.tied,
    happened.GameEnded: _News.over,
}


class _Choices:
    """Questions and labels for whoever sees this view."""

    def __init__(self, cards: Cards, view: View, names: Names) -> None:
        self.cards = cards
        self.view = view
        self.names = names
        self.say = cards.say

    # -- labels, one for each kind of part

    def place(self, kind: Kind) -> str:
        return self.say("iliad-place", card=self.cards.a_card(kind), count=self.view.hand[kind])

    def on(self, spot: Spot) -> str:
        if not STABLE <= spot < LONE:
            on = self.cards.on(spot)
            return on[0].upper() + on[1:]
        horse = spot - STABLE
        return self.say("iliad-into", number=horse + 1, count=self.view.armies[self.view.seat].horses[horse])

    def attack(self, source: int) -> str:
        return self.say("iliad-attack", weapon=self.cards.weapon(source))

    def foe(self, seat: Seat) -> str:
        return self.say("iliad-foe", name=self.names[seat], strength=self.view.armies[seat].strength)

    def target(self, spot: Spot) -> str:
        return self.cards.spot(spot)

    def end(self, end: int) -> str:
        return self.say("iliad-end", end="first" if end == FIRST else "last")

    def leave(self, _: int) -> str:
        """Say what a pass does in this siege."""
        view = self.view
        if view.gorgon:
            return self.say("iliad-withdraw", strength=view.armies[view.seat].strength)
        if view.table.duel:
            return self.say("iliad-wait", passes=view.passes)
        return self.say("iliad-leave", hero=self.cards.hero(len(view.order)))

    def accept(self, _: int) -> str:
        """Say what the arrangement that the game proposes is worth."""
        army = build(self.view.armies[self.view.seat])
        for kind, spot in arrangement.best(army, self.cards.sheet):
            army.opened[kind] -= 1
            army.put(kind, spot)
        return self.say("iliad-accept", strength=army.strength(self.cards.sheet))

    def lay(self, kind: Kind) -> str:
        return self.say("iliad-lay", card=self.cards.a_card(kind))

    def take(self, code: int) -> str:
        return self.cards.victory(code)

    def discard(self, kind: Kind) -> str:
        return self.say("iliad-discard", card=self.cards.a_card(kind), count=self.view.hand[kind])

    # -- questions, by the last part that is settled

    def opening(self) -> str:
        """Ask for the first part of a move."""
        view = self.view
        if view.phase == ARRANGE:
            opened = spread(view.armies[view.seat].opened)
            return self.say("iliad-ask-arrange", cards=self.cards.listed(opened))
        if view.phase == DISCARD:
            return self.say("iliad-ask-discard", count=sum(view.hand) - view.table.hand)
        return self.say("iliad-ask-take" if view.phase == TAKE else "iliad-ask-turn")

    def ask_on(self, settled: Mapping[str, int]) -> str:
        kind = settled["place"] if "place" in settled else settled["lay"]
        return self.say("iliad-ask-on", card=self.cards.a_card(kind))

    def ask_foe(self, settled: Mapping[str, int]) -> str:
        return self.say("iliad-ask-foe", weapon=self.cards.weapon(settled["attack"]))

    def ask_target(self, settled: Mapping[str, int]) -> str:
        weapon, seat = self.cards.weapon(settled["attack"]), settled["seat"]
        if seat not in self.names:
            return self.say("iliad-ask-target", weapon=weapon)
        return self.say("iliad-ask-target-of", weapon=weapon, foe=self.names[seat])

    def ask_end(self, settled: Mapping[str, int]) -> str:
        return self.say("iliad-ask-end", target=self.cards.spot(settled["target"]))


LABELS: Mapping[str, Callable[[_Choices, int], str]] = {
    "place": _Choices.place,
    "on": _Choices.on,
    "attack": _Choices.attack,
    "seat": _Choices.foe,
    "target": _Choices.target,
    "end": _Choices.end,
    "pass": _Choices.leave,
    "accept": _Choices.accept,
    "lay": _Choices.lay,
    "take": _Choices.take,
    "discard": _Choices.discard,
}
QUESTIONS: Mapping[str, Callable[[_Choices, Mapping[str, int]], str]] = {
    "place": _Choices.ask_on,
    "lay": _Choices.ask_on,
    "attack": _Choices.ask_foe,
    "seat": _Choices.ask_target,
    "target": _Choices.ask_end,
}


class _Table:
    """A position in lines of words."""

    def __init__(self, cards: Cards, view: View, names: Names) -> None:
        self.cards = cards
        self.view = view
        self.audience = Audience(cards.words, view.seat, names)
        self.say = cards.say

    def lines(self) -> list[str]:
        """Return the whole position: the siege, each player, one's own hand."""
        lines = self.siege()
        for seat in range(self.view.table.seats):
            lines += ["", *self.player(seat)]
        if self.view.seat in range(self.view.table.seats):
            lines += ["", *self.hand()]
        return lines

    def standings(self) -> list[str]:
        """Return a line for each player, by place."""
        places = self.view.outcome.places if self.view.outcome else ()
        return [
            self.standing(seat, place) for place, seat in sorted((place, seat) for seat, place in enumerate(places))
        ]

    def standing(self, seat: Seat, place: int) -> str:
        return self.say("iliad-standing", place=place, **self.points(seat), **self.audience.who("seat", seat))

    # -- the siege

    def siege(self) -> list[str]:
        view, sheet = self.view, self.cards.sheet
        points = UNKNOWN if view.oracle == NO_ORACLE else sheet.oracles[view.oracle].points
        title = self.say("iliad-title", number=view.number, oracle=self.oracle(points), points=points)
        return [title, *self.stake(), *self.piles()]

    def oracle(self, points: int) -> str:
        """Return the word for the siege that is on, or for what there is instead."""
        if self.view.phase == OVER:
            return "over"
        return "after" if self.view.phase == DISCARD else _oracle(self.view.gorgon, points)

    def stake(self) -> list[str]:
        if self.view.phase == OVER:
            return []
        row = self.cards.victories(self.view.row) or [self.say("iliad-nothing")]
        return flow(self.say("iliad-stake"), [self.say("iliad-the-victory")] if self.view.decider else row)

    def piles(self) -> list[str]:
        view = self.view
        oracles = "none" if view.table.duel else sum(view.oracles)
        return [
            self.say("iliad-piles", pile=view.pile_size, discards=sum(view.discards)),
            self.say("iliad-more-piles", victories=sum(view.victories), oracles=oracles),
        ]

    # -- a player

    def player(self, seat: Seat) -> list[str]:
        army = self.view.armies[seat]
        points = self.say("iliad-points", target=self.view.table.target, **self.points(seat))
        strength = self.say("iliad-army", count=self.view.hand_sizes[seat], strength=army.strength)
        return [self.header(seat), *flow(f"  {points}", self.gains(seat)), *flow(f"  {strength}", self.army(army))]

    def header(self, seat: Seat) -> str:
        status, hero = self.status(seat), self.view.armies[seat].hero
        named = self.cards.hero(hero) if hero else ""
        mark = "> " if status == "acting" else ""
        return mark + self.say("iliad-player", status=status, hero=named, **self.audience.who("seat", seat))

    def status(self, seat: Seat) -> str:
        """Return the word for what a player is doing in this siege."""
        view = self.view
        if view.order and view.order[0] == seat:
            return "acting"
        if seat not in view.players:
            return "absent"
        if view.phase != TURN:
            return "none"
        if seat in view.order:
            return "passed" if view.passes and view.last_to_pass == seat else "waiting"
        return "withdrawn" if view.gorgon else "left"

    def points(self, seat: Seat) -> dict[str, Any]:
        """Return the arguments for a player's points, and for those of the team."""
        points, table = self.view.points, self.view.table
        total = sum(points[partner] for partner in table.side(seat))
        return {"points": points[seat], "sum": total, "team": TEAMS[table.team(seat)] if table.teams else "none"}

    def gains(self, seat: Seat) -> list[str]:
        """Return the victory cards, tiles and Thanatos cards of a player."""
        view, cards = self.view, self.cards
        tiles = [f"{cards.tile(tile)} {cards.sheet.tiles[tile]}" for tile in self.tiles(seat)]
        lost = [cards.sheet.doom[at] for at in spread(view.doom[seat])]
        return [*cards.victories(view.won[seat]), *tiles, *map(cards.thanatos, lost)]

    def tiles(self, seat: Seat) -> list[int]:
        return [tile for tile, holder in enumerate(self.view.tiles, AGAMEMNON) if holder == seat]

    # -- an army

    def army(self, army: ArmyView) -> list[str]:
        """Return all that lies before a player, what is worth most first."""
        hero = [self.cards.hero(army.hero)] if army.hero else []
        lone = self.cards.several(spread(army.lone))
        return [*self.phalanxes(army), *self.herd(army), *lone, *self.horses(army), *hero, *self.opened(army)]

    def phalanxes(self, army: ArmyView) -> list[str]:
        line = [spot for spot in reversed(PHALANXES) for _ in range(army.line[spot])]
        long = [self.phalanx(spot) for spot in line if len(hoplites(spot)) > 1]
        single = [hoplites(spot)[0] for spot in line if len(hoplites(spot)) == 1]
        return [*long, *self.cards.several([*single, *[ARCHER] * army.line[ALONE]])]

    def phalanx(self, spot: Spot) -> str:
        return self.say("iliad-phalanx", ranks=self.cards.ranks(spot), worth=self.cards.sheet.line[spot])

    def herd(self, army: ArmyView) -> list[str]:
        return [self.cards.spot(MOUNT + load) for load in reversed(army.herd)]

    def horses(self, army: ArmyView) -> list[str]:
        hidden = army.hidden or ((),) * len(army.horses)
        return [self.horse(at + 1, size, hidden[at]) for at, size in enumerate(army.horses)]

    def horse(self, number: int, count: int, hidden: Sequence[Kind]) -> str:
        cards = " ".join(map(self.cards.short, sorted(hidden, key=lambda kind: (kind == ARCHER, -kind))))
        return self.say("iliad-horse", number=number, count=count, known="yes" if hidden else "no", cards=cards)

    def opened(self, army: ArmyView) -> list[str]:
        kinds = spread(army.opened)
        return [self.say("iliad-to-arrange", cards=self.cards.listed(kinds))] if kinds else []

    def hand(self) -> list[str]:
        return flow(self.say("iliad-hand", count=sum(self.view.hand)), self.cards.several(spread(self.view.hand)))


def _oracle(gorgon: bool, points: int) -> str:
    """Return the word for an oracle; ``points`` are UNKNOWN where none was turned up."""
    if points == UNKNOWN:
        return "decider" if gorgon else "none"
    return "gorgon" if gorgon else "thanatos"
