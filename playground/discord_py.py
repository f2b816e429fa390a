"""Letting bots written with discord.py come to a playground instead of Discord."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import yarl

from playground.playground import Playground


@contextmanager
def connect_bots(place: Playground) -> Iterator[None]:
    """Connect every bot of this program to a playground within the ``with`` statement."""
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = place.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(place.gateway_url)
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before
