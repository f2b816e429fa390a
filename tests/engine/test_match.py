"""A match counts every move once and can always say how it came about."""

import pytest

from engine.core import NOBODY, IllegalMove, TableRefused, default_variant
from engine.games.iliad import Iliad
from engine.match import Entry, UnreadableLog, deal, replay
from engine.record import read, write

GAME = Iliad()


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
        return ["beat"] if seat == 0 else [] if self.nodded else ["nod"]

    def play(self, seat, move, chance):
        if seat == 0:
            self.beats += 1
        else:
            self.nodded = True
        return []


def drum():
    match, _ = deal(Drum(), 2, {}, b"seed")
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


def test_the_head_has_rules_cards_options_and_seal():
    match, _ = deal(GAME, 4, {"variant": "teams", "first": 2}, b"seed")
    head = match.head
    assert (head.game, head.rules, head.cards, head.seats) == ("iliad", GAME.rules, GAME.cards, 4)
    assert head.options == {"variant": "teams", "first": 2}
    assert match.log == [Entry(0, NOBODY, "deal", match.log[0].draws)]


@pytest.fixture
def log():
    match, _ = deal(GAME, 2, {}, b"seed")
    for _ in range(6):
        seat = match.state.to_act()[0]
        match.accept(match.propose(seat, str(match.state.legal(seat)[-1]), match.stamps[seat]))
    return match


def lines(match):
    return write(match.head, match.log).splitlines()


def again(text):
    record = read(text)
    return list(replay(GAME, record.head, record.entries))


def test_a_log_is_read_as_it_was_written(log):
    assert read(write(log.head, log.log, b"seed")) == read("\n".join([*lines(log), '{"seed":"73656564"}']))
    assert [step.entry for step in again("\n".join(lines(log)))] == log.log


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda rows: [], "the log is empty"),
        (lambda rows: ["[]"], "line 1: an object belongs here"),
        (lambda rows: ["no log at all"], "line 1: this is not JSON"),
        (lambda rows: ['{"seed":"00"}'], "line 1: the head of the log is missing"),
        (lambda rows: rows[:1], "not even the deal is in it"),
        (lambda rows: [rows[0].replace("iliad", "chess"), *rows[1:]], "played as chess with rules 1"),
        (lambda rows: [rows[0].replace('"rules":1', '"rules":9'), *rows[1:]], "with rules 9; this is iliad"),
        (lambda rows: [rows[0].replace(GAME.cards, "0" * 12), *rows[1:]], "played with the cards 000000000000"),
        (lambda rows: [rows[0].replace('"seats":2', '"seats":9'), *rows[1:]], "ply 0: .* not 9"),
        (lambda rows: [rows[0].replace('"rules":1', '"rules":"1"'), *rows[1:]], "line 1: rules cannot be '1'"),
        (lambda rows: [*rows[:3], *rows[4:]], "ply 3 stands where ply 2 belongs"),
        (lambda rows: [*rows[:3], rows[3].replace("place", "plant"), *rows[4:]], "ply 2: seat . may not 'plant"),
        (lambda rows: [*rows[:3], rows[3].replace('"draws":[]', '"draws":[1]'), *rows[4:]], "ply 2: more draws"),
        (lambda rows: [rows[0], rows[1].replace("[", "[75,"), *rows[2:]], "ply 0: the script says 75"),
        (lambda rows: [*rows[:3], rows[3].replace('"seat"', '"chair"'), *rows[4:]], "line 4: the fields ply, seat"),
        (lambda rows: [*rows, '{"seed":"xyz"}'], "line 9: the seed is written in hexadecimal digits"),
        (lambda rows: [*rows[:3], rows[3].replace("[]", '["1"]'), *rows[4:]], "line 4: draws cannot be"),
    ],
)  # fmt: skip
def test_a_damaged_log_is_refused_with_the_place_and_the_reason(log, change, sentence):
    with pytest.raises(UnreadableLog, match=sentence):
        again("\n".join(change(lines(log))))


def test_the_usual_variant_is_the_first_that_takes_the_seats():
    assert [default_variant(GAME, seats) for seats in (2, 4, 6)] == ["standard", "standard", "teams"]
    with pytest.raises(TableRefused, match="iliad is for 2, 3, 4, 5, 6 players, not 7"):
        default_variant(GAME, 7)
