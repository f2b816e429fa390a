"""A table as an environment of PettingZoo, in which agents act in turn (AEC).

    from adapters.pettingzoo import env
    table = env("hector")

An action is one of the choices of the current question, as ``adapters.choices`` says; the mask has those that there
are. The reward is the agent's share of the victory, at the end.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from adapters.choices import ACTIONS, Question, choose_table, dump_observation
from engine.chance import Guess
from engine.core import NOBODY, Game
from games.catalog import load_catalog
from games.narrators import make_narrator

SIZE = 8192  # bytes; the longest observation of our games takes about 3,000
Encode = Callable[[dict[str, Any]], Any]


def env(key: str, seats: int | None = None, **about: Any) -> Any:
    """Return a table of a game, in the usual wrappers of PettingZoo; arguments are those of ``Environment``."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(Environment(load_catalog()[key], seats, **about)))


def as_bytes(observed: dict[str, Any]) -> Any:
    """Return an observation as a line of JSON, in bytes, with zeros at the end."""
    line = dump_observation(observed).encode()
    assert len(line) <= SIZE, f"an observation of {len(line)} bytes does not fit into {SIZE}"
    return np.frombuffer(line.ljust(SIZE, b"\0"), np.uint8)


def decode_observation(observation: Any) -> dict[str, Any]:
    """Return what ``as_bytes`` has encoded."""
    found: dict[str, Any] = json.loads(bytes(observation).rstrip(b"\0"))
    return found


class Environment(AECEnv):
    """A table of a game.

    ``encode`` makes an array of what an agent may know (a dictionary of ``view``, ``settled`` and ``choices``), and
    ``space`` is where such arrays are. Without them, an observation is JSON in bytes: exact, and no food for a net.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "ilion_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        encode: Encode = as_bytes,
        space: gymnasium.spaces.Space[Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.render_mode, self._encode = game, render_mode, encode
        self._seats, self._options = choose_table(game, seats, options or {})
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        observation = space or gymnasium.spaces.Box(0, 255, (SIZE,), np.uint8)
        mask = gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": observation, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same and draws the same. There are no options."""
        self._chance = Guess(secrets.randbits(64) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        state, _ = self.game.deal(self._seats, self._options, self._chance)
        self._ask(Question(state))

    def _ask(self, question: Question) -> None:
        self._question = question
        if question.seat != NOBODY:
            self.agent_selection = self.possible_agents[question.seat]

    def step(self, action: int | None) -> None:
        """Make a choice for the agent whose turn it is; the last choice of a move makes the move."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._choose(int(action or 0))
        self._accumulate_rewards()

    def _choose(self, action: int) -> None:
        chosen = self._question.chosen(action)
        if isinstance(chosen, Question):
            self._ask(chosen)
            return
        state, seat = self._question.state.copy(), self._question.seat
        state.play(seat, chosen, self._chance)
        self._ask(Question(state))
        if outcome := state.outcome():
            self.rewards = dict(zip(self.possible_agents, outcome.shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and which choices there are if it is asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self._question.seat:
            mask[: len(self._question.offer.choices)] = 1
        return {"observation": self._encode(self._question.observed(seat)), "action_mask": mask}

    def render(self) -> str | None:
        """Return the table in words, as spectators see it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs render_mode='ansi'")
            return None
        names = dict(enumerate(self.possible_agents))
        return "\n".join(make_narrator(self.game, "en").table(self._question.state.view(NOBODY), names))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
