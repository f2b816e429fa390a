"""The check of a deal on the command line: what was checked, and the verdict."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Game
from engine.log import Step
from engine.record import Record
from engine.verify import verify_record
from games.narrators import make_narrator
from words import Words
from words.findings import list_findings, summarize_verdict

VERDICTS = {
    "fair": (0, "replay-proved"),
    "unproven": (0, "replay-proved-partly"),
    "wrong": (1, "replay-refuted"),
    "untried": (2, "replay-untried"),
}


def print_findings(
    game: Game, record: Record, *, language: str, draws: bool, tell: Callable[[str], object] = print
) -> int:
    """Print what a check finds and return the exit code: 0 nothing is wrong, 1 not fair, 2 not checked.

    With ``draws``, every draw comes first, as ``ply bound draw seat pile``, for other programs to check.
    """
    words = Words(language)
    verdict = verify_record(game, record, lambda step: _draws(step, tell) if draws else None)
    tell(words.say("replay-seal", source="file", seal=record.head.seal))
    if record.deal_seal is not None:
        tell(words.say("replay-deal-seal", seal=record.deal_seal))
    if record.seed is not None:
        tell(words.say("replay-seed", seed=record.seed.hex()))
    for line in list_findings(verdict, record, make_narrator(game, language), words):
        tell(line)
    code, message = VERDICTS[summarize_verdict(verdict, record)]
    tell(words.say(message))
    return code


def _draws(step: Step, tell: Callable[[str], object]) -> None:
    for (bound, pile, seat), draw in zip(step.asked, step.entry.draws, strict=True):
        tell(f"{step.entry.ply} {bound} {draw} {seat} {pile}")
