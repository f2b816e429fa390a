"""A long-running playground does not grow forever: it drops what nobody needs anymore."""

import asyncio

import pytest

from playground import interactions, rates, world
from playground.filled_forms import Resolved
from playground.model import EPHEMERAL, Message
from playground.posting import Upload
from tests.playground.herald import play

MANY = 20


@pytest.fixture(autouse=True)
def _short_memories(monkeypatch):
    for module in (interactions, rates, world):
        monkeypatch.setattr(module, "REMEMBERED", MANY)


def games(playground):
    return playground.world.named("Agora", "games")


@pytest.mark.slow
def test_the_interaction_log_keeps_only_the_newest():
    async def scene(playground, _):
        ada = playground.people["ada"]
        used = [await (await ada.slash(games(playground), "hand")).settled() for _ in range(3 * MANY)]
        interactions = playground.interactions
        assert list(interactions.log) == used[-MANY:]
        assert set(interactions._by_token) == {each.token for each in interactions.log}
        assert interactions.holder(playground.application.id, used[-1].token) is used[-1]

    play(scene)


@pytest.mark.slow
def test_the_oldest_ephemeral_messages_are_dropped_everywhere():
    async def scene(playground, _):
        ada = playground.people["ada"]
        for _ in range(3 * MANY):
            await (await ada.slash(games(playground), "hand")).settled()
        assert len(playground.world.ephemerals) == MANY
        assert ada.ephemerals() == list(playground.world.ephemerals.values())
        playground.world.post(Message(1, games(playground), ada.user, 0.0, flags=EPHEMERAL, reader=ada.user))
        assert len(ada.ephemerals()) == MANY

    play(scene)


@pytest.mark.slow
def test_expired_buckets_are_dropped_and_full_ones_are_kept():
    async def scene(playground, _):
        ada = playground.people["ada"]
        playground.rates.default = (1000, 0.001)
        playground.rates.limit("GET /users/{user_id}", 1, 3600.0)
        playground.rates.take("GET /users/{user_id}", "x")
        for _ in range(5 * MANY):
            await (await ada.slash(games(playground), "hand")).settled()
            await asyncio.sleep(0.002)
        assert len(playground.rates._windows) <= MANY + 2
        with pytest.raises(rates.Limited):
            playground.rates.take("GET /users/{user_id}", "x")

    play(scene)


def test_old_files_given_to_commands_are_dropped():
    async def scene(playground, _):
        resolved = Resolved(playground.world, games(playground))
        for number in range(3 * MANY):
            resolved.add(11, Upload(f"{number}.png", b"x", "image/png"))
        kept = [each.filename for each in playground.world.uploads.values()]
        assert kept == [f"{number}.png" for number in range(2 * MANY, 3 * MANY)]

    play(scene)


def test_clients_and_sessions_have_limited_memory():
    async def scene(playground, _):
        assert all(person.events.maxlen for person in playground.people.values())
        assert all(session.memory.maxlen for session in playground.gateway.sessions.values())

    play(scene)
