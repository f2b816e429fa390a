"""A match counts every move once and can always say how it came about."""

import pickle
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from engine.core import NOBODY, IllegalMove, Outcome, TableRefused, default_variant
from engine.log import Entry, Step, UnreadableLog
from engine.match import Match, deal_match, replay_log, resume_match
from engine.record import Record, export_record, parse_record
from games.iliad.rules.game import Iliad

GAME: Any = Iliad()


class Named(str):
    """A move that is nothing but its name."""

    @property
    def public(self):
        return str(self)


class Drum:
    """Seat 0 may beat for ever, seat 1 nod once: a second click on one button is legal again."""

    key, rules, cards, variants = "drum", 1, "none", {"standard": (2,)}

    def __init__(self, beats=0, nodded=False):
        self.beats, self.nodded = beats, nodded

    def options(self, seats, chosen):
        return GAME.options(seats, chosen)

    def deal(self, seats, options, chance):
        return Drum(), []

    def copy(self):
        return Drum(self.beats, self.nodded)

    def outcome(self):
        return None

    def legal(self, seat):
        return [Named("beat")] if seat == 0 else [] if self.nodded else [Named("nod")]

    def play(self, seat, move, chance):
        if seat == 0:
            self.beats += 1
        else:
            self.nodded = True
        return []


def drum():
    match, _ = deal_match(Drum(), 2, {}, b"seed")
    return match


def beat(match, stamp):
    match.accept(match.propose(0, "beat", stamp))


def test_a_double_click_counts_once():
    match = drum()
    beat(match, 0)
    with pytest.raises(IllegalMove, match="asked at ply 1, not 0"):
        beat(match, 0)
    assert match.state.beats == 1
    beat(match, match.stamps[0])
    assert match.state.beats == 2


def test_a_seat_whose_choices_did_not_change_keeps_its_offer():
    match = drum()
    beat(match, 0)
    assert match.stamps == [1, 0]
    match.accept(match.propose(1, "nod", 0))
    assert match.stamps == [1, 2]


def test_a_seat_whose_choices_change_by_a_move_is_asked_again():
    match, _ = deal_match(GAME, 3, {"first": 0}, b"seed")
    match.accept(match.propose(0, "pass", 0))
    assert match.stamps == [1, 1, 0]


def test_a_proposed_step_that_is_never_stored_never_happened():
    match = drum()
    match.propose(0, "beat", 0)
    assert (match.ply, match.state.beats, len(match.log)) == (0, 0, 1)


def test_of_two_steps_proposed_at_once_only_one_is_taken():
    match = drum()
    first, second = match.propose(0, "beat", 0), match.propose(1, "nod", 0)
    match.accept(first)
    with pytest.raises(AssertionError, match="ply 1 cannot follow ply 1"):
        match.accept(second)


def test_the_seed_is_shown_when_the_game_is_over_or_abandoned():
    match = drum()
    assert match.seed is None
    match.abandon()
    assert match.seed == b"seed"
    ended = drum()
    ended.state.outcome = lambda: Outcome((1, 0), (1, 2), "drummed out")
    assert ended.seed == b"seed"


@pytest.mark.parametrize("seat", [-1, 2])
def test_no_move_is_made_from_a_seat_that_is_not_there(seat):
    with pytest.raises(IllegalMove, match=f"there is no seat {seat} at this table"):
        drum().propose(seat, "nod", 0)


def test_a_log_error_survives_the_way_between_processes():
    wrong = pickle.loads(pickle.dumps(UnreadableLog("the seed is missing", "seal", 3)))
    assert (str(wrong), wrong.reason, wrong.at) == ("the seed is missing", "seal", 3)
    assert UnreadableLog("the seed is missing", "seal").at == 0


def test_recent_news_covers_the_last_forty_moves():
    match = drum()
    for _ in range(50):
        beat(match, match.stamps[0])
    assert len(match.recent) == 40


def test_the_head_has_rules_cards_options_and_seal():
    match, _ = deal_match(GAME, 4, {"variant": "teams", "first": 2}, b"seed")
    head = match.head
    assert (head.game, head.rules, head.cards, head.seats) == ("iliad", GAME.rules, GAME.cards, 4)
    assert head.options == {"variant": "teams", "first": 2}
    assert match.log == [Entry(0, NOBODY, "deal", match.log[0].draws)]


@pytest.fixture
def log():
    match, _ = deal_match(GAME, 2, {}, b"seed")
    for _ in range(6):
        seat = match.state.to_act()[0]
        match.accept(match.propose(seat, str(match.state.legal(seat)[-1]), match.stamps[seat]))
    return match


def lines(match):
    return export_record(Record(match.head, tuple(match.log), None)).splitlines()


def again(text):
    record = parse_record(text)
    return list(replay_log(GAME, record.head, record.entries, record.seed))


def test_a_log_is_read_as_it_was_written(log):
    assert parse_record(export_record(Record(log.head, tuple(log.log), b"seed"))) == parse_record(
        "\n".join([*lines(log), '{"seed":"73656564"}'])
    )
    assert [step.entry for step in again("\n".join(lines(log)))] == log.log


def swap(at, old, new):
    """Return a function that replaces words in one line of a log."""

    def change(rows):
        assert old in rows[at]
        return [*rows[:at], rows[at].replace(old, new, 1), *rows[at + 1 :]]

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda rows: [], "the log is empty"),
        (lambda rows: ["[]"], "line 1: an object belongs here"),
        (lambda rows: ["no log at all"], "line 1: this is not JSON"),
        (lambda rows: ["[" * 100_000], "line 1: this is not JSON"),
        (lambda rows: ['{"seed":"00"}'], "line 1: the head of the log is missing"),
        (lambda rows: ["", rows[0], "", "{}"], "line 4: the fields ply, seat"),
        (lambda rows: rows[:1], "not even the deal is in it"),
        (lambda rows: [*rows[:3], *rows[4:]], "ply 3 stands where ply 2 belongs"),
        (lambda rows: [*rows, '{"seed":"xyz"}'], "line 9: the seed is written in hexadecimal digits"),
        (lambda rows: [*rows, '{"seed":"00"}'], "the seed is not the one that was sealed"),
        (lambda rows: [*rows, f'{{"seed":"{"00" * 500}"}}'], "line 9: the seed is too long"),
        (swap(0, '"seal":"', f'"seal":"{"0" * 999}'), "line 1: seal is too long"),
        (swap(0, GAME.cards, "0" * 999), "line 1: cards is too long"),
        (swap(0, "iliad", "chess"), "played as chess; this is iliad"),
        (swap(0, '"rules":1', '"rules":9'), "played with rules 9 of iliad; these are rules 1"),
        (swap(0, '"rules":1', '"rules":"1"'), "line 1: rules cannot be '1'"),
        (swap(0, GAME.cards, "0" * 12), "played with the cards 000000000000"),
        (swap(0, GAME.cards, "\\ud800"), r"line 1: cards cannot be '\\ud800'"),
        (swap(0, '"seal":"', '"seal":"\\u0000'), r"line 1: seal cannot be '\\x00"),
        (swap(0, '"seats":2', '"seats":9'), "ply 0: .* not 9"),
        (swap(0, '"standard"', '["standard"]'), "ply 0: .* no variant"),
        (swap(1, '"seat":-1', '"seat":1'), "ply 0: the deal belongs at the beginning"),
        (swap(1, "[", "[75,"), "ply 0: the script says 75"),
        (swap(3, "place", "plant"), "ply 2: seat . may not 'plant"),
        (swap(3, '"draws":[]', '"draws":[1]'), "ply 2: more draws are written down"),
        (swap(3, '"draws":[]', '"draws":["1"]'), "line 4: draws cannot be"),
        (swap(3, '"seat"', '"chair"'), "line 4: the fields ply, seat"),
    ],
)
def test_a_damaged_log_is_refused_with_the_place_and_the_reason(log, change, sentence):
    with pytest.raises(UnreadableLog, match=sentence):
        again("\n".join(change(lines(log))))


def test_the_usual_variant_is_the_first_that_takes_the_seats():
    assert [default_variant(GAME, seats) for seats in (2, 4, 6)] == ["standard", "standard", "teams"]
    with pytest.raises(TableRefused, match="iliad is for 2, 3, 4, 5, 6 players, not 7"):
        default_variant(GAME, 7)


def test_a_match_continues_from_a_dump_if_its_log_no_longer_fits(log):
    older = replace(log.head, rules=0)
    with pytest.raises(UnreadableLog, match="rules 0"):
        list(replay_log(GAME, older, log.log))
    match = resume_match(GAME, older, log.log[-1], log.state.dump(), b"seed")
    assert (match.ply, match.state.dump(), match.stamps) == (6, log.state.dump(), [1_000_006] * 2)
    seat = match.state.to_act()[0]
    match.accept(match.propose(seat, str(match.state.legal(seat)[0]), match.stamps[seat]))
    assert 6 not in match.stamps
    assert match.ply == 7


@pytest.mark.parametrize(
    ("change", "seed", "reason"),
    [({"game": "chess"}, b"seed", "game"), ({"cards": "0"}, b"seed", "cards"), ({}, b"other", "seal")],
)
def test_no_match_goes_on_with_other_cards_or_another_seed(log, change, seed, reason):
    with pytest.raises(UnreadableLog) as caught:
        resume_match(GAME, replace(log.head, **change), log.log[-1], log.state.dump(), seed)
    assert caught.value.reason == reason


def test_a_thought_follows_from_the_seed_not_from_the_seal():
    match, _ = deal_match(GAME, 2, {}, b"seed")
    other_seal = Match(GAME, replace(match.head, seal="0"), b"seed", Step(match.log[0], match.state, []))
    other_seed = Match(GAME, match.head, b"other", Step(match.log[0], match.state, []))
    assert other_seal.thought(0) == match.thought(0) != other_seed.thought(0)


def test_a_thought_is_eight_bytes_of_a_hash_of_seed_ply_and_seat():
    match = drum()
    beat(match, 0)
    assert match.thought(1) == int.from_bytes(sha256(b"seedthought/1/1").digest()[:8], "big")


def test_every_seat_and_ply_has_thoughts_of_its_own():
    first, again, other = (deal_match(GAME, 2, {}, seed)[0] for seed in (b"seed", b"seed", b"other"))
    assert first.thought(0) == again.thought(0)
    assert len({first.thought(0), first.thought(1), other.thought(0)}) == 3
    seat = first.state.to_act()[0]
    before = first.thought(seat)
    first.accept(first.propose(seat, str(first.state.legal(seat)[0]), 0))
    assert first.thought(seat) != before
