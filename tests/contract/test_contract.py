"""What every game owes its hosts. A new game passes these before anything else is written."""

import json
import pickle
from collections import Counter
from dataclasses import FrozenInstanceError, replace
from typing import NamedTuple

import pytest

from engine import contract
from engine.advantage import for_first_seat
from engine.chance import Guess, Piles, Recording, seal_seed
from engine.contract import list_viewers, play_random_match, random_game
from engine.core import NOBODY, IllegalMove
from engine.log import UnreadableLog
from engine.match import deal_match, rebuild_match, replay_log
from engine.players import PLAYERS
from engine.record import Record, export_record, parse_record
from tests.contract.boxes import BOXES
from tests.contract.tables import a_table_of_each_game, each_table, few, seeds


@each_table
@few
@seeds
def test_a_game_says_what_its_advantage_is_and_gives_it(game, variant, seats, seed):
    contract.the_advantage_is_stated_and_given(game, variant, seats, seed)


@each_table
@few
@seeds
def test_anyone_who_begins_alone_has_the_advantage(game, variant, seats, seed):
    dealt = [game.deal(seats, game.options(seats, {"variant": variant, **for_first_seat(game)}), Guess(seed))]
    dealt.append(game.deal(seats, game.options(seats, {"variant": variant}), Guess(seed)))
    for state, _ in dealt if game.advantage else ():
        assert state.to_act() == (game.advantage.seat(state),)


@each_table
def test_chance_gives_the_advantage_to_every_seat(game, variant, seats):
    options = game.options(seats, {"variant": variant})
    dealt = [game.deal(seats, options, Guess(seed))[0] for seed in range(100)]
    assert {game.advantage.seat(state) for state in dealt if game.advantage} in (set(range(seats)), set())


@each_table
@few
@seeds
def test_every_game_ends_and_shares_one_victory(game, variant, seats, seed):
    contract.one_victory_is_shared(game, variant, seats, seed)


@each_table
@few
@seeds
def test_somebody_is_to_act_until_the_end_and_has_a_move(game, variant, seats, seed):
    contract.somebody_is_to_act(game, variant, seats, seed)


@each_table
@few
@seeds
def test_idle_seats_may_only_change_unseen_choices(game, variant, seats, seed):
    for state, _, _ in random_game(game, variant, seats, seed):
        acting = state.to_act()
        for seat in set(range(seats)) - set(acting):
            for move in state.legal(seat):
                after = state.copy()
                told = after.play(seat, move, Guess(seed))
                assert after.to_act() == acting
                for other in set(list_viewers(seats)) - {seat}:
                    assert after.view(other) == state.view(other)
                    assert not any(event.heard_by(other) for event in told)


@each_table
@few
@seeds
def test_legal_moves_are_distinct_and_sorted(game, variant, seats, seed):
    contract.moves_are_distinct_and_sorted(game, variant, seats, seed)


@each_table
@few
@seeds
def test_the_offer_reaches_every_legal_move_and_no_other(game, variant, seats, seed):
    contract.the_offer_reaches_every_move(game, variant, seats, seed)


@each_table
@few
@seeds
def test_a_copy_shares_nothing(game, variant, seats, seed):
    contract.a_copy_shares_nothing(game, variant, seats, seed)


@each_table
@few
@seeds
def test_a_dump_is_plain_json_and_restores_the_position(game, variant, seats, seed):
    contract.a_dump_restores_the_position(game, variant, seats, seed)


@each_table
@few
@seeds
def test_a_dump_stays_as_it_is_when_the_game_goes_on(game, variant, seats, seed):
    for state, seat, move in random_game(game, variant, seats, seed):
        if move is not None:
            position = state.copy()
            dump = position.dump()
            then, restored = json.dumps(dump), game.load(dump)
            for goes_on in (position, restored):
                goes_on.play(seat, move, Guess(seed))
            assert json.dumps(dump) == then


@each_table
@few
@seeds
def test_a_game_restored_after_each_ply_stays_in_step(game, variant, seats, seed):
    pick, chances = Guess(seed), (Guess(5), Guess(5))
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chances[0])
    restored, _ = game.deal(seats, game.options(seats, {"variant": variant}), chances[1])
    while acting := state.to_act():
        at = pick.below(len(state.legal(acting[0])))
        restored = game.load(json.loads(json.dumps(restored.dump())))
        happened = [
            position.play(acting[0], position.legal(acting[0])[at], chance)
            for position, chance in zip((state, restored), chances, strict=True)
        ]
        assert happened[0] == happened[1]
        assert restored.dump() == state.dump()


@each_table
@few
@seeds
def test_the_log_rebuilds_the_match(game, variant, seats, seed):
    match, told = play_random_match(game, variant, seats, seed)
    log = parse_record(export_record(Record(match.head, tuple(match.log), match.seed)))
    again = rebuild_match(game, log.head, log.entries, log.seed)
    assert (again.ply, again.stamps, again.state.dump()) == (match.ply, match.stamps, match.state.dump())
    assert [step.events for step in replay_log(game, log.head, log.entries)] == told


@each_table
@few
@seeds
def test_a_match_goes_on_from_any_ply_of_its_log(game, variant, seats, seed):
    match, _ = play_random_match(game, variant, seats, seed)
    half = rebuild_match(game, match.head, match.log[: len(match.log) // 2], match.seed)
    for entry in match.log[len(match.log) // 2 :]:
        step = half.propose(entry.seat, entry.move, half.stamps[entry.seat])
        assert step.entry == entry
        half.accept(step)
    assert half.state.dump() == match.state.dump()


@each_table
@few
@seeds
def test_every_draw_names_its_pile_or_die(game, variant, seats, seed):
    match, _ = play_random_match(game, variant, seats, seed)
    assert all(pile for step in match.line() for _, pile, _ in step.asked)


@each_table
@few
@seeds
def test_a_seat_draws_the_same_cards_whatever_is_played(game, variant, seats, seed):
    """From a pile of which nobody has taken more than their part, until the pile is shuffled again."""
    deals = [Piles(seed.to_bytes(8, "big"), seats) for _ in range(2)]
    one, two = (cards_by_place(game, variant, seats, source, Guess(seed + pick)) for pick, source in enumerate(deals))
    beyond = {
        place.pile for place in one.keys() | two.keys() if place.seat != NOBODY and place.number >= place.size // seats
    }
    alike = {place for place in one.keys() & two.keys() if place.shuffle == 1 and place.pile not in beyond}
    assert len(alike) > 1
    assert [one[place] for place in alike] == [two[place] for place in alike]


class Place(NamedTuple):
    """Where a card comes from: the draw of this number by a seat, of a pile that had this size when it was shuffled."""

    pile: str
    shuffle: int
    size: int
    seat: int
    number: int


def cards_by_place(game, variant, seats, source, pick):
    """Play a game of random moves; return the numbers of the cards in their piles, by where they came from."""
    chance, left, sizes, shuffles, draws, came = Recording(source), {}, {}, Counter(), Counter(), {}
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    while acting := state.to_act():
        moves = state.legal(acting[0])
        state.play(acting[0], moves[pick.below(len(moves))], chance)
    for (n, pile, seat), drawn in zip(chance.asked, chance.drawn, strict=True):
        if len(left.get(pile, ())) != n:
            left[pile], sizes[pile] = list(range(n)), n
            shuffles[pile] += 1
        drawer = pile, shuffles[pile], seat
        came[Place(pile, shuffles[pile], sizes[pile], seat, draws[drawer])] = left[pile].pop(drawn)
        draws[drawer] += 1
    return came


@each_table
@few
@seeds
def test_the_seed_is_sealed_at_the_deal_and_shown_at_the_end(game, variant, seats, seed):
    match, _ = deal_match(game, seats, {"variant": variant}, seed.to_bytes(8, "big"))
    assert match.head.seal == seal_seed(seed.to_bytes(8, "big"))
    assert match.seed is None
    with pytest.raises(UnreadableLog, match="sealed"):
        rebuild_match(game, match.head, match.log, b"another")
    match, _ = play_random_match(game, variant, seats, seed)
    assert match.seed == seed.to_bytes(8, "big")


@a_table_of_each_game
@few
@seeds
def test_an_imagined_position_looks_the_same_to_its_seat(game, variant, seats, seed):
    contract.an_imagined_position_looks_the_same(game, variant, seats, seed)


@each_table
@few
@seeds
def test_an_imagined_position_is_not_always_the_true_one(game, variant, seats, seed):
    positions = (state for state, _, _ in random_game(game, variant, seats, seed))
    looks = ((state, seat) for state in positions for seat in list_viewers(seats))
    assert any(game.imagine(state.view(seat), Guess(seed)).dump() != state.dump() for state, seat in looks)


@a_table_of_each_game
@few
@seeds
def test_an_imagined_position_can_have_come_about(game, variant, seats, seed):
    for state, _, _ in random_game(game, variant, seats, seed):
        assert BOXES[game.key].possible(state)
        for seat in list_viewers(seats):
            assert BOXES[game.key].possible(game.imagine(state.view(seat), Guess(seed)))


@each_table
@few
@seeds
def test_an_imagined_game_can_be_played_to_its_end(game, variant, seats, seed):
    for ply, (state, seat, _) in enumerate(random_game(game, variant, seats, seed)):
        if ply % 10 == 0 and seat != NOBODY:
            chance = Guess(seed)
            imagined = game.imagine(state.view(seat), chance)
            while acting := imagined.to_act():
                moves = imagined.legal(acting[0])
                imagined.play(acting[0], moves[chance.below(len(moves))], chance)
            found, printed = BOXES[game.key].census(imagined)
            assert found == printed


@each_table
@few
@seeds
def test_no_card_is_lost_or_made(game, variant, seats, seed):
    for state, seat, _ in random_game(game, variant, seats, seed):
        for position in (state, game.imagine(state.view(seat), Guess(seed))):
            found, printed = BOXES[game.key].census(position)
            assert found == printed


@a_table_of_each_game
@few
@seeds
def test_a_view_does_not_depend_on_what_the_seat_may_not_know(game, variant, seats, seed):
    changed = False
    for state, _, _ in random_game(game, variant, seats, seed):
        for seat in list_viewers(seats):
            twin = BOXES[game.key].swap(state, seat, Guess(seed))
            assert BOXES[game.key].census(twin)[0] == BOXES[game.key].census(state)[0]
            assert twin.view(seat) == state.view(seat)
            assert twin.legal(seat) == state.legal(seat)
            changed |= twin.dump() != state.dump()
    assert changed, "nothing was swapped, so nothing was tested"


@a_table_of_each_game
@few
@seeds
def test_a_seat_hears_no_more_than_it_may_know(game, variant, seats, seed):
    """The same move to the watcher's eyes and the same view afterwards: then the same story."""
    for ply, (state, mover, _) in enumerate(random_game(game, variant, seats, seed)):
        for watcher in list_viewers(seats) if ply % 3 == 0 else ():
            if watcher != mover:
                assert_same_story(game, state, mover, watcher, seed)


def assert_same_story(game, state, mover, watcher, seed):
    heard = {}
    for world in (state, BOXES[game.key].swap(state, watcher, Guess(seed))):
        for move in world.legal(mover):
            after = world.copy()
            told = [event.heard_by(watcher) for event in after.play(mover, move, Guess(7))]
            seen = move.public, pickle.dumps(after.view(watcher))
            assert heard.setdefault(seen, told) == told


@each_table
@few
@seeds
def test_a_seat_hears_at_least_what_spectators_hear(game, variant, seats, seed):
    contract.a_seat_hears_what_spectators_hear(game, variant, seats, seed)


@a_table_of_each_game
@few
@seeds
def test_a_view_is_a_value(game, variant, seats, seed):
    contract.a_view_says_whose_it_is(game, variant, seats, seed)
    for state, _, _ in random_game(game, variant, seats, seed):
        for seat in list_viewers(seats):
            view = state.view(seat)
            assert pickle.loads(pickle.dumps(view)) == view
        with pytest.raises(FrozenInstanceError):
            view.seat = 0


@each_table
@few
@seeds
def test_a_stale_foreign_or_unknown_move_changes_nothing(game, variant, seats, seed):
    pick = Guess(seed)
    match, _ = deal_match(game, seats, {"variant": variant}, seed.to_bytes(8, "big"))
    while acting := match.state.to_act():
        seat, before = acting[0], (match.state.dump(), match.ply, match.stamps[:])
        moves = match.state.legal(seat)
        name = str(moves[pick.below(len(moves))])
        idle = [other for other in range(seats) if not match.state.legal(other)]
        wrong = [(seat, name, match.stamps[seat] + 1), (seat, name, -1), (seat, "dance", match.stamps[seat])]
        wrong += [(other, name, match.stamps[other]) for other in idle] + [(seats, name, 0), (NOBODY, name, 0)]
        for attempt in wrong:
            with pytest.raises(IllegalMove):
                match.propose(*attempt)
        step = match.propose(seat, name, match.stamps[seat])
        assert (match.state.dump(), match.ply, match.stamps[:]) == before, "to propose is not to play"
        stamp = match.stamps[seat]
        match.accept(step)
        with pytest.raises(IllegalMove):
            match.propose(seat, name, stamp)


@each_table
@few
@seeds
def test_the_same_seed_and_the_same_moves_make_the_same_game(game, variant, seats, seed):
    first, _ = play_random_match(game, variant, seats, seed)
    again, _ = play_random_match(game, variant, seats, seed)
    assert first.log == again.log


@each_table
@few
@seeds
def test_every_draw_of_a_log_follows_from_the_seed_alone(game, variant, seats, seed):
    match, _ = play_random_match(game, variant, seats, seed)
    list(replay_log(game, match.head, match.log, match.seed))
    at = max(ply for ply, entry in enumerate(match.log) if entry.draws)
    entry = match.log[at]
    forged = replace(entry, draws=(entry.draws[0] ^ 1, *entry.draws[1:]))
    with pytest.raises(UnreadableLog, match=f"ply {at}"):
        list(replay_log(game, match.head, [*match.log[:at], forged, *match.log[at + 1 :]], match.seed))


def at_once():
    """Let a player think as little as it can."""
    return True


@a_table_of_each_game
@pytest.mark.parametrize("name", PLAYERS)
@few
@seeds
def test_a_computer_player_chooses_by_its_view_alone(game, variant, seats, name, seed):
    player = PLAYERS[name]()
    for ply, (state, seat, _) in enumerate(random_game(game, variant, seats, seed)):
        if seat != NOBODY and ply % 12 == 0:
            twin = BOXES[game.key].swap(state, seat, Guess(seed))
            moves = state.legal(seat)
            chosen = player.choose(game, state.view(seat), moves, Guess(seed), at_once)
            assert chosen in moves
            assert player.choose(game, twin.view(seat), twin.legal(seat), Guess(seed), at_once) == chosen
