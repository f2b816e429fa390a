"""The findings of a deal's check, in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contributions import Contribution
from engine.match import UnreadableLog
from engine.record import Record
from engine.verify import UNTRIED, Verdict
from words import Narrator, Words
from words.retelling import named

TO_THE_END = ("unfinished", "result")  # problems that remain although every move and draw is right


def found(verdict: Verdict, record: Record, tells: Narrator, words: Words) -> list[str]:
    """Return a line for each thing checked, and the standings if the game is over."""
    if verdict.wrong is None:
        return [*_made(verdict, record, words), *_result(verdict, record, tells, words)]
    return [*_before(verdict, verdict.wrong, record, words), _wrong(verdict.wrong, record, words)]


def _brought_lines(record: Record, words: Words) -> list[str]:
    """Return a line for each thing that players brought to the deal, for them to recognize."""
    names = named(record, words)
    return [_brought_line(names.get(each.seat, ""), each, words) for each in record.head.brought]


def _brought_line(name: str, brought: Contribution, words: Words) -> str:
    """Return the line of one contribution; the name is that of the last player in the seat."""
    kind, text = brought.kind if brought.text else "erased", brought.text or brought.sha256
    return words.say("replay-brought", seat=brought.seat + 1, name=name, kind=kind, text=text)


def _made(verdict: Verdict, record: Record, words: Words) -> list[str]:
    return [
        words.say("replay-verified-seal"),
        words.say("replay-verified-draws", draws=verdict.draws),
        words.say("replay-verified-moves", moves=verdict.moves),
        words.say("replay-verified-brought", brought=_what(record)),
        *_brought_lines(record, words),
    ]


def _what(record: Record) -> str:
    """Return what players brought to the deal: ``words``, ``clicks`` or ``nothing``."""
    kinds = {each.kind for each in record.head.brought}
    return "words" if "word" in kinds else "clicks" if kinds else "nothing"


def _result(verdict: Verdict, record: Record, tells: Narrator, words: Words) -> Iterator[str]:
    assert verdict.seen is not None, "a fair game has a deal"
    how = "ended" if record.ended else "same" if record.result else "unsaid"
    yield words.say("replay-verified-result", how=how)
    yield from tells.standings(verdict.seen, named(record, words))


def _before(verdict: Verdict, wrong: UnreadableLog, record: Record, words: Words) -> list[str]:
    """Return what was right before the first error."""
    if wrong.reason in TO_THE_END:
        return _made(verdict, record, words)
    if wrong.reason in (*UNTRIED, "seal", "brought"):
        return []
    held = [words.say("replay-up-to")] if verdict.seen else []
    return [words.say("replay-verified-seal"), *_brought_lines(record, words), *held]


def _wrong(wrong: UnreadableLog, record: Record, words: Words) -> str:
    return words.say("replay-wrong", reason=wrong.reason, ply=wrong.at, brought=_what(record))
