"""The playground answers only requests that name this machine and come from no other page."""

import asyncio

import aiohttp
import pytest

from playground.playground import Playground
from playground.web_client import with_page

STRANGERS = [
    {"Host": "playground.example"},
    {"Host": "127.0.0.1.example:80"},
    {"Host": "[::1"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://[bad"},
]
DOORS = ["/api/v10/users/@me", "/api/v10/gateway/bot", "/gateway", "/attachments/1/2/a.png", "/emojis/1.png", "/you"]


async def asked(place: Playground, door: str, headers: dict[str, str]) -> int:
    own = {"Authorization": f"Bot {place.token}"}
    async with aiohttp.ClientSession() as session, session.get(place.url + door, headers=own | headers) as answer:
        return answer.status


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("headers", STRANGERS, ids=str)
def test_a_stranger_gets_nothing_even_with_the_token(door, headers):
    async def scene():
        async with with_page() as place:
            assert await asked(place, door, headers) == 403
            assert await asked(place, door, {}) != 403
            assert await asked(place, door, {"Origin": place.url}) != 403

    asyncio.run(scene())


def test_another_site_cannot_open_the_gateway():
    async def scene():
        async with Playground() as place, aiohttp.ClientSession() as session:
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await session.ws_connect(place.gateway_url, origin="https://evil.example")
            async with session.ws_connect(place.gateway_url) as line:
                assert (await line.receive_json())["op"] == 10

    asyncio.run(scene())


def test_no_two_playgrounds_have_the_same_token():
    tokens = {Playground().token for _ in range(3)}
    assert len(tokens) == 3
    assert all(len(token.rpartition(".")[2]) >= 32 for token in tokens)


def test_a_bot_needs_the_token():
    async def scene():
        async with Playground() as place:
            assert await asked(place, "/api/v10/users/@me", {}) == 200
            guessed = {"Authorization": f"Bot {place.application.user.id}.playground.1"}
            assert await asked(place, "/api/v10/users/@me", guessed) == 401

    asyncio.run(scene())
