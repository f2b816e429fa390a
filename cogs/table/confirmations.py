"""The questions before a seat is given up, a game is ended or a lobby is closed, and what was done."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answering.button_ids import Id
from cogs.answering.layout import DANGER, Screen, button, layout, plain, rows, text
from cogs.table import screens
from store import Table as Row
from words import Words


def stamp(*truths: bool) -> int:
    """Return what a question says, as it is kept in the id of its button."""
    return sum(truth << at for at, truth in enumerate(truths))


def leave_screen(row: Row, words: Words, *, ends: bool, lost: bool) -> Screen:
    """Return the question whether somebody wants to give up their seat."""
    name = screens.table_name(row, words)
    told = [words.say("confirm-loss", lost=_word(lost)), words.say("confirm-leave-seat", ends=_word(ends))]
    sure = Id("quit-sure", row.id, stamp(ends, lost))
    return _question(
        words.say("confirm-leave", table=name), told, sure, "confirm-give-up", "confirm-keep-playing", words
    )


def end_screen(row: Row, words: Words, *, lost: bool) -> Screen:
    """Return the question whether somebody wants to end a game as its host, or as a moderator."""
    name = screens.table_name(row, words)
    told = [words.say("confirm-loss", lost=_word(lost)), words.say("confirm-end-about")]
    sure = Id("end-sure", row.id, stamp(True, lost))
    return _question(words.say("confirm-end", table=name), told, sure, "confirm-end-game", "confirm-go-on", words)


def vote_screen(row: Row, words: Words) -> Screen:
    """Return the question whether the only person at a table wants to end the game."""
    name = screens.table_name(row, words)
    told = [words.say("confirm-end-alone"), words.say("confirm-loss", lost=_word(False))]
    sure = Id("vote-sure", row.id)
    return _question(words.say("confirm-end", table=name), told, sure, "confirm-end-game", "confirm-go-on", words)


def close_screen(row: Row, names: Sequence[str], words: Words) -> Screen:
    """Return the question whether somebody wants to close a lobby in which these people have a seat."""
    title = words.say("confirm-close", table=screens.table_name(row, words))
    told = [words.say("confirm-close-about", names=words.both([plain(name) for name in names]), count=len(names))]
    sure = Id("cancel-sure", row.id, len(names))
    return _question(title, told, sure, "confirm-close-lobby", "confirm-keep-lobby", words)


def close_frozen_screen(row: Row, words: Words) -> Screen:
    """Return the question whether somebody wants to close a frozen table."""
    title = words.say("confirm-close-frozen", table=screens.table_name(row, words))
    told, sure = [words.say("confirm-close-frozen-about")], Id("close-sure", row.id)
    return _question(title, told, sure, "confirm-close-table", "confirm-keep-table", words)


def done_screen(row: Row, sentence: str, words: Words) -> Screen:
    """Return what was done, and at which table."""
    return layout([text(f"-# {screens.table_name(row, words)}"), text(sentence)], screens.OLIVE)


def _question(title: str, told: Sequence[str], sure: Id, yes: str, no: str, words: Words) -> Screen:
    answers = [button(words.say(yes), sure, DANGER), button(words.say(no), Id("keep", sure.table))]
    return layout([text(f"## {title}"), text(" ".join(told)), *rows(answers)], screens.TERRACOTTA)


def _word(truth: bool) -> str:
    return "yes" if truth else "no"
