"""What a hint adds to a hand: the best move, those that are as good, and the next best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.answering.button_ids import Id
from cogs.answering.layout import SUCCESS, Children, escape_markup, lay_out_rows, make_button, make_text
from cogs.answering.wording import names_of
from engine.players import Opinion
from games.narrators import make_narrator
from tables.play.table import Table
from tables.review.hints import Hint
from words import Names, Narrator, Words
from words.because import round_percent

NEXT = 2  # moves named besides the best: first those that are as good
LONGEST = 160  # characters of a move; leaves room for the rest of the hand


def make_advice(table: Table, hint: Hint, words: Words) -> Children:
    """Return the move that the strongest player would make, a button that makes it, and those as good or next best."""
    best, games = hint.opinions[0], sum(each.visits for each in hint.opinions)
    equal = hint.equals[:NEXT]
    lines = [
        f"**{escape_markup(name_move(table, hint, best, words))}**",
        words.say("hint-best", chance=round_percent(best.chance)),
        *list_others(words.say("hint-equal", count=len(hint.equals)), table, hint, equal, words),
        *list_others(words.say("hint-next"), table, hint, hint.next_best[: NEXT - len(equal)], words),
        f"-# {words.say('hint-note', games=games)}",
    ]
    play = make_button(words.say("hint-play"), Id("play-hint", table.number, hint.stamp, hint.path), SUCCESS)
    return [make_text("\n".join(lines)), *lay_out_rows([play])]


def list_others(heading: str, table: Table, hint: Hint, moves: Sequence[Opinion], words: Words) -> list[str]:
    """Return lines about other moves under a heading, or nothing if there are none."""
    told = [
        words.say("hint-other", move=name_move(table, hint, each, words), chance=round_percent(each.chance))
        for each in moves
    ]
    return [heading, *(f"- {escape_markup(line)}" for line in told)] if told else []


def name_move(table: Table, hint: Hint, opinion: Opinion, words: Words) -> str:
    """Return the move of an opinion in words."""
    tells = make_narrator(table.match.game, words.language)
    return describe_move(tells, opinion.move, hint.view, names_of(table, words))


def describe_move(tells: Narrator, move: Any, view: Any, names: Names) -> str:
    """Return a whole move in the words of the hand panel's choices, and its cost, truncated if it is very long."""
    whole = tells.whole(move.parts(), view, names)
    return whole if len(whole) <= LONGEST else whole[: LONGEST - 1] + "…"
