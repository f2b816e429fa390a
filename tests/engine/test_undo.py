"""Moves that are taken back stay in the log; the game goes on from before them."""

from dataclasses import replace

import pytest

from engine import record
from engine.chance import Guess
from engine.core import IllegalMove
from engine.log import Entry, UnreadableLog
from engine.match import Undid, deal_match, name_undo, parse_undo, rebuild_match, replay_log, resume_match
from engine.record import Record
from engine.verify import verify_record
from games.iliad.rules.game import Iliad
from terminal.command import run_command_line
from tests.contract.boxes import GAMES
from words import LANGUAGES, Words

SEED = b"a seed"


def move(match, pick):
    seat = match.state.to_act()[0]
    moves = match.state.legal(seat)
    match.accept(match.propose(seat, str(moves[pick.below(len(moves))]), match.stamps[seat]))
    return seat


def take_back(match, seat):
    match.accept(match.propose_undo(seat))


def begun(key="iliad", moves=0, pick=None):
    game = GAMES[key]
    match, _ = deal_match(game, min(sum(game.variants.values(), ())), {}, SEED)
    pick = pick or Guess(3)
    for _ in range(moves):
        move(match, pick)
    return match


def with_undos(key):
    """A whole game in which somebody takes back after every seventh move."""
    pick, match = Guess(11), begun(key)
    while match.state.to_act():
        seat = move(match, pick)
        if match.ply % 7 == 0 and match.state.to_act():
            take_back(match, seat)
    return match


def exported(match):
    outcome = match.state.outcome()
    names = tuple(f"Player {seat}" for seat in range(match.head.seats))
    return Record(match.head, tuple(match.log), SEED, names, outcome, ended=outcome is None)


# -- back, and on from there


def test_an_undone_move_stays_in_the_log():
    match = begun(moves=4)
    before, log = match.state.dump(), match.log[:]
    seat = move(match, Guess(1))
    take_back(match, seat)
    assert match.state.dump() == before
    assert match.log[:5] == log
    assert match.log[6] == Entry(6, seat, "undo to 4", ())
    assert match.ply == 6


def test_with_a_move_goes_everything_that_followed_it():
    match = begun()
    first = match.state.to_act()[0]
    positions = [match.state.dump()]
    for _ in range(3):
        move(match, Guess(2))
        positions.append(match.state.dump())
    last = max(entry.ply for entry in match.log if entry.seat == first)
    step = match.propose_undo(first)
    assert step.state.dump() == positions[last - 1]
    assert step.events == [Undid(first, 4 - last)]
    assert match.ply == 3, "to propose is not to do"


def test_undo_goes_back_move_by_move_past_undone_moves():
    match = begun(moves=6)
    positions = {step.entry.ply: step.state.dump() for step in match.line()}
    goals = []
    while any(entry.seat == 0 for entry in (step.entry for step in match.line()[1:])):
        take_back(match, 0)
        goals.append(parse_undo(match.log[-1].move))
        assert match.state.dump() == positions[goals[-1]]
    assert goals == sorted(goals, reverse=True)  # type: ignore[type-var]
    assert len(goals) > 1
    with pytest.raises(IllegalMove, match="no move to take back"):
        match.propose_undo(0)


@pytest.mark.parametrize("seat", [-1, 1, 2, 99])
def test_a_player_without_moves_cannot_undo(seat):
    match = begun()
    with pytest.raises(IllegalMove, match="no move to take back"):
        match.propose_undo(seat)


def test_after_an_undo_every_old_button_is_stale():
    match, _ = deal_match(GAMES["iliad"], 4, {}, SEED)
    for _ in range(3):
        move(match, Guess(3))
    seat = move(match, Guess(1))
    stamps = match.stamps[:]
    take_back(match, seat)
    assert match.stamps == [match.ply] * match.head.seats
    assert not set(stamps) & set(match.stamps)
    acting = match.state.to_act()[0]
    with pytest.raises(IllegalMove, match="was asked at ply"):
        match.propose(acting, str(match.state.legal(acting)[0]), stamps[acting])


def test_a_repeated_move_draws_other_cards():
    match, pick = begun("olympus"), Guess(4)
    while not match.log[-1].draws or match.ply == 0:
        seat = move(match, pick)
    entry = match.log[-1]
    take_back(match, seat)
    match.accept(match.propose(seat, entry.move, match.stamps[seat]))
    assert match.log[-1].move == entry.move
    assert len(match.log[-1].draws) == len(entry.draws)
    assert match.log[-1].draws != entry.draws


def test_news_says_that_a_move_was_undone():
    match = begun(moves=3)
    seat = move(match, Guess(1))
    take_back(match, seat)
    assert match.recent[-1] == (seat, [Undid(seat, 1)])
    assert len(match.recent) == 6


# -- the log


@pytest.mark.parametrize("key", GAMES)
def test_a_log_with_undos_tells_the_same_game_again(key):
    match = with_undos(key)
    assert sum(parse_undo(entry.move) is not None for entry in match.log) > 2
    log = record.parse_record(record.export_record(record.Record(match.head, tuple(match.log), SEED)))
    again = rebuild_match(GAMES[key], log.head, log.entries, SEED)
    assert (again.log, again.stamps, again.recent) == (match.log, match.stamps, match.recent)
    assert again.state.dump() == match.state.dump()
    *_, last = replay_log(GAMES[key], log.head, log.entries)
    assert last.state.dump() == match.state.dump()


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_match_with_undos_goes_on_from_any_ply(key):
    match = with_undos(key)
    for half in range(1, match.ply, 5):
        again = rebuild_match(GAMES[key], match.head, match.log[:half], SEED)
        for entry in match.log[half : half + 9]:
            back = parse_undo(entry.move) is not None
            step = again.propose_undo(entry.seat) if back else again.propose(
                entry.seat, entry.move, again.stamps[entry.seat]
            )  # fmt: skip
            assert step.entry == entry
            again.accept(step)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_with_undos_is_exported_and_found_fair(key):
    game = exported(with_undos(key))
    assert record.parse_record(record.export_record(game)) == game
    assert verify_record(GAMES[key], game).kind == "fair"


FORGED = {
    "to the wrong ply": lambda entry: replace(entry, move=name_undo(0)),
    "to itself": lambda entry: replace(entry, move=name_undo(entry.ply)),
    "to what is still to come": lambda entry: replace(entry, move=name_undo(entry.ply + 1)),
    "of somebody else's move": lambda entry: replace(entry, seat=1 - entry.seat),
    "of nobody": lambda entry: replace(entry, seat=-1),
    "of a seat that is not there": lambda entry: replace(entry, seat=7),
    "with a draw": lambda entry: replace(entry, draws=(0,)),
    "to a place with a sign": lambda entry: replace(entry, move=entry.move.replace("to ", "to +")),
    "to a place with a nought": lambda entry: replace(entry, move=entry.move.replace("to ", "to 0")),
    "to a place in other digits": lambda entry: replace(entry, move="undo to \u0664"),
    "to no place": lambda entry: replace(entry, move="undo to "),
    "to a place beyond counting": lambda entry: replace(entry, move="undo to " + "9" * 9999),
}


@pytest.mark.parametrize("forgery", FORGED)
def test_an_undo_that_cannot_be_is_named_with_its_place(forgery):
    match = begun(moves=5)
    take_back(match, move(match, Guess(1)))
    log = [*match.log[:-1], FORGED[forgery](match.log[-1])]
    with pytest.raises(UnreadableLog) as caught:
        list(replay_log(match.game, match.head, log, SEED))
    assert (caught.value.reason, caught.value.at) == ("move", 7)


def test_the_deal_is_not_taken_back():
    match = begun()
    with pytest.raises(UnreadableLog) as caught:
        list(replay_log(match.game, match.head, [match.log[0], Entry(1, 0, name_undo(0), ())], SEED))
    assert (caught.value.reason, caught.value.at) == ("move", 1)


@pytest.mark.parametrize(
    "name", ["pass", "undo", "undo to", "undo to -1", "undo to 1.0", "undo to x", "deal", "12", "undo to 04"]
)
def test_other_names_are_moves_of_the_game(name):
    assert parse_undo(name) is None


def test_a_place_has_nine_digits_at_most():
    assert parse_undo("undo to 123456789") == 123456789
    assert parse_undo("undo to 1234567890") is None


def test_undo_goes_back_no_further_than_the_newest_rules():
    match, pick = begun(moves=6), Guess(8)
    later = Iliad()
    going = resume_match(later, match.head, match.log[-1], match.state.dump(), SEED)
    for seat in range(2):
        with pytest.raises(IllegalMove, match="no move to take back"):
            going.propose_undo(seat)
    before = going.state.dump()
    seat = move(going, pick)
    take_back(going, seat)
    assert going.state.dump() == before
    assert going.log[-1] == Entry(8, seat, "undo to 6", ())


# -- the terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_show_tells_undone_moves(language, seat, tmp_path, capsys):
    match = begun("horse", moves=5)
    mover = move(match, Guess(1))
    take_back(match, mover)
    path = tmp_path / "game.txt"
    path.write_text(record.export_record(exported(match)), encoding="utf-8")
    seen = [] if seat is None else ["--seat", str(seat)]
    assert run_command_line(["show", str(path), "--language", language, *seen]) == 0
    name = f"Player {mover}"
    who = "you" if seat == mover else "other"
    told = Words(language).say("undo-took-back", seat=who, seat_name=name, moves=1)
    out = capsys.readouterr().out
    assert told in out
    assert Words(language).say("terminal-ply", ply=7, name=name, move="undo to 5") in out
    assert run_command_line(["verify", str(path), "--language", language]) == 0


# -- forced moves


def forced_last(key="iliad"):
    """Return a match in which the last move was the only one of its seat, and another had been chosen before."""
    match, pick = begun(key), Guess(3)
    while True:
        alone = len(match.state.legal(match.state.to_act()[0])) == 1
        seat = move(match, pick)
        if alone and match.state.to_act():
            return match, seat


def test_an_undo_goes_back_to_the_last_move_that_was_chosen():
    match, seat = forced_last()
    step = match.propose_undo(seat)
    assert len(step.state.legal(seat)) > 1
    assert parse_undo(step.entry.move) < match.ply - 1
    match.accept(step)
    assert rebuild_match(match.game, match.head, match.log, SEED).state.dump() == match.state.dump()


def test_a_log_may_undo_a_forced_move_as_older_programs_did():
    match, seat = forced_last()
    before = match.line()[-2]
    old = Entry(match.ply + 1, seat, name_undo(before.entry.ply), ())
    again = rebuild_match(match.game, match.head, [*match.log, old], SEED)
    assert again.state.dump() == before.state.dump()


def test_no_log_undoes_a_move_before_the_last_that_was_chosen():
    match, seat = forced_last()
    match.accept(match.propose_undo(seat))
    for _ in range(6):
        move(match, Guess(1))
    seat = match.log[-1].seat
    allowed, reached = parse_undo(match.propose_undo(seat).entry.move), []
    for ply in range(match.ply):
        entry = Entry(match.ply + 1, seat, name_undo(ply), ())
        try:
            rebuild_match(match.game, match.head, [*match.log, entry], SEED)
        except UnreadableLog:
            continue
        reached.append(ply)
    assert reached[0] == allowed
    assert reached[-1] <= match.ply - 1
