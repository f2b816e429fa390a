"""What a program takes from its machine, lent by the simulated world: time, chance, network, disk, heartbeats."""

from __future__ import annotations

import contextlib
import datetime
import os
import random
import time
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest import mock
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord.webhook.async_ import async_context

from simulation.disk import Disk
from simulation.loop import VirtualLoop
from simulation.network import Heart, Session, Wire
from store import sqlite

BEGAN = 1_767_225_600.0  # 2026-01-01: when a simulated world begins


def seeded_by(chance: Random) -> type[Random]:
    """Return a class of generators that are seeded by another one where Python would ask the machine, in C."""

    class Seeded(Random):
        def seed(self, a: Any = None, version: int = 2) -> None:
            super().seed(chance.random() if a is None else a, version)

    return Seeded


@contextlib.contextmanager
def lend_time(loop: VirtualLoop) -> Iterator[None]:
    """Let time and chance come from the loop, within the ``with`` statement."""
    chance = Random(loop.chance.random())

    def now() -> float:
        return BEGAN + loop.time()

    def utcnow() -> datetime.datetime:
        return datetime.datetime.fromtimestamp(now(), datetime.UTC)

    with (
        mock.patch.multiple(
            time, time=now, monotonic=loop.time, perf_counter=loop.time, time_ns=lambda: int(now() * 1e9)
        ),
        mock.patch.object(os, "urandom", chance.randbytes),
        mock.patch.object(random, "_urandom", chance.randbytes),
        mock.patch.object(random, "Random", seeded_by(chance)),  # of discord.py's pauses before it connects again
        mock.patch.object(discord.utils, "utcnow", utcnow),
        mock.patch.object(discord.gateway, "KeepAliveHandler", Heart),
        mock.patch.object(async_context.get(), "_locks", WeakValueDictionary()),  # another world's belong to its loop
    ):
        yield


@contextlib.contextmanager
def connect_to(wire: Wire, disk: Disk) -> Iterator[None]:
    """Let every bot reach the playground over this wire, and store on this disk, within the ``with`` statement."""
    with (
        mock.patch.object(aiohttp, "ClientSession", lambda **options: Session(wire, **options)),
        mock.patch.object(aiohttp, "TCPConnector", return_value=None),
        mock.patch.object(sqlite, "Writer", disk.writer),
    ):
        yield
