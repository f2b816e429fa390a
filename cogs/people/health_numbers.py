"""The numbers for `/health` and for a monitor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cogs.answering.host import Host


@dataclass(frozen=True, slots=True)
class Health:
    """All numbers at one moment: durations in seconds, sizes in bytes, ``store_written`` in seconds since 1970.

    ``scheduler`` is the address at which computer players think, if not here, and ``workers`` how many it has.
    ``shards``: the latency of each connection to Discord, by the number of its shard.
    """

    version: str
    uptime: float
    servers: int
    lobbies: int
    playing: int
    awake: int
    moves: int
    moves_a_minute: int
    gateway: float
    answers: int
    usual_answer: float
    slowest_answer: float
    thinking: int
    waiting: int
    processes: int
    pictures: int
    pictures_left_out: int
    store_size: int
    store_written: float
    rules: str = "pure"
    scheduler: str = ""
    workers: int = 0
    shards: Mapping[int, float] = field(default_factory=dict)


async def collect_health(host: Host) -> Health:
    """Return the current numbers."""
    metrics, load, store = host.metrics, host.registry.services.thinker.load, await host.store.condition()
    return Health(
        version=host.version, uptime=metrics.uptime, servers=len(host.guilds),
        lobbies=store.lobbies, playing=store.playing, awake=host.registry.awake,
        moves_a_minute=metrics.moves_a_minute, gateway=host.latency,
        usual_answer=metrics.usual_answer, slowest_answer=metrics.slowest_answer,
        thinking=load.busy, waiting=load.waiting, processes=load.processes,
        store_size=store.size, store_written=store.written,
        rules=host.rules, scheduler=load.scheduler, workers=load.workers,
        shards=dict(host.latencies),
        **count_events(host),
    )  # fmt: skip


def count_events(host: Host) -> dict[str, int]:
    """Return the numbers of ``Health`` that count what has happened since the start."""
    metrics, pictures = host.metrics, host.pictures
    return {
        "moves": metrics.moves, "answers": metrics.answers,
        "pictures": pictures.drawn, "pictures_left_out": pictures.left_out,
    }  # fmt: skip
