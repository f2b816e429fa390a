"""The games in OpenSpiel: importing this module registers ``ilion_hector`` and the others.

    import pyspiel
    import adapters.openspiel
    game = pyspiel.load_game("ilion_delphi", {"seats": 3, "variant": "standard"})

Every draw of the rules is a chance node, so the games are complete extensive forms. A player's action is one of the
choices of the current question, as ``adapters.choices`` says. Returns are shares of one victory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Self

import pyspiel

from adapters.choices import ACTIONS, Question, choose_table, dump_observation
from engine.chance import Guess
from engine.core import Chance, Game, Json, Move, Options, Outcome, Seat, State
from engine.match import find_move
from games.catalog import load_catalog

DRAWS = 256  # no draw is among more; the biggest pile of our games has 96 cards
LONGEST = 10_000  # actions of a game, far more than any of ours takes


class Undrawn(Exception):
    """A draw is needed that has not been made: one below ``bound``."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class Drawing:
    """Chance that repeats draws, and asks for the next one with an exception."""

    def __init__(self, draws: tuple[int, ...]) -> None:
        self._draws = iter(draws)

    def below(self, n: int, pile: str = "", seat: int = -1) -> int:
        draw = 0 if n == 1 else next(self._draws, None)
        if draw is None:
            raise Undrawn(n)
        return draw


@dataclass
class Played:
    """A game so far: a question to a seat, or the ``draws`` made for a deal or move that needs more of them.

    ``bound`` is that of the draw that is needed, 0 if none is. ``past`` has, for each seat, a digest of all that it
    has observed and chosen when it was asked. Values are replaced and never changed, so a copy is quick.
    """

    game: Game
    seats: int
    options: Options
    question: Question | None = None
    move: Move | None = None
    draws: tuple[int, ...] = ()
    bound: int = 0
    past: tuple[str, ...] = field(default=())

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return replace(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the game be pickled; positions are dumped, because those of games from outside may be unpicklable."""
        asked = (self.question.state.dump(), self.question.path) if self.question else None
        move = str(self.move) if self.move else ""
        return restore_game, (self.game.key, self.seats, self.options, asked, move, self.draws, self.bound, self.past)

    @classmethod
    def begun(cls, game: Game, seats: int, options: Options) -> Self:
        """Return a game before its deal."""
        new = cls(game, seats, options, past=("",) * seats)
        new.go_on()
        return new

    def go_on(self) -> None:
        """Deal, or make the chosen move, unless another draw is needed for that."""
        try:
            state = self._next(Drawing(self.draws))
        except Undrawn as needed:
            self.bound = needed.bound
            return
        self.question, self.move, self.draws, self.bound = Question(state), None, (), 0

    def _next(self, chance: Chance) -> State:
        if self.question is None:
            return self.game.deal(self.seats, self.options, chance)[0]
        assert self.move is not None, "a move is made after its last choice"
        state = self.question.state.copy()
        state.play(self.question.seat, self.move, chance)
        return state

    def draw(self, outcome: int) -> None:
        """Make the draw that is needed."""
        self.draws = (*self.draws, outcome)
        self.go_on()

    def choose(self, action: int) -> None:
        """Make a choice of the seat that is asked."""
        assert self.question is not None, "nobody is asked before the deal"
        seat = self.question.seat
        memory = sha256(f"{self.informed(seat)} {action}".encode()).hexdigest()
        self.past = (*self.past[:seat], memory, *self.past[seat + 1 :])
        chosen = self.question.chosen(action)
        if isinstance(chosen, Question):
            self.question = chosen
            return
        self.move = chosen
        self.go_on()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.question.state.outcome() if self.question else None

    def imagined(self, seat: Seat, chance: Chance) -> Self:
        """Return the game with a position that a seat cannot tell from the true one, where somebody is asked."""
        assert self.question is not None, "nobody is asked before the deal"
        assert not self.bound, "nobody is asked while a draw is needed"
        state = self.game.imagine(self.question.state.view(seat), chance)
        return replace(self, question=Question(state, self.question.path if seat == self.question.seat else ()))

    def observed(self, seat: Seat) -> str:
        """Return what a seat may know, as a line of JSON."""
        return dump_observation(self.question.observed(seat)) if self.question else "{}"

    def informed(self, seat: Seat) -> str:
        """Return what a seat may know now, after a digest of its past observations and choices."""
        return f"{self.past[seat]} {self.observed(seat)}"


def restore_game(
    key: str, seats: int, options: Options, asked: tuple[Json, tuple[int, ...]] | None, move: str, *rest: Any
) -> Played:
    """Return a pickled game."""
    game = load_catalog()[key]
    question = Question(game.load(asked[0]), asked[1]) if asked else None
    made = find_move(question.state, question.seat, move) if question and move else None
    return Played(game, seats, options, question, made, *rest)


class IlionGame(pyspiel.Game):
    """A table; each game is a class of its own, with its ``rules`` and its ``kind``."""

    rules: Game
    kind: Any

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        chosen = dict(parameters or {})
        options = {"variant": chosen["variant"]} if chosen.get("variant") else {}
        self.seats, self.options = choose_table(self.rules, chosen.get("seats") or None, options)
        super().__init__(self.kind, describe_table(self.seats), chosen)

    def new_initial_state(self) -> IlionState:
        """Return a game before its deal."""
        return IlionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer, which has words and no tensor."""
        return Observer(perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class IlionState(pyspiel.State):
    """A position, with chance nodes for the draws of the rules."""

    def __init__(self, game: IlionGame) -> None:
        super().__init__(game)
        self.played = Played.begun(game.rules, game.seats, game.options)

    def current_player(self) -> int:
        """Return the seat that is asked, or that it is up to chance, or that the game is over."""
        if self.played.bound:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self._question.seat

    @property
    def _question(self) -> Question:
        assert self.played.question is not None, "the deal is not over"
        return self.played.question

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self._question.offer.choices))) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be drawn, all with equal chance."""
        bound = self.played.bound
        return [(outcome, 1 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        if self.played.bound:
            self.played.draw(action)
        else:
            self.played.choose(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> IlionState:
        """Return a state that a player cannot tell from this one; ``sampler`` returns numbers from 0 to 1."""
        other: IlionState = self.clone()
        other.played = self.played.imagined(player, Guess(int(sampler() * 2**53)))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self._question.names()[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.played.outcome is not None

    def returns(self) -> list[float]:
        """Return each seat's share of the victory; nothing before the end."""
        return list(self.played.outcome.shares) if self.played.outcome else [0.0] * self.played.seats

    def __str__(self) -> str:
        """Return the whole position, with all that is hidden, as OpenSpiel wants it."""
        dump = self.played.question.state.dump() if self.played.question else {}
        path = self.played.question.path if self.played.question else ()
        return dump_observation({"position": dump, "path": path, "draws": self.played.draws})


class Observer:
    """Says in words what a player observes; with perfect recall, also a digest of what it did before."""

    tensor = None

    def __init__(self, *, perfect_recall: bool) -> None:
        self.dict: dict[str, Any] = {}
        self._perfect_recall = perfect_recall

    def set_from(self, state: IlionState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: IlionState, player: int) -> str:
        """Return what a player observes."""
        return state.played.informed(player) if self._perfect_recall else state.played.observed(player)


def describe_table(seats: int) -> Any:
    """Return what OpenSpiel wants to know of a table in advance."""
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=DRAWS,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )


def describe_game_type(game: Game) -> Any:
    """Return what OpenSpiel wants to know of a game in advance."""
    sizes = [seats for sizes in game.variants.values() for seats in sizes]
    return pyspiel.GameType(
        short_name=f"ilion_{game.key}",
        long_name=f"Ilion {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(sizes),
        min_num_players=min(sizes),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
        parameter_specification={"seats": 0, "variant": ""},
    )


def register_game(game: Game) -> None:
    """Let OpenSpiel load a game by its name."""
    about = describe_game_type(game)
    # a class, because OpenSpiel drops what it holds after Python has ended, and only a function minds that
    pyspiel.register_game(about, type(f"Ilion_{game.key}", (IlionGame,), {"rules": game, "kind": about}))


for _game in load_catalog().values():
    register_game(_game)
