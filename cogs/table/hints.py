"""The message of `/hint`: the best move, and the next best."""

from __future__ import annotations

from typing import Any

from cogs.answering.layout import OLIVE, Screen, layout, plain, text
from engine.players import Opinion
from games.narrators import narrator
from tables.hints import Hint
from tables.table import Table
from words import Names, Narrator, Words

NEXT = 2  # moves named besides the best


def hint_screen(table: Table, hint: Hint, words: Words) -> Screen:
    """Return the move that the hard computer player would make, and the next best."""
    tells = narrator(table.match.game, words.language)
    best, *others = [(moved(tells, each.move, hint.view, table.names), each) for each in hint.opinions]
    lines = [f"**{plain(best[0])}**", words.say("discord-hint-best", chance=percent(best[1].chance))]
    tried = [(name, each) for name, each in others if each.visits][:NEXT]
    if tried:
        lines += ["", words.say("discord-hint-next"), *(next_best(name, each, words) for name, each in tried)]
    games = sum(each.visits for each in hint.opinions)
    return layout([text("\n".join(lines)), text(f"-# {words.say('discord-hint-note', games=games)}")], OLIVE)


def next_best(name: str, opinion: Opinion, words: Words) -> str:
    """Return a line about one of the next best moves."""
    return f"- {plain(words.say('discord-hint-other', move=name, chance=percent(opinion.chance)))}"


def moved(tells: Narrator, move: Any, view: Any, names: Names) -> str:
    """Return a whole move in the words of the hand panel's choices."""
    return " → ".join(tells.part(part, view, names) for part in move.parts())


def percent(chance: float) -> int:
    """Return a chance in whole percents."""
    return round(100 * chance)
