"""What every game owes its hosts, as functions that the tests of any game can call.

Each check plays one random game at a table, chosen by a seed, and fails with an ``AssertionError``. They need
nothing but the game, so they do not know what a seat may not see: what a view must not depend on, each game has to
test itself.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TypeVar

from engine.advantage import StatesAdvantage, for_first_seat
from engine.chance import Guess
from engine.choices import WIDEST, list_spellings, list_ways, make_offer
from engine.core import NOBODY, Event, Game, Move, Seat, State, tables_of
from engine.match import Match, deal_match, rebuild_match, replay_log
from engine.record import Record, export_record, parse_record
from engine.wire import view_json

Check = Callable[[Game, str, int, int], None]
T = TypeVar("T")
LONGEST = 10_000  # moves: a game at random that goes on for longer may never end


def check_game(game: Game, seeds: Iterable[int] = range(3)) -> None:
    """Run every check at every table of a game, with each of these seeds.

    Raises:
        AssertionError: the game does not keep the contract.
    """
    for seed in seeds:
        for variant, seats in tables_of(game):
            for each in CHECKS:
                each(game, variant, seats, seed)


def random_game(game: Game, variant: str, seats: int, seed: int) -> Iterator[tuple[State, Seat, Move | None]]:
    """Yield every position of one random game, the last one over, with the seat and move that follow."""
    chance = Guess(seed)
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    for _ in range(LONGEST):
        if not state.to_act():
            yield state, NOBODY, None
            return
        free = [seat for seat in range(seats) if state.legal(seat)]
        assert free, "somebody is to act, and nobody has a move"
        seat = free[chance.below(len(free))]
        moves = state.legal(seat)
        move = moves[chance.below(len(moves))]
        yield state, seat, move
        state = state.copy()
        state.play(seat, move, chance)
    raise AssertionError(f"the game is not over after {LONGEST:,} moves at random")


def play_random_match(game: Game, variant: str, seats: int, seed: int) -> tuple[Match, list[list[Event]]]:
    """Play one random match as a host does; return it, and what was told after the deal and each move."""
    pick = Guess(seed)
    match, events = deal_match(game, seats, {"variant": variant}, seed.to_bytes(8, "big"))
    told = [events]
    while acting := match.state.to_act():
        seat = acting[pick.below(len(acting))]
        moves = match.state.legal(seat)
        step = match.propose(seat, str(moves[pick.below(len(moves))]), match.stamps[seat])
        match.accept(step)
        told.append(step.events)
    return match, told


def list_viewers(seats: int) -> Sequence[Seat]:
    """Return all who may look: the seats and those who have none."""
    return (*range(seats), NOBODY)


def one_victory_is_shared(game: Game, variant: str, seats: int, seed: int) -> None:
    """The game ends, and its outcome shares one victory among the first."""
    *_, (state, _, _) = random_game(game, variant, seats, seed)
    outcome = state.outcome()
    assert outcome, "a game that is over has an outcome"
    assert outcome.reason, "an outcome has a reason"
    assert abs(sum(outcome.shares) - 1) < 1e-9, "the shares make one victory"
    assert len(outcome.shares) == len(outcome.places) == seats, "each seat has a share and a place"
    assert [place == 1 for place in outcome.places] == [share > 0 for share in outcome.shares], "the first have won"


def somebody_is_to_act(game: Game, variant: str, seats: int, seed: int) -> None:
    """Until the end somebody is to act and has a move; nobody else may move."""
    for state, _, _ in random_game(game, variant, seats, seed):
        acting = state.to_act()
        assert isinstance(acting, tuple), "who acts is no tuple, and a compiled search takes nothing else"
        assert (state.outcome() is None) == bool(acting), "somebody acts until there is an outcome"
        assert len(set(acting)) == len(acting), "no seat acts twice"
        assert all(map(state.legal, acting)), "who acts has a move"
        assert not state.legal(NOBODY), "a spectator has none"
        assert not state.legal(seats), "a seat that is not there has none"


def moves_are_distinct_and_sorted(game: Game, variant: str, seats: int, seed: int) -> None:
    """Legal moves have names of their own and are sorted by their parts."""
    for state, seat, _ in random_game(game, variant, seats, seed):
        moves = state.legal(seat)
        assert len({str(move) for move in moves}) == len(set(moves)) == len(moves), "two moves have one name"
        assert [move.parts() for move in moves] == sorted({move.parts() for move in moves}), "moves are not sorted"
        begun = any(each.parts() == after.parts()[: len(each.parts())] for each, after in pairwise(moves))
        assert not begun, "a move is the beginning of another, so nobody can choose it"
        assert state.legal(seat) == moves, "asked again, the moves are others"


def the_offer_reaches_every_move(game: Game, variant: str, seats: int, seed: int) -> None:
    """Small choices lead to each legal move and to no other."""
    for state, seat, _ in random_game(game, variant, seats, seed):
        if seat != NOBODY:
            moves = state.legal(seat)
            reached = [str(move) for move in list_offered_moves(moves)]
            assert set(reached) == set(map(str, moves)), "a move cannot be reached"
            assert len(reached) == len(list_ways(moves)), "a way to build a move is missing"
            assert not _offered(moves, len(make_offer(moves).choices)), "a choice is offered that there is not"


def list_offered_moves(moves: Sequence[Move], path: tuple[int, ...] = ()) -> Iterator[Move]:
    """Yield the moves to which the offer leads."""
    step = make_offer(moves, path)
    assert len(step.choices) <= WIDEST, "a question has too many answers: split the move into more parts"
    if step.move is not None:
        assert step.settled in list_spellings(step.move), "a move is made before its parts are settled"
        yield step.move
    for index in range(len(step.choices)):
        yield from list_offered_moves(moves, (*path, index))


def _offered(moves: Sequence[Move], choice: int) -> bool:
    try:
        make_offer(moves, [choice])
    except LookupError:
        return False
    return True


def a_copy_shares_nothing(game: Game, variant: str, seats: int, seed: int) -> None:
    """To play on a copy leaves the position as it was."""
    for state, seat, _ in random_game(game, variant, seats, seed):
        before, twin = state.dump(), state.copy()
        assert twin.dump() == before, "a copy is another position"
        for move in state.legal(seat):
            state.copy().play(seat, move, Guess(seed))
        for acting in twin.to_act()[:1]:
            twin.play(acting, twin.legal(acting)[-1], Guess(seed))
        assert state.dump() == before, "a copy shares something with its position"


def a_dump_restores_the_position(game: Game, variant: str, seats: int, seed: int) -> None:
    """A dump is plain JSON from which the same position comes back."""
    for state, _, _ in random_game(game, variant, seats, seed):
        again = game.load(json.loads(json.dumps(state.dump())))
        assert again.dump() == state.dump(), "the dump of what was restored is another"
        for seat in list_viewers(seats):
            assert again.view(seat) == state.view(seat), "what was restored looks different"
            assert again.legal(seat) == state.legal(seat), "what was restored has other moves"
        assert again.outcome() == state.outcome(), "what was restored has another outcome"


def an_imagined_position_looks_the_same(game: Game, variant: str, seats: int, seed: int) -> None:
    """Nobody can tell a position that they imagine from the true one."""
    for state, _, _ in random_game(game, variant, seats, seed):
        for seat in list_viewers(seats):
            view = state.view(seat)
            imagined = game.imagine(view, Guess(seed))
            assert imagined.view(seat) == view, "an imagined position looks different"
            assert imagined.legal(seat) == state.legal(seat), "an imagined position has other moves"
            assert imagined.to_act() == state.to_act(), "in an imagined position somebody else acts"


def an_imagined_game_ends(game: Game, variant: str, seats: int, seed: int) -> None:
    """An imagined position can be played to its end."""
    for ply, (state, seat, _) in enumerate(random_game(game, variant, seats, seed)):
        if ply % 10 == 0 and seat != NOBODY:
            chance = Guess(seed)
            imagined = game.imagine(state.view(seat), chance)
            play_on(imagined, chance)
            assert imagined.outcome(), "an imagined game has no outcome"


def play_on(state: State, chance: Guess) -> None:
    """Play a position on at random until it is over, or has gone on for too long."""
    for _ in range(LONGEST):
        if not (acting := state.to_act()):
            return
        moves = state.legal(acting[0])
        state.play(acting[0], moves[chance.below(len(moves))], chance)


def a_seat_hears_what_spectators_hear(game: Game, variant: str, seats: int, seed: int) -> None:
    """Nothing is told to spectators and kept from a seat."""
    for state, mover, move in random_game(game, variant, seats, seed):
        for event in state.copy().play(mover, move, Guess(7)) if move else ():
            for seat in range(seats):
                told = event.heard_by(NOBODY) is None or event.heard_by(seat) is not None
                assert told, f"spectators hear {type(event).__name__}, and seat {seat} does not"


def a_view_says_whose_it_is(game: Game, variant: str, seats: int, seed: int) -> None:
    """A view has its seat, the teams of all seats, and what its seat recalls."""
    sides = game.sides(seats, game.options(seats, {"variant": variant}))
    assert isinstance(sides, tuple), "the teams are no tuple, and a compiled search takes nothing else"
    for state, _, _ in random_game(game, variant, seats, seed):
        for seat in list_viewers(seats):
            view = state.view(seat)
            assert (view.seat, view.sides) == (seat, sides), "a view is of another seat, or has other teams"
            assert view.recalled is not None, "what a seat recalls may be empty, but not None"


def the_log_rebuilds_the_match(game: Game, variant: str, seats: int, seed: int) -> None:
    """A match comes back from its log and from a file, and tells the same story."""
    match, told = play_random_match(game, variant, seats, seed)
    assert match.seed is not None, "the seed is shown at the end"
    again = rebuild_match(game, match.head, match.log, match.seed)
    assert (again.ply, again.stamps, again.state.dump()) == (match.ply, match.stamps, match.state.dump()), (
        "the log leads to another position"
    )
    assert [step.events for step in replay_log(game, match.head, match.log)] == told, "the log tells another story"
    record = Record(match.head, tuple(match.log), match.seed, result=match.state.outcome())
    assert parse_record(export_record(record)) == record, "an outcome, an option or a draw is not the same in a file"


def send_to_process(thing: T) -> T:
    """Return what arrives in another process."""
    arrived: T = pickle.loads(pickle.dumps(thing))  # noqa: S301 - it was pickled here
    return arrived


def views_and_moves_travel(game: Game, variant: str, seats: int, seed: int) -> None:
    """The game, its views and its moves can be pickled for other processes, and views said in JSON for bots."""
    there = send_to_process(game)
    assert (there.key, there.rules, there.cards) == (game.key, game.rules, game.cards), "another game arrives"
    for state, _, _ in random_game(game, variant, seats, seed):
        for seat in list_viewers(seats):
            sent = state.view(seat), list(state.legal(seat))
            assert send_to_process(sent) == sent, "another view arrives, or other moves"
            view_json(sent[0])


def the_advantage_is_stated_and_given(game: Game, variant: str, seats: int, seed: int) -> None:
    """The game says which seat has an advantage after the deal, and the first seat gets it if the table agrees so."""
    assert isinstance(game, StatesAdvantage), "the game does not say what its advantage is; if it has none, None"
    options = game.options(seats, {"variant": variant, **for_first_seat(game)})
    state, _ = game.deal(seats, options, Guess(seed))
    if game.advantage is None:
        assert len(state.to_act()) == seats, "one seat begins before another, so the game has an advantage"
    else:
        assert game.advantage.seat(state) == 0, "the advantage is not with the seat to which it was promised"


CHECKS: tuple[Check, ...] = (
    the_advantage_is_stated_and_given,
    one_victory_is_shared,
    somebody_is_to_act,
    moves_are_distinct_and_sorted,
    the_offer_reaches_every_move,
    a_copy_shares_nothing,
    a_dump_restores_the_position,
    an_imagined_position_looks_the_same,
    an_imagined_game_ends,
    a_seat_hears_what_spectators_hear,
    a_view_says_whose_it_is,
    views_and_moves_travel,
    the_log_rebuilds_the_match,
)
