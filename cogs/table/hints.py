"""What a hint adds to a hand: the best move, and the next best."""

from __future__ import annotations

from typing import Any

from cogs.answering.button_ids import Id
from cogs.answering.layout import SUCCESS, Children, escape_markup, lay_out_rows, make_button, make_text
from cogs.answering.names import names_of
from engine.players import Opinion
from games.narrators import make_narrator
from tables.play.table import Table
from tables.review.hints import Hint
from words import Names, Narrator, Words
from words.because import round_percent

NEXT = 2  # moves named besides the best
LONGEST = 160  # characters of a move; leaves room for the rest of the hand


def make_advice(table: Table, hint: Hint, words: Words) -> Children:
    """Return the move that the strongest player would make, a button that makes it, and the next best moves."""
    tells = make_narrator(table.match.game, words.language)
    names = names_of(table, words)
    best, *others = [(describe_move(tells, each.move, hint.view, names), each) for each in hint.opinions]
    lines = [f"**{escape_markup(best[0])}**", words.say("hint-best", chance=round_percent(best[1].chance))]
    tried = [(name, each) for name, each in others if each.visits][:NEXT]
    if tried:
        lines += [words.say("hint-next"), *(next_best(name, each, words) for name, each in tried)]
    games = sum(each.visits for each in hint.opinions)
    play = make_button(words.say("hint-play"), Id("play-hint", table.number, hint.stamp, hint.path), SUCCESS)
    return [make_text("\n".join([*lines, f"-# {words.say('hint-note', games=games)}"])), *lay_out_rows([play])]


def next_best(name: str, opinion: Opinion, words: Words) -> str:
    """Return a line about one of the next best moves."""
    return f"- {escape_markup(words.say('hint-other', move=name, chance=round_percent(opinion.chance)))}"


def describe_move(tells: Narrator, move: Any, view: Any, names: Names) -> str:
    """Return a whole move in the words of the hand panel's choices, and its cost, truncated if it is very long."""
    whole = tells.whole(move.parts(), view, names)
    return whole if len(whole) <= LONGEST else whole[: LONGEST - 1] + "…"
