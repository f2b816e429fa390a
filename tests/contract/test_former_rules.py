"""A game that was begun is played to its end, replayed and checked by the rules that each move was made under."""

from pathlib import Path
from typing import Any

import pytest

from engine.chance import Guess
from engine.log import UnreadableLog
from engine.match import game_under, rebuild_match, replay_log, resume_match
from engine.record import Record, parse_record
from engine.verify import verify_record
from games.delphi.rules.game import Delphi
from games.delphi.rules.position import SWAP
from tests.contract.boxes import GAMES

DELPHI = Delphi()
BEFORE = [(key, rules) for key, game in GAMES.items() for rules in range(1, game.rules)]
QUESTION = 18  # the ply of the game in ``former`` after which rules 2 offer a swap that rules 1 did not


def former(key, rules):
    """Return a game that a program with these rules played and exported."""
    return parse_record((Path("tests/games") / key / "former" / f"rules-{rules}.jsonl").read_text("utf-8"))


def make(match, pick):
    (seat, *_) = match.state.to_act()
    match.accept(match.propose(seat, pick([str(move) for move in match.state.legal(seat)]), match.stamps[seat]))


def continued_by_newer_rules():
    """Return a game of Delphi that was begun under rules 1, and that a later program went on with under rules 2."""
    begun = former("delphi", 1)
    entries = begun.entries[: QUESTION + 1]
    before = rebuild_match(DELPHI, begun.head, entries, begun.seed)
    match = resume_match(DELPHI, begun.head, entries[-1], before.state.dump(), begun.seed)
    former_moves = {str(move) for move in before.state.legal(before.state.to_act()[0])}
    make(match, lambda moves: next(move for move in moves if move not in former_moves))
    while match.state.to_act():
        make(match, max)
    return Record(begun.head, (*entries, *match.log[1:]), begun.seed, begun.names, match.state.outcome(), False)


@pytest.mark.parametrize(("key", "rules"), BEFORE)
def test_every_version_of_the_rules_is_kept(key, rules):
    kept = game_under(GAMES[key], rules)
    assert (kept.rules, kept.cards, kept.know_how) == (rules, GAMES[key].cards, GAMES[key].know_how)
    assert [game_under(GAMES[key], other) for other in (0, GAMES[key].rules + 1)] == [None, None]


@pytest.mark.parametrize(("key", "rules"), BEFORE)
def test_a_game_of_former_rules_is_fair_and_comes_out_the_same(key, rules):
    record = former(key, rules)
    assert record.head.rules == rules
    assert verify_record(GAMES[key], record).kind == "fair"


@pytest.mark.parametrize(("key", "rules"), BEFORE)
def test_a_game_of_former_rules_goes_on_under_them(key, rules):
    record = former(key, rules)
    for end in range(1, len(record.entries)):
        match = rebuild_match(GAMES[key], record.head, record.entries[:end], record.seed)
        assert match.game.rules == rules
        entry = record.entries[end]
        assert match.propose(entry.seat, entry.move, match.stamps[entry.seat]).entry == entry


def test_former_rules_of_delphi_do_not_offer_the_swap_of_equals():
    record = former("delphi", 1)
    match = rebuild_match(DELPHI, record.head, record.entries[: QUESTION + 1], record.seed)
    state: Any = match.state
    (seat,) = state.to_act()
    assert state.phase == SWAP
    assert len(DELPHI.load(state.dump()).legal(seat)) == len(state.legal(seat)) + 1
    imagined = DELPHI.imagine(state.view(seat), Guess(1))
    assert imagined.legal(seat) == state.legal(seat), "computer players think under the rules of their game"


def test_a_game_that_newer_rules_continued_is_fair():
    record = continued_by_newer_rules()
    with pytest.raises(UnreadableLog):
        rebuild_match(DELPHI, record.head, record.entries, record.seed)
    steps = list(replay_log(DELPHI, record.head, record.entries, record.seed))
    assert [step.entry for step in steps] == list(record.entries)
    assert verify_record(DELPHI, record).kind == "fair"


def test_a_mistake_in_a_game_of_former_rules_is_found():
    record = former("delphi", 1)
    at = next(entry.ply for entry in record.entries if entry.ply and entry.draws)
    wrong = [*record.entries]
    wrong[at] = type(wrong[at])(at, wrong[at].seat, wrong[at].move, (wrong[at].draws[0] + 1, *wrong[at].draws[1:]))
    verdict = verify_record(DELPHI, Record(record.head, tuple(wrong), record.seed, record.names, record.result, False))
    assert (verdict.kind, verdict.moves, verdict.wrong.at) == ("wrong", at - 1, at)
