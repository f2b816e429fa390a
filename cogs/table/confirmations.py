"""The questions before somebody resigns, ends a game, or closes a frozen table."""

from __future__ import annotations

from cogs.answering.button_ids import Id
from cogs.answering.confirmation import confirm_screen, stamp_truths, yes_or_no
from cogs.answering.layout import Screen
from cogs.answering.wording import table_name
from store import Table as Row
from words import Words


def resign_screen(row: Row, words: Words, *, ends: bool, lost: bool) -> Screen:
    """Return the question whether to give up one's seat."""
    name = table_name(row, words)
    told = [words.say("confirm-loss", lost=yes_or_no(lost)), words.say("confirm-leave-seat", ends=yes_or_no(ends))]
    sure = Id("confirm-resign", row.id, stamp_truths(ends, lost))
    return confirm_screen(
        words.say("confirm-leave", table=name), told, sure, "confirm-give-up", "confirm-keep-playing", words
    )


def end_screen(row: Row, words: Words, *, lost: bool) -> Screen:
    """Return the question whether to end a game, for its host or a moderator."""
    name = table_name(row, words)
    told = [words.say("confirm-loss", lost=yes_or_no(lost)), words.say("confirm-end-about")]
    sure = Id("confirm-end-game", row.id, stamp_truths(True, lost))
    return confirm_screen(words.say("confirm-end", table=name), told, sure, "confirm-end-game", "confirm-go-on", words)


def end_alone_screen(row: Row, words: Words) -> Screen:
    """Return the question whether to end the game, for the only person at the table."""
    name = table_name(row, words)
    told = [words.say("confirm-end-alone"), words.say("confirm-loss", lost=yes_or_no(False))]
    sure = Id("confirm-end-alone", row.id)
    return confirm_screen(words.say("confirm-end", table=name), told, sure, "confirm-end-game", "confirm-go-on", words)


def close_frozen_screen(row: Row, words: Words) -> Screen:
    """Return the question whether to close a frozen table."""
    title = words.say("confirm-close-frozen", table=table_name(row, words))
    told, sure = [words.say("confirm-close-frozen-about")], Id("confirm-close-frozen", row.id)
    return confirm_screen(title, told, sure, "confirm-close-table", "confirm-keep-table", words)
