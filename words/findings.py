"""The findings of a deal's check, in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contributions import Contribution
from engine.log import UnreadableLog
from engine.record import Record
from engine.spelling import find_scripts, normalize_word
from engine.verify import UNTRIED, Verdict, list_doubts
from words import Narrator, Words
from words.people import shown_names
from words.retelling import name_players

BROUGHT = ("brought", "unsorted", "computer", "spelling")  # problems with what the log says that players brought
TO_THE_END = ("unfinished", "result")  # problems that remain although every move and draw is right


def summarize_verdict(verdict: Verdict, record: Record) -> str:
    """Return the verdict in one word: its kind, or ``unproven`` if nothing is wrong but somebody could have chosen."""
    return "unproven" if verdict.kind == "fair" and list_doubts(record.head) else verdict.kind


def list_findings(verdict: Verdict, record: Record, tells: Narrator, words: Words) -> list[str]:
    """Return a line for each thing checked, and the standings if the game is over."""
    if verdict.wrong is None:
        return [*_made(verdict, record, words), *_result(verdict, record, tells, words)]
    return [*_before(verdict, verdict.wrong, record, words), _wrong(verdict.wrong, record, words)]


def _brought_lines(record: Record, words: Words) -> list[str]:
    """Return a line for each thing that players brought to the deal, for them to recognize, by seat."""
    names = shown_names(name_players(record, words), words)
    by_seat = sorted(record.head.brought, key=lambda each: each.seat)
    return [_brought_line(names.get(each.seat, ""), each, words) for each in by_seat]


def _brought_line(name: str, brought: Contribution, words: Words) -> str:
    """Return the line of one contribution; the name is that of the last player in the seat.

    It names a script, because letters of another one can look like Latin letters.
    """
    kind, text = brought.kind if brought.text else "erased", brought.text or brought.sha256
    script = next(iter(find_scripts(normalize_word(text))), "")
    return words.say("replay-brought", seat=brought.seat + 1, name=name, kind=kind, text=text, script=script)


def _doubts(record: Record, words: Words) -> list[str]:
    """Return what the check cannot prove; the line of what was erased says so itself."""
    doubts = [why for why in list_doubts(record.head) if why != "erased"]
    return [*_computers(record, words), *(words.say("replay-unproven", why=why) for why in doubts)]


def _computers(record: Record, words: Words) -> list[str]:
    """Return which seats computer players had, according to the log, if that matters for words that were brought."""
    computers = record.head.computers
    if computers is None or _what(record) != "words":
        return []
    return [words.say("replay-computers", seats=", ".join(str(seat + 1) for seat in computers) or "none")]


def _made(verdict: Verdict, record: Record, words: Words) -> list[str]:
    return [
        words.say("replay-verified-seal"),
        words.say("replay-verified-draws", draws=verdict.draws),
        words.say("replay-verified-moves", moves=verdict.moves),
        words.say("replay-verified-brought", brought=_what(record)),
        *_brought_lines(record, words),
        *_doubts(record, words),
    ]


def _what(record: Record) -> str:
    """Return what players brought to the deal: ``words``, ``clicks`` or ``nothing``."""
    kinds = {each.kind for each in record.head.brought}
    return "words" if "word" in kinds else "clicks" if kinds else "nothing"


def _result(verdict: Verdict, record: Record, tells: Narrator, words: Words) -> Iterator[str]:
    assert verdict.seen is not None, "a fair game has a deal"
    how = "ended" if record.ended else "same" if record.result else "unsaid"
    yield words.say("replay-verified-result", how=how)
    yield from tells.standings(verdict.seen, shown_names(name_players(record, words), words))


def _before(verdict: Verdict, wrong: UnreadableLog, record: Record, words: Words) -> list[str]:
    """Return what was right before the first error."""
    if wrong.reason in TO_THE_END:
        return _made(verdict, record, words)
    if wrong.reason in (*UNTRIED, *BROUGHT, "seal"):
        return []
    held = [words.say("replay-up-to")] if verdict.seen else []
    return [words.say("replay-verified-seal"), *_brought_lines(record, words), *held]


def _wrong(wrong: UnreadableLog, record: Record, words: Words) -> str:
    """Return what is wrong at a ply or, where something stands beside a seat that cannot, at that seat."""
    return words.say("replay-wrong", reason=wrong.reason, ply=wrong.at, seat=wrong.at + 1, brought=_what(record))
