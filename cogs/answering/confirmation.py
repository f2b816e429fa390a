"""Confirmations: the question before something final, and the message that it was done."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answering.button_ids import Id
from cogs.answering.layout import DANGER, OLIVE, TERRACOTTA, Screen, lay_out_rows, make_button, make_layout, make_text
from cogs.answering.wording import table_name
from store import Table as Row
from tables import Refused
from words import Words


def stamp_truths(*truths: bool) -> int:
    """Return the facts that a question states, as bits for the id of its button."""
    return sum(truth << at for at, truth in enumerate(truths))


def done_screen(row: Row, sentence: str, words: Words) -> Screen:
    """Return the message that says what was done, and at which table."""
    return make_layout([make_text(f"-# {table_name(row, words)}"), make_text(sentence)], OLIVE)


def confirm_screen(title: str, told: Sequence[str], sure: Id, yes: str, no: str, words: Words) -> Screen:
    """Return a question with two buttons: one to confirm, one to cancel."""
    answers = [make_button(words.say(yes), sure, DANGER), make_button(words.say(no), Id("dismiss", sure.table))]
    return make_layout([make_text(f"## {title}"), make_text(" ".join(told)), *lay_out_rows(answers)], TERRACOTTA)


def yes_or_no(truth: bool) -> str:
    """Return the word that sentences take for a truth value."""
    return "yes" if truth else "no"


def check_nothing_changed(identity: Id, now: int) -> None:
    """Check that the question would state the same facts now.

    Raises:
        Refused: it would not.
    """
    if identity.stamp != now:
        raise Refused("changed-since")
