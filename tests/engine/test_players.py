"""Computer players do their job."""

import pickle
from dataclasses import replace
from itertools import count

import pytest

from engine.chance import Guess
from engine.core import Outcome
from engine.knowhow import MANY
from engine.players import LEVELS, PLAYERS, Erring, Greedy, Ismcts, Random
from engine.players.ismcts import FEWEST, Node, Search, expect_shares
from engine.selfplay import play_games
from games.iliad.rules.position import spread_counts
from tests.contract.boxes import BOXES, GAMES, random_game, wins
from tests.contract.tables import a_table_of_each_game
from tests.games.iliad.table import GAME, table

each_win = pytest.mark.parametrize(
    ("key", "state", "seat", "winning"), [pytest.param(key, *win, id=what) for key, what, *win in wins()]
)
THOROUGH = {"medium": pytest.mark.slow, "plain": pytest.mark.slow}  # imagine whole games even when hurried
FEW = 4  # imagined games of a hurried thought: what it is allowed to look at does not depend on how long it looks


def at_once():
    """Let a player think as little as it can."""
    return True


def soon():
    """Let a player think for as long as the shortest table of ``medium``."""
    asked = count(1)
    return lambda: next(asked) >= 40


@pytest.mark.slow
@a_table_of_each_game
def test_greedy_wins_far_more_than_its_share_against_random(game, variant, seats):
    played = list(play_games(game, seats, {"variant": variant}, [Greedy(), Random()], 1, 40))
    won = sum(share for one in played for seat, share in enumerate(one.outcome.shares) if one.seated[seat] == 0)
    seated = sum(one.seated.count(0) for one in played) / (seats * len(played))
    assert won / len(played) > seated + 0.15


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_thoughts_choose_the_same_move(name):
    state = table(3, hands={0: "4 3 archer chariot"}, armies={1: "42 archer"})
    view, moves = state.view(0), state.legal(0)
    chosen = {str(PLAYERS[name]().choose(GAME, view, moves, Guess(5), soon())) for _ in range(3)}
    assert len(chosen) == 1


@pytest.mark.all_games
@each_win
@pytest.mark.parametrize("name", ["greedy", *LEVELS[1:]])
def test_a_player_wins_where_it_can_unless_it_errs(name, key, state, seat, winning):
    player = PLAYERS[name]()
    for seed in range(3):
        chosen = getattr(player, "player", player).choose(
            GAMES[key], state.view(seat), state.legal(seat), Guess(seed), soon()
        )
        assert str(chosen) in winning


@pytest.mark.all_games
@each_win
def test_there_is_a_way_not_to_win(key, state, seat, winning):
    assert winning < set(map(str, state.legal(seat)))


def test_random_may_choose_any_move():
    state = table(3, hands={0: "4 3 archer chariot"}, armies={1: "42 archer"})
    chance = Guess(1)
    chosen = {str(Random().choose(GAME, state.view(0), state.legal(0), chance)) for _ in range(300)}
    assert chosen == set(map(str, state.legal(0)))


# -- what a player may know


class Sealed:
    """A game that offers only its cards, its know-how, and positions imagined from a view."""

    def __init__(self, game):
        self.sheet, self.know_how, self.imagine = game.sheet, game.know_how, game.imagine


@pytest.mark.parametrize("name", [pytest.param(each, marks=THOROUGH.get(each, ())) for each in PLAYERS])
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_played_by_views_alone(key, name, monkeypatch):
    """The view and the moves are copies, so nothing leads from them to the position itself."""
    monkeypatch.setattr("engine.players.ismcts.FEWEST", FEW)
    game, chance = GAMES[key], Guess(4)
    variant, sizes = next(iter(game.variants.items()))
    state, _ = game.deal(sizes[0], game.options(sizes[0], {"variant": variant}), chance)
    while acting := state.to_act():
        seat = acting[-1]
        moves = state.legal(seat)
        view, offered = pickle.loads(pickle.dumps((state.view(seat), moves)))
        chosen = PLAYERS[name]().choose(Sealed(game), view, offered, Guess(chance.below(99)), at_once)
        assert chosen in moves
        state.play(seat, chosen, chance)
    assert state.outcome()


class Unknown(Sealed):
    """A game of which nothing is known beyond its rules."""

    def __init__(self, game):
        super().__init__(game)
        self.know_how = None


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_a_game_without_know_how(name):
    state, _ = GAME.deal(2, GAME.options(2, {}), Guess(4))
    chance = Guess(5)
    for _ in range(6):
        seat = state.to_act()[0]
        moves = state.legal(seat)
        chosen = PLAYERS[name]().choose(Unknown(GAME), state.view(seat), moves, chance, at_once)
        assert chosen in moves
        state.play(seat, chosen, chance)


@pytest.mark.parametrize("key", [key for key in GAMES if GAMES[key].know_how.forget])
def test_the_easy_player_forgets_and_still_imagines_what_it_sees(key):
    game, forgotten = GAMES[key], 0
    for variant, sizes in game.variants.items():
        for state, seat, _ in random_game(game, variant, sizes[-1], 5):
            view = state.view(max(seat, 0))
            hazy = GAMES[key].know_how.forget(game, view)
            imagined = game.imagine(hazy, Guess(1))
            assert BOXES[key].census(imagined) == BOXES[key].census(state)
            assert imagined.view(hazy.seat) == hazy == replace(view, recalled=hazy.recalled)  # type: ignore[type-var]
            forgotten += hazy != view
    assert forgotten


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_worse_than_to_lose_and_nothing_better_than_to_win(key):
    game, know_how = GAMES[key], GAMES[key].know_how
    for variant, sizes in game.variants.items():
        worths = {"lost": [], "open": [], "won": []}
        for state, _, _ in random_game(game, variant, sizes[0], 3):
            for seat in range(sizes[0]):
                shares = state.outcome() and state.outcome().shares
                worths["open" if not shares else "won" if shares[seat] else "lost"].append(know_how.tempt(state, seat))
        assert max(worths["lost"]) < min(worths["open"]) <= max(worths["open"]) < min(worths["won"])


@pytest.mark.parametrize("key", GAMES)
def test_a_glance_has_the_worth_of_the_whole_view(key):
    game, know_how = GAMES[key], GAMES[key].know_how
    for variant, sizes in game.variants.items():
        for state, _, _ in random_game(game, variant, sizes[0], 6):
            for seat in range(sizes[0]):
                glanced = know_how.weigh(state.copy(), seat)
                assert glanced == know_how.worth(state.view(seat))


def test_partners_stand_as_high_whichever_of_them_is_the_stronger():
    lines = ({0: "43"}, {2: "43"})
    first, second = (table(4, variant="teams", hands=dict.fromkeys(range(4), "4"), armies=line) for line in lines)
    assert GAMES["iliad"].know_how.weigh(first, 0) == pytest.approx(GAMES["iliad"].know_how.weigh(second, 0))
    assert GAMES["iliad"].know_how.weigh(first, 0) > GAMES["iliad"].know_how.weigh(first, 1)


def test_a_forgetful_player_believes_outdated_things():
    """Seat 1 has drawn nothing since the shuffle, and everything it kept is a Chariot: it holds no Archer."""
    state = table(2, siege=None, hands={0: "4", 1: "chariot chariot"})
    state.kept = [hand[:] for hand in state.hands]
    state.pool = [n - sum(held) for n, held in zip(GAME.sheet.counts, zip(*state.hands, strict=True), strict=True)]
    state.shown = [[0] * len(shown) for shown in state.shown]
    state.pile, state.discards = spread_counts(state.pool), [0] * len(state.pool)
    view = state.view(0)
    held = [
        {tuple(GAME.imagine(seen, Guess(n)).hands[1]) for n in range(20)}
        for seen in (view, GAMES["iliad"].know_how.forget(GAME, view))
    ]
    assert len(held[0]) == 1 < len(held[1])


# -- the search


def test_partners_expect_the_same_and_all_shares_are_one_victory():
    shares = expect_shares([3.0, 1.0, 0.0, 1.0], (0, 1, 0, 1))
    assert shares[0] == shares[2] > shares[1] == shares[3]
    assert sum(shares) == pytest.approx(1)


def test_what_follows_one_move_follows_no_other():
    """Moves that nothing followed share one empty dictionary."""
    first, second = Node(), Node()
    added = first.step("a move")
    assert first.after == {"a move": added}
    assert first.step("a move") is added
    assert not second.after
    assert not Node().after


@pytest.mark.slow
def test_a_thought_ends_when_more_of_it_could_change_nothing():
    asked = []
    state = table(3, hands={0: "4 3 archer chariot"}, armies={1: "42 archer"})
    view, moves, chance = state.view(0), state.legal(0), Guess(1)
    chosen = Ismcts(300).choose(GAME, view, moves, Guess(1), lambda: bool(asked.append(1)))
    search = Search(view, GAMES["iliad"].know_how, chance)
    for _ in range(len(asked) - 1):
        search.grow(GAME.imagine(view, chance))
    assert not search.is_clear(300 - len(asked) + 1)
    for _ in range(len(asked), 301):
        search.grow(GAME.imagine(view, chance))
    assert FEWEST < len(asked) < 300
    assert chosen == search.ranked(moves)[0].move


def test_a_hurried_player_still_thinks_a_little():
    asked = []
    state = table(3, hands={0: "4 3 archer chariot"}, armies={1: "42 archer"})
    Ismcts(10**9).choose(GAME, state.view(0), state.legal(0), Guess(1), lambda: not asked.append(1))
    assert len(asked) == FEWEST


def test_a_game_of_which_nothing_is_known_is_imagined_to_its_end():
    state = table(2, siege=None, hands={0: "4 3 archer chariot"}, armies={1: "42 archer"})
    chosen = Ismcts(20, guided=False).choose(GAME, state.view(0), state.legal(0), Guess(1))
    assert chosen in state.legal(0)


@pytest.mark.parametrize(
    ("variant", "seats", "imagined", "helped"),
    [
        ("standard", 4, MANY, False),
        ("standard", 4, MANY - 1, True),
        ("teams", 4, MANY, True),
        ("standard", 5, MANY, True),
    ],
)
def test_four_in_iliad_imagine_many_games_to_their_end(variant, seats, imagined, helped):
    state, _ = GAME.deal(seats, GAME.options(seats, {"variant": variant}), Guess(1))
    search = Ismcts(imagined).search(GAME, state.view(state.to_act()[0]), Guess(1), at_once)
    assert (search.know_how is not None) == helped


class Choice:
    """A move of the game below; others do not hear about face-down cards."""

    def __init__(self, card):
        self.card, self.public = card, "a card"

    def __hash__(self):
        return hash(self.card)

    def __eq__(self, other):
        return self.card == other.card


class Pennies:
    """Both choose a side of a penny face down; seat 1 wins if they are equal."""

    sides = (0, 1)

    def __init__(self, seat=0):
        self.seat, self.chosen = seat, {}

    def to_act(self):
        return tuple(seat for seat in (0, 1) if seat not in self.chosen)

    def legal(self, seat):
        return [Choice("heads"), Choice("tails")]

    def play(self, seat, move, chance):
        self.chosen[seat] = move.card

    def outcome(self):
        won = 0 if self.chosen[0] != self.chosen[1] else 1
        return Outcome((1.0 - won, float(won)), (1, 1), "over")


def test_nobody_plans_on_what_others_chose_face_down():
    """The searcher chooses first in the imagined game; a player who saw the choice would always win."""
    search = Search(Pennies(seat=1), None, Guess(3))
    for _ in range(4000):
        search.grow(Pennies())
    replies = [node for node in search.trees[1].after.values() if node.visits]
    assert len(replies) == 2
    assert all(0.35 < reply.won / reply.visits < 0.65 for reply in replies)
    assert {key[1] for key in search.trees[0].after if isinstance(key, tuple)} <= {"a card"}


def test_of_moves_made_equally_often_the_one_that_won_most_is_taken():
    search = Search(Pennies(), None, Guess(1))
    for card, won in (("heads", 1.0), ("tails", 2.0)):
        node = search.trees[0].step(Choice(card))
        node.visits, node.won = 3, won
    assert search.ranked([Choice("heads"), Choice("tails")])[0].move.card == "tails"  # type: ignore[attr-defined]


class First:
    """A player that takes the first move."""

    def choose(self, game, view, moves, chance, enough=None):
        return moves[0]


def test_an_erring_player_makes_random_moves_at_its_rate():
    chance, player = Guess(5), Erring(First(), 2, of=3)
    made = [player.choose(GAME, None, "abcd", chance) for _ in range(3000)]
    assert made.count("a") == pytest.approx(1500, rel=0.1)
    assert [made.count(move) for move in "bcd"] == pytest.approx([500] * 3, rel=0.2)


@pytest.mark.parametrize(
    ("heads", "tails", "sure"),
    [((80, 70.0), (20, 2.0), True), ((50, 26.0), (50, 24.0), False), ((80, 80.0), (0, 0.0), False),
     ((9, 9.0), (9, 0.0), True), ((9, 9.0), (9, 9.0), False), ((2, 2.0), (1, 0.0), False)],
)  # fmt: skip
def test_a_lead_is_sure_when_luck_does_not_explain_it(heads, tails, sure):
    search = Search(Pennies(), None, Guess(1))
    for card, (visits, won) in (("heads", heads), ("tails", tails)):
        node = search.trees[0].step(Choice(card))
        node.visits, node.won = visits, won
    assert search.is_sure() == sure


@pytest.mark.all_games
@each_win
def test_a_master_thinks_no_longer_once_its_move_is_decided(key, state, seat, winning):
    asked, moves = [], state.legal(seat)
    chosen = PLAYERS["master"]().choose(
        GAMES[key], state.view(seat), moves, Guess(1), lambda: bool(asked.append(1)) or len(asked) > 5000
    )
    assert len(asked) <= 5000
    assert str(chosen) in winning


def test_a_lead_is_clear_when_it_can_no_longer_be_made_up():
    search = Search(Pennies(), None, Guess(1))
    search.trees[0].step(Choice("heads")).visits, search.trees[0].step(Choice("tails")).visits = 5, 2
    assert [search.is_clear(left) for left in (2, 3)] == [True, False]
