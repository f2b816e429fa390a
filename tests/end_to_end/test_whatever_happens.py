"""A table under random outages and delays: a player to act always has a current hand or a ping for this turn."""

import asyncio

import pytest

from engine.chance import Guess
from playground.people import Person
from tests.end_to_end.stage import Game, Stage, find_button, offers, opened, pick, play
from tests.end_to_end.test_outages import ANSWER, DELETE, EDIT, HAND, MISHAPS, POST, current

STEPS = 30
PATIENCE = 5.0


class Storm:
    """A table, its people, and random failures."""

    def __init__(self, stage: Stage, game: Game, seed: int) -> None:
        self.stage, self.game, self.chance = stage, game, Guess(seed)
        self.began: dict[int, float] = {}  # earliest time at which each person's turn began
        self.closed: dict[int, float] = {}  # when each person closed their hand
        self.checks = 0

    def one_of(self, things):
        return things[self.chance.below(len(things))]

    def brew(self) -> None:
        """Make some of the next requests fail, and others slow."""
        for _ in range(self.chance.below(4)):
            where = self.one_of([POST, EDIT, DELETE, HAND, ANSWER])
            kinds = [kind for kind in MISHAPS if kind != "503" or where not in (HAND, ANSWER)]  # discord.py waits there
            MISHAPS[self.one_of(kinds)](self.stage.place.faults, where, times=1 + self.chance.below(3))
        if self.chance.below(3) == 0:
            self.stage.place.faults.slow(0.02 + self.chance.below(10) / 100, self.one_of([POST, EDIT, HAND]))
        if self.chance.below(8) == 0:
            self.stage.place.faults.repeat_interactions()

    async def tried(self, using):
        """Wait for the answer to a click, or until Discord has given up on it."""
        interaction = await using
        for _ in range(100):
            if interaction.acknowledged or interaction.failed:
                break
            await asyncio.sleep(0.005)
        else:
            await self.stage.place.clock.advance(3.1)
        return interaction

    async def step(self) -> None:
        """Let a random person do something."""
        person = await self.game.actor() if self.chance.below(3) else self.one_of(self.game.people)
        panel = self.game.panels.get(person.user.name)
        what = self.chance.below(12)
        if panel is None or panel.deleted or what == 0:
            await self.open(person)
        elif what == 1:
            self.stage.place.world.delete(panel)  # they close it themselves, so they may count as looking
            self.closed[person.id] = self.stage.place.clock.now()
        elif what == 2 and find_button(panel, "refresh"):
            await self.tried(person.click(panel, find_button(panel, "refresh")))
        elif offers(panel):
            await self.choose(person, panel)

    async def open(self, person: Person) -> None:
        board = await self.game.board()
        opened = await self.tried(person.click(board, find_button(board, "hand")))
        if opened.message is not None and (offers(opened.message) or find_button(opened.message, "refresh")):
            self.game.panels[person.user.name] = opened.message

    async def choose(self, person: Person, panel) -> None:
        before, now = await self.stamps(), self.stage.place.clock.now()
        identity, values = pick(panel, self.chance)
        await self.tried(person.click(panel, identity) if values is None else person.select(panel, identity, values))
        after = await self.stamps()
        self.began |= {user: now for user in after if user != person.id and after[user] != before[user]}

    async def stamps(self) -> dict[int, int]:
        """Return the stamp of each person's current question."""
        table = await self.game.table()
        return {each.id: table.match.stamps[table.seat_of(each.id)] for each in self.game.people}

    def quiet(self) -> bool:
        """Return whether nothing is being shown, and no refused message is left."""
        return all(worker.resting and worker.failure is None for worker in self.workers())

    def workers(self):
        return [worker for board in self.stage.bot.herald._boards.values() for worker in board.workers()]

    async def second(self, seconds: float = 1.0) -> None:
        """Let time pass; if nothing is under way then, check that every player to act knows it."""
        await self.stage.place.clock.advance(seconds)
        await asyncio.sleep(0.002)
        await self.stage.rest()
        if self.quiet():
            for user in (await self.game.table()).acting_people():
                await self.see_to(next(each for each in self.game.people if each.id == user))

    async def see_to(self, person: Person) -> None:
        if self.closed.get(person.id, 0.0) + PATIENCE > self.stage.place.clock.now():
            return
        self.checks += 1
        panel = self.game.panels.get(person.user.name)
        calls = [each for each in await self.game.pings() if person.user in each.mentions and "/channels/" in each.text]
        fresh = [each for each in calls if each.created >= self.began.get(person.id, 0.0)]
        looks = panel is not None and await current(self.game, person, panel)
        assert looks or fresh, f"{person} is to act and does not learn of it"
        assert len(calls) <= 1, f"{person} is called twice"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), [("iliad", 2), ("delphi", 3), ("delphi", 5)])  # in turn; all at once
def test_a_player_to_act_always_has_a_fresh_hand_or_a_ping(game, seed):
    async def scene(stage):
        storm = Storm(stage, await stage.open_table("ada bruno chloe"), seed)
        shown = await opened(storm.game.started)
        stage.place.world.delete(shown)  # the hand that Start shows: they open their own
        for _ in range(STEPS):
            if (await storm.game.table()).status != "playing":
                break
            storm.brew()
            await storm.step()
            for _ in range(1 + storm.chance.below(4)):
                await storm.second()
        stage.place.faults.clear()
        for _ in range(60):  # the pauses between tries have grown
            await storm.second(10.0)
        assert storm.quiet(), [(each._name, each.failure) for each in storm.workers()]
        assert storm.checks > STEPS / 2
        board = await storm.game.board()
        assert await storm.game.turn() in board.text
        assert len(await storm.game.boards()) == 1

    play(scene, game=game, patience=PATIENCE)
