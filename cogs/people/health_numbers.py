"""How the program is doing at one moment, for its owner and for a monitor."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.answering.host import Host


@dataclass(frozen=True, slots=True)
class Health:
    """All of it at one moment: durations in seconds, sizes in bytes, ``store_written`` a time."""

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


async def health(host: Host) -> Health:
    """Look at everything."""
    vitals, load, store = host.vitals, host.hall.services.thinker.load, await host.store.condition()
    return Health(
        version=host.version, uptime=vitals.uptime, servers=len(host.guilds),
        lobbies=store.lobbies, playing=store.playing, awake=host.hall.awake,
        moves=vitals.moves, moves_a_minute=vitals.moves_a_minute,
        gateway=host.latency, answers=vitals.answers,
        usual_answer=vitals.usual_answer, slowest_answer=vitals.slowest_answer,
        thinking=load.busy, waiting=load.waiting, processes=load.processes,
        pictures=host.easel.drawn, pictures_left_out=host.easel.left_out,
        store_size=store.size, store_written=store.written,
    )  # fmt: skip
