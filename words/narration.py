"""What the narrators of all games share: how their parts work together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from engine.core import NOBODY, Event, Part, Seat
from engine.differences import Difference, Reason
from engine.match import Undid
from engine.why_not import Thing, Why
from words import NAMELESS, Audience, Library, Names, clip_text, label_choice
from words.because import Because

PART = 0.5  # of what speaks most for a move: a term must be worth so much to be told as the reason


@dataclass(frozen=True, slots=True)
class Speech:
    """The parts of a game's narrator: ``news`` tells events, ``choices`` asks, ``table`` shows positions.

    ``tell`` maps every event class to a method of the news, and ``labels`` every kind of part to a
    method of the choices. So does ``questions``, for every kind of part that another question follows.
    ``chapters`` maps every public event class that opens a chapter (a place to jump to in a replay) to
    a message, which is filled in with the event's own fields.
    ``things`` maps every sort of thing that has a name and that players may ask about to a function that names it.
    ``brief`` has shorter labels for buttons under a picture that shows the particulars. Empty labels are left out.
    ``answers`` has the labels of answers that need not repeat what the question above them says.
    ``together`` has labels that tell several parts as one, such as a whole swap, by the kinds of these parts.
    ``risks`` says of the kinds of parts that can cost a lot whether they do now; people may want to confirm them.
    ``repeats`` says of the kinds of parts that can do the same as another choice whether they do now.
    ``stays`` says of the kinds of parts that can leave everything as it is whether they do now; such a choice is last.
    ``costs`` says of the kinds of parts that can cost something what they cost now, or nothing.
    ``account`` says how the score of each seat of a finished game came about, from all its public events; nothing if
    standings do.
    ``scores`` are the points of each seat at the end of a game in which points decide.
    ``decisive`` are the event classes that a hand tells first if it cannot tell all, and ``counted`` those that the
    standings of a finished game repeat. ``shown`` says of an event whether the position, or the question asked of its
    reader, tells as much. ``runs`` tells several decisive events of a class by one seat in one sentence; those of
    several such classes by one seat are told together, too.
    The parts in ``closing`` end a turn or give something up: their choices come last, unnumbered, in another color.
    A kind of part there stands for all its parts.
    ``because`` has a sentence for each keyword of the game's terms, or an empty one, by which a move may be better than
    another; the function gets the ``becauses`` of the one who chose.
    ``relies`` is the message that lists what a plan relies on.
    """

    news: Callable[[Any, Seat, Names], Any]
    tell: Mapping[type[Any], Callable[[Any, Any], str]]
    choices: Callable[[Any, Any, Names], Any]
    labels: Mapping[str, Callable[[Any, int], str]]
    questions: Mapping[str, Callable[[Any, Mapping[str, int]], str]]
    table: Callable[[Any, Any, Names], Any]
    chapters: Mapping[type[Any], str]
    things: Mapping[str, Callable[[Any, Any, int], str]]
    brief: Mapping[str, Callable[[Any, int], str]] = field(default_factory=dict)
    closing: frozenset[str | Part] = frozenset()
    risks: Mapping[str, Callable[[Any, int], bool]] = field(default_factory=dict)
    account: Callable[[Any, Any, Names, Sequence[Event]], list[str]] = lambda cards, view, names, events: []
    scores: Callable[[Any], Sequence[int]] = lambda view: ()
    repeats: Mapping[str, Callable[[Any, int], bool]] = field(default_factory=dict)
    costs: Mapping[str, Callable[[Any, int], str]] = field(default_factory=dict)
    stays: Mapping[str, Callable[[Any, int], bool]] = field(default_factory=dict)
    decisive: frozenset[type[Event]] = frozenset()
    counted: frozenset[type[Event]] = frozenset()
    together: Mapping[tuple[str, ...], Callable[..., str]] = field(default_factory=dict)
    relies: str = "plan-relies"
    shown: Callable[[Event, Any], bool] = lambda event, view: False
    runs: Mapping[type[Any], Callable[[Any, Sequence[Any]], str]] = field(default_factory=dict)
    answers: Mapping[str, Callable[[Any, int], str]] = field(default_factory=dict)
    because: Mapping[str, Callable[[Any, Difference, Reason], str]] = field(default_factory=dict)
    becauses: Callable[[Any, Any, Names], Any] = Because


class Narration:
    """A narrator made of a game's cards and its speech; ``library`` has the cards' texts, if they have any."""

    library: Library | None = None

    def __init__(self, key: str, cards: Any, speech: Speech) -> None:
        self._key, self._cards, self._speech = key, cards, speech

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return what happened, as the reader may hear it."""
        heard = event.heard_by(reader)
        if heard is None:
            return ""
        if isinstance(heard, Undid):
            who = Audience(self._cards.words, reader, names).who("seat", heard.seat)
            return str(self._cards.words.say("undo-took-back", moves=heard.moves, **who))
        return self._speech.tell[type(heard)](self._speech.news(self._cards, reader, names), heard)

    def decisive(self, event: Event) -> bool:
        """Return whether an event decides so much that it is told before others."""
        return type(event) in self._speech.decisive

    def counted(self, event: Event) -> bool:
        """Return whether the standings of a finished game say what an event said."""
        return type(event) in self._speech.counted

    def shown(self, event: Event, view: Any) -> bool:
        """Return whether the reader of this view sees there, or is asked, what an event says."""
        return self._speech.shown(event, view)

    def run(self, events: Sequence[Event], reader: Seat, names: Names) -> str:
        """Return what several events did, told together; empty unless one seat did all, in such ways."""
        runs, news = self._speech.runs, self._speech.news(self._cards, reader, names)
        if not all(type(event) in runs for event in events) or len({_doer(event) for event in events}) > 1:
            return ""
        return " ".join(runs[kind](news, [*alike]) for kind, alike in groupby(events, type))

    def chapter(self, event: Event, names: Names) -> str:
        """Return the title of the chapter that an event opens; empty if it opens none."""
        message = self._speech.chapters.get(type(event))
        if message is None:
            return ""
        opened: Any = event
        name = names.get(getattr(event, "seat", NOBODY), "")
        return str(self._cards.words.say(message, number=opened.number, name=name))

    def part(self, part: Part, view: Any, names: Names) -> str:
        """Return the words for one part of a move."""
        return self._parts([part], view, names)[0]

    def choice(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return the label of a choice with everything it decides."""
        labels = {**self._speech.labels, **self._speech.answers}
        return label_choice([*filter(None, self._labelled(parts, labels, view, names))])

    def brief(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return a label for a button under a picture, which shows what the label leaves out."""
        labels = {**self._speech.labels, **self._speech.brief}
        words = self._labelled(parts, labels, view, names)
        return label_choice([*filter(None, words)]) or self.choice(parts, view, names)

    def closes(self, parts: Sequence[Part]) -> bool:
        """Return whether a choice ends a turn or gives something up, such as a pass or a retreat."""
        return not self._speech.closing.isdisjoint((parts[0], parts[0][0]))

    def risky(self, parts: Sequence[Part], view: Any) -> bool:
        """Return whether a move gives up much, such as a retreat, or a pass that loses a siege."""
        return self._any(self._speech.risks, parts, view)

    def repeats(self, parts: Sequence[Part], view: Any) -> bool:
        """Return whether one of the other choices, if there are any, does the same."""
        return self._any(self._speech.repeats, parts, view)

    def stays(self, parts: Sequence[Part], view: Any) -> bool:
        """Return whether a choice leaves everything as it is."""
        return self._any(self._speech.stays, parts, view)

    def whole(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return a whole move in words, with what it costs."""
        choices, costs = self._speech.choices(self._cards, view, names), self._speech.costs
        costly = [costs[verb](choices, value) for verb, value in parts if verb in costs]
        return " · ".join(filter(None, [" → ".join(filter(None, self._parts(parts, view, names))), *costly]))

    def relies(self) -> str:
        """Return in words what a plan relies on."""
        return str(self._cards.words.say(self._speech.relies))

    def question(self, settled: Sequence[Part], view: Any, names: Names = NAMELESS) -> str:
        """Return the question that follows once these parts are settled; without names it names nobody."""
        choices = self._speech.choices(self._cards, view, names)
        asked: str = self._speech.questions[settled[-1][0]](choices, dict(settled)) if settled else choices.opening()
        return asked

    def table(self, view: Any, names: Names) -> list[str]:
        """Return the lines that show the position."""
        lines: list[str] = self._speech.table(self._cards, view, names).lines()
        return lines

    def own(self, view: Any, names: Names) -> list[str]:
        """Return the lines of what only the reader may see, and of the reader's place at the table."""
        lines: list[str] = self._speech.table(self._cards, view, names).own()
        return lines

    def spoken(self, view: Any, names: Names) -> list[str]:
        """Return the position for the ear: without columns, if the game's table has such lines of its own."""
        table = self._speech.table(self._cards, view, names)
        spoken: list[str] = (getattr(table, "spoken", None) or (table.lines if view.seat == NOBODY else table.own))()
        return spoken

    def standings(self, view: Any, names: Names) -> list[str]:
        """Return a line for each player, the winner first."""
        lines: list[str] = self._speech.table(self._cards, view, names).standings()
        return lines

    def scores(self, view: Any) -> Sequence[int]:
        """Return the points of each seat of a finished game; nothing if points do not decide it."""
        return self._speech.scores(view)

    def account(self, view: Any, names: Names, events: Sequence[Event]) -> list[str]:
        """Return in a line for each player how their score came about, the winner first, as in the standings.

        ``events`` are all public events of a finished game.
        """
        lines = self._speech.account(self._cards, view, names, events)
        placed = sorted(zip(view.outcome.places, lines, strict=True), key=lambda each: each[0]) if lines else []
        return [line for _, line in placed]

    def thing(self, thing: Thing, view: Any) -> str:
        """Return the name of a card or an action, short enough for an option."""
        what, value = thing
        named = self._speech.things.get(what)
        name = named(self._cards, view, value) if named else ""
        message = f"{self._key}-thing-{what.replace('_', '-')}"
        return clip_text(self._cards.words.say(message, name=name, number=value))

    def why(self, why: Why, names: Names) -> str:
        """Return why something cannot be done now, as a sentence."""
        words = self._cards.words
        named = words.both([names[seat] for seat in why.seats])
        message = f"{self._key}-why-{why.reason}"
        return str(words.say(message, names=named, count=len(why.seats), number=why.number))

    def because(self, reasons: Sequence[Reason], view: Any, names: Names) -> str:
        """Return why a move is better than another, as a sentence about what comes of both; empty if none is clear."""
        its = self._speech.becauses(self._cards, view, names)
        says = self._speech.because
        telling = ((each, reason) for reason in reasons for each in choose_telling_differences(reason))
        told = (says[each.what](its, each, reason) for each, reason in telling if each.what in says)
        return next(filter(None, told), "")

    def _any(self, says: Mapping[str, Callable[[Any, int], bool]], parts: Sequence[Part], view: Any) -> bool:
        choices = self._speech.choices(self._cards, view, NAMELESS)
        return any(says[verb](choices, value) for verb, value in parts if verb in says)

    def _parts(self, parts: Sequence[Part], view: Any, names: Names) -> list[str]:
        return self._labelled(parts, self._speech.labels, view, names)

    def _labelled(
        self, parts: Sequence[Part], labels: Mapping[str, Callable[[Any, int], str]], view: Any, names: Names
    ) -> list[str]:
        """Return a label for each part, or one for all of them."""
        choices = self._speech.choices(self._cards, view, names)
        whole = self._speech.together.get(tuple(verb for verb, _ in parts))
        if whole is not None:
            return [whole(choices, *(value for _, value in parts))]
        return [labels[verb](choices, value) for verb, value in parts]


def choose_telling_differences(reason: Reason) -> Sequence[Difference]:
    """Return the terms of a reason that are weighty enough to be told as the reason."""
    return [each for each in reason if each.gain > 0 and each.gain >= PART * reason[0].gain]


def _doer(event: Any) -> Seat:
    seat: Seat = event.seat
    return seat
