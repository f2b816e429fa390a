"""Positions as they are seen, imagined, copied and stored, in the middle of games and of powers."""

import json

import pytest

from engine.chance import Guess
from engine.core import NOBODY
from games.olympus.rules.cards import COPIES, KINDS
from tests.clauses import clause
from tests.games.olympus.table import GAME, census, do, kind, legal, table

WATCHERS = (0, 1, NOBODY)
ODYSSEUS = "odysseus jason helen penelope"


def of_a_game(seed):
    """Yield a few positions of a game that is played at random, and its end."""
    chance = Guess(seed)
    state, _ = GAME.deal(2, GAME.options(2, {}), chance)
    plies = 0
    while state.to_act():
        moves = state.legal(state.to_act()[0])
        state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)
        plies += 1
        if plies % 12 == 0:
            yield state
    yield state


def paying():
    state = table(hand="achilles aeneas electra cicones peleus midas perseus", other="hector")
    do(state, "play achilles a1 choosing")
    return state


def drawn(*under):
    """A position in which a card was drawn that may be played for nothing."""
    state = table(hand=ODYSSEUS, other="hector cicones", under=under, pile=len(under) or None)
    do(state, "play odysseus a1")
    return state


def drawn_by_the_second():
    """The second player drew such a card; the rest of the hand is one that all know."""
    state = table(other=f"{ODYSSEUS} medea", active=1)
    state.known = [[(kind("medea"), 2)], [], [(kind("medea"), 2)]]
    do(state, "play odysseus b1", draws="hector")
    assert state.hands[1] == [kind("hector"), kind("medea")]
    return state


def returned_and_drawn():
    """A card of the hand is known to all, and another was just drawn."""
    state = table("- sisyphus - - - -", hand=ODYSSEUS, active=0)
    do(state, "done", "done")
    do(state, "play odysseus a1", draws="medea")
    return state


def putting_under():
    """A player is to put a card under the pile, one of which the other knows."""
    state = table("tiresias - - - - -", hand="hector", other="argus")
    do(state, "done", "use")
    state.known[1] = [(kind("hector"), 1)]
    return state


def positions():
    yield from of_a_game(1)
    yield from (paying(), drawn(), drawn(("medea", 0), ("argus", 1)), drawn(("argus", 1), ("medea", 0)))
    yield from (drawn_by_the_second(), returned_and_drawn(), putting_under())


@pytest.mark.parametrize("watcher", WATCHERS)
def test_an_imagined_position_looks_the_same_to_its_seat(watcher):
    for state in positions():
        view = state.view(watcher)
        for seed in range(3):
            twin = GAME.imagine(view, Guess(seed))
            assert twin.view(watcher) == view
            assert census(twin) == list(COPIES)
            assert all(cards == sorted(cards) for cards in (*twin.hands, twin.unseen, *twin.known))


@pytest.mark.parametrize("watcher", [0, NOBODY])
def test_the_card_just_drawn_is_imagined_to_be_in_the_hand(watcher):
    for seed in range(10):
        twin = GAME.imagine(drawn_by_the_second().view(watcher), Guess(seed))
        assert twin.agenda[-1][3] in twin.hands[1]
        assert twin.agenda[-1][3] != kind("medea"), "that one was there before"


def test_a_stored_position_is_plain_and_comes_back_whole():
    for state in positions():
        dump = json.loads(json.dumps(state.dump()))
        again = GAME.load(dump)
        assert again.dump() == dump == state.dump()
        assert again.outcome() == state.outcome()
        assert [again.view(watcher) for watcher in WATCHERS] == [state.view(watcher) for watcher in WATCHERS]


def test_a_move_in_a_copy_changes_nothing_in_the_position():
    for state in positions():
        before, twin, kept = state.dump(), state.copy(), (state.present[:], state.purses[:])
        assert twin.dump() == before
        if twin.to_act():
            seat = twin.to_act()[0]
            twin.play(seat, twin.legal(seat)[-1], Guess(1))
            assert state.dump() == before
            assert (state.present, state.purses) == kept


@clause("OL-42")
@pytest.mark.parametrize("way", ["copied", "stored", "imagined"])
def test_eurydice_is_asked_once_in_every_copy(way):
    state = table("eurydice/2 - - - - -", "cicones - - - - -", hand="alcmene", active=1)
    do(state, "done")
    imagined = GAME.imagine(state.view(0), Guess(1))
    twin = {"copied": state.copy(), "stored": GAME.load(state.dump()), "imagined": imagined}[way]
    do(twin, "waive")
    assert twin.agenda[-1][1] == 0
    assert legal(twin)[0] == "done"


def test_a_spectator_sees_no_hand_and_players_their_own():
    state = table(hand="medea", other="hector cicones")
    assert [state.view(watcher).hand for watcher in WATCHERS] == [(kind("medea"),), tuple(state.hands[1]), ()]
    assert [state.view(watcher).hand_sizes for watcher in WATCHERS] == [(1, 2)] * 3


def test_an_empty_space_has_neither_strength_nor_health():
    view = table("achilles - polyxena - - -", "hector - - - - -").view(0)
    assert [view.strengths[space] for space in range(12) if space not in (0, 2, 6)] == [0] * 9
    assert [view.healths[space] for space in range(12) if space not in (0, 2, 6)] == [0] * 9


def test_each_player_is_alone():
    view = table().view(0)
    assert view.sides == GAME.sides(2, GAME.options(2, {})) == (0, 1)


def test_players_know_what_both_know_and_spectators_what_all_saw():
    state = table("- - - - - -", "cicones - - - - -", hand="circe jason argus")
    do(state, "play circe a1", "unit b1")
    memories = [state.view(watcher).recalled for watcher in WATCHERS]
    assert [memory.known for memory in memories] == [(((kind("cicones"), 2),), ())] * 2 + [()]
    assert {memory.public for memory in memories} == {((kind("cicones"), 2),)}


@clause("OL-04")
def test_a_game_begins_with_nothing_known_or_put_under():
    state, told = GAME.deal(2, GAME.options(2, {"first": 1}), Guess(1))
    assert (state.number, state.puts, state.bottom, state.known) == (1, 0, [], [[], [], []])
    assert (state.soared, state.taken, state.clad, state.present) == (False, 0, 0, [0, 0])
    assert state.discards == []
    assert GAME.load(state.dump()).purses == state.purses
    assert told[-1].seat == 1


@clause("OL-30")
def test_drawn_cards_are_told_in_order():
    told = do(table(pile=9), "done", draws="medea argus")
    assert [KINDS[card] for card in told[0].kinds] == ["argus", "medea"]


def test_the_sheet_does_not_print_its_file():
    assert GAME.sheet.source not in repr(GAME.sheet)
