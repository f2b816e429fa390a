"""How people are answered safely, in time and kindly if something cannot be done, and what is measured of it.

Discord waits three seconds for an answer and takes only one. If the work takes longer than ``BREATH``, we announce the
answer and send it later.

A stopping program finishes the answers under way, and asks anyone who comes later to try again. If it has to cancel
the work of a click or command, it sends that user the same sentence, if Discord takes it in time. The work on other
events that Discord reports is finished as well, and none begins once the program stops.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from statistics import median
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from prometheus_client import Histogram

from cogs.answering import button_ids
from cogs.answering.failures import FAILURES
from cogs.answering.interactions import (
    ACKNOWLEDGED,
    ACKNOWLEDGED_AT,
    Announcement,
    announce_answer,
    answer_privately,
    defer_answer,
)
from cogs.answering.refusals import explain_refusal
from cogs.answering.wording import find_readers_words, language_of
from store import Store, StoreAway
from tables import Refused
from tables.error_logging import log_failure
from words import Words

log = logging.getLogger(__name__)

TOO_LATE = 10062  # Discord waits for no answer any more
UNKNOWN_TOKEN = 10015  # of an interaction that was not answered in time
LOCKED = 50083  # the thread, for the person who asked (discord/discord-api-docs, issues 5517 and 7707)
COURTESY = 1.0  # seconds in which another program, which may serve the tables, can answer; less than ``BREATH``
BREATH = 1.5  # seconds after which an answer is announced; Discord gives up after three

Work = Callable[[], Awaitable[None]]


def unless_answered(interaction: discord.Interaction[Any], undo: Work) -> None:
    """Undo what only the answer shows, if Discord does not take the answer any more."""
    interaction.extras["undo"] = undo


async def answer_safely(
    store: Store, interaction: discord.Interaction[Any], work: Work, announcement: Announcement = defer_answer, *,
    shown_elsewhere: bool = False,
) -> None:  # fmt: skip
    """Do what a user asked for, once; if anything goes wrong, tell them.

    If it comes too late for an answer, do nothing, unless what it does is ``shown_elsewhere``, too.
    While the program stops, ask them to try again; once it has stopped, do nothing. If another program may have begun
    to serve the tables, let that one answer first, and apologize if it does not.
    """
    answers: Answers = interaction.client.answers
    if answers.stopped or not answers.take(interaction):
        return
    began = time.monotonic()
    asked = work if shown_elsewhere else _in_time(interaction, work, announcement)
    asked = asked if answers.serving else partial(_give_way, interaction)
    asked = _raising(Refused("restarting")) if answers.stopping else asked
    working = asyncio.create_task(_tried(store, interaction, asked))
    answers.track(working, asyncio.current_task())
    await asyncio.wait([working], timeout=BREATH)
    if not working.done():
        try:
            await announce_answer(interaction, announcement)
        except FAILURES as wrong:
            log.info("an answer could not be announced: %s", _named(wrong))
    await asyncio.shield(working)  # when stopping, ``Answers`` cancels both tasks, each once
    _count(interaction, began)
    interaction.client.conversations.answered(interaction)


async def _give_way(interaction: discord.Interaction[Any]) -> None:
    """Refuse after a moment, in which another program can answer; Discord takes only the first answer."""
    await interaction.client.sleep(COURTESY)
    raise Refused("store-away")


def _in_time(interaction: discord.Interaction[Any], work: Work, announcement: Announcement) -> Work:
    """Return some work that is done only if Discord still waits for an answer.

    If the interaction seems late, Discord is asked, by announcing the answer: our clock may be wrong.
    """
    delays, made = interaction.client.answers.delays, interaction.created_at.timestamp()

    async def checked() -> None:
        now = interaction.client.clock()
        if delays.of(made, now) >= BREATH:
            if not await _still_awaited(interaction, announcement):
                log.info("%s came too late to be answered, so nothing was done", _what(interaction.data))
                return
            delays.in_time(made, now)
        await work()

    return checked


async def _still_awaited(interaction: discord.Interaction[Any], announcement: Announcement) -> bool:
    try:
        await announce_answer(interaction, announcement)
    except FAILURES as wrong:
        return not _is_unanswerable(wrong)
    return True


def _is_unanswerable(wrong: Exception) -> bool:
    return getattr(wrong, "code", None) in (TOO_LATE, UNKNOWN_TOKEN, LOCKED)


def _count(interaction: discord.Interaction[Any], began: float) -> None:
    client: Any = interaction.client
    seconds = time.monotonic() - began
    client.metrics.answered(seconds)
    if ACKNOWLEDGED_AT in interaction.extras:  # otherwise Discord took no answer
        ANSWERS.observe(interaction.extras[ACKNOWLEDGED_AT] - began)
    fields = {"what": _what(interaction.data), "ms": round(seconds * 1000)}
    log.info("answered %(what)s in %(ms)d ms", fields, extra={"fields": fields})


def _what(data: Any) -> str:
    """Return the name of a command or the verb of a button; the log must not show the choices of a move."""
    button = button_ids.parse_id(data.get("custom_id", ""))
    return str(data.get("name") or (button.verb if button else "unknown"))


async def answer_refusal(interaction: discord.Interaction[Any], wrong: Refused) -> None:
    """Answer with the sentence of a refusal."""
    await answer_safely(interaction.client.store, interaction, _raising(wrong))


def _raising(wrong: Refused) -> Work:
    async def work() -> None:
        raise wrong

    return work


async def _tried(store: Store, interaction: discord.Interaction[Any], work: Work) -> None:
    try:
        await work()
    except Refused as wrong:
        await _sorry(store, interaction, wrong)
    except FAILURES as wrong:
        if _is_unanswerable(wrong):
            await _undone(interaction)
        elif getattr(wrong, "code", None) != ACKNOWLEDGED:
            log.warning("an answer did not reach Discord: %s", _named(wrong))
            await _sorry(store, interaction, Refused("not-shown"))
    except Exception as wrong:
        log_failure(log, "internal error", wrong)
        await _sorry(store, interaction, Refused("store-away" if isinstance(wrong, StoreAway) else "mistake"))
    except asyncio.CancelledError:  # the program is stopping, and the work took too long
        await _sorry(store, interaction, Refused("restarting"))


async def _undone(interaction: discord.Interaction[Any]) -> None:
    """Undo what nobody has seen."""
    try:
        await interaction.extras.pop("undo", _nothing)()
    except Refused as wrong:
        log.info("what nobody saw was not undone: %s", wrong.reason)
    except Exception as wrong:
        log_failure(log, "what nobody saw was not undone", wrong)


async def _nothing() -> None:
    """Undo nothing."""


async def _sorry(store: Store, interaction: discord.Interaction[Any], wrong: Refused) -> None:
    words = await _readable(store, interaction)
    try:
        await answer_privately(interaction, _sayable(words, wrong))
    except FAILURES as failed:
        log.info("a user could not be told: %s", _named(failed))


def _named(wrong: Exception) -> str:
    """Return what Discord said; for a broken connection only its type, because an address may hold a token."""
    return str(wrong) if isinstance(wrong, discord.DiscordException) else type(wrong).__name__


async def _readable(store: Store, interaction: discord.Interaction[Any]) -> Words:
    """Return the words for the user; if their settings cannot be read, those of their client's language."""
    try:
        return await find_readers_words(store, interaction)
    except Exception as wrong:
        log_failure(log, "a reader's language is unknown", wrong, logging.WARNING)
        return Words(language_of(interaction.locale))


def _sayable(words: Words, wrong: Refused) -> str:
    """Return the sentence of a refusal, or an apology for our mistake if there is no such sentence."""
    try:
        return explain_refusal(wrong, words)
    except LookupError as missing:
        log_failure(log, "internal error", missing)
        return explain_refusal(Refused("mistake"), words)


# -- the answers under way

APOLOGY = 1.0  # seconds for a canceled answer to tell its user
TAKEN = "taken"  # the key in the extras of an interaction that is answered, or was
REMEMBERED = 10_000  # clicks and commands; Discord delivers one again within minutes, if at all


class Delays:
    """How late clicks and commands reach us, although Discord's clock and ours differ.

    Discord writes into the id of an interaction when somebody pressed or typed (page "Reference", section
    "Snowflakes"). Each is compared with the fastest so far, so that a wrong clock does not make all look late.
    """

    def __init__(self) -> None:
        self._least = 0.0  # from the id of the fastest to our clock, in seconds; negative if ours is behind

    def of(self, made: float, now: float) -> float:
        """Return how many seconds longer than the fastest an interaction took to reach us.

        ``made`` is when it was made by Discord's clock, and ``now`` the time by ours, both in seconds since 1970.
        """
        self._least = min(self._least, now - made)
        return now - made - self._least

    def in_time(self, made: float, now: float) -> None:
        """Note that Discord took the answer to an interaction that seemed late: our clock was set, so begin again."""
        self._least = now - made


class Answers:
    """Tracks every answer under way, and whether new ones are accepted."""

    def __init__(self, serving: Callable[[], bool] = lambda: True) -> None:
        """Accept answers for as long as the program is ``serving``; afterwards, another one may answer."""
        self.stopping = False  # anyone who asks is told to try again in a moment
        self.stopped = False  # nothing reaches Discord anymore, so nothing is started
        self.delays = Delays()
        self._serving = serving
        self._tasks: set[asyncio.Future[Any]] = set()
        self._taken: OrderedDict[int, None] = OrderedDict()  # the ids of the last clicks and commands

    def take(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether a click or command is to be answered: not if Discord has delivered it before."""
        if TAKEN not in interaction.extras:
            if interaction.id in self._taken:
                log.info("%s came twice, so nothing was done", _what(interaction.data))
                return False
            interaction.extras[TAKEN] = True
            self._taken[interaction.id] = None
            if len(self._taken) > REMEMBERED:
                self._taken.popitem(last=False)
        return True

    @property
    def serving(self) -> bool:
        """Whether no other program can have begun to answer."""
        return self._serving()

    def track(self, *tasks: asyncio.Future[Any] | None) -> None:
        """Have the program finish these tasks before it ends."""
        for task in filter(None, tasks):
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish(self, seconds: float) -> None:
        """Wait for the answers under way; cancel those that take longer than ``seconds``."""
        late = await _left(self._tasks, seconds)
        late = await _cancelled(late)
        await _cancelled(late)  # these could not even apologize in time

    async def stop(self, seconds: float) -> None:
        """Finish the answers left once the gateway is closed, then answer nobody."""
        await self.finish(seconds)
        self.stopped = True


async def _cancelled(tasks: set[asyncio.Future[Any]]) -> set[asyncio.Future[Any]]:
    """Cancel tasks, give them time to apologize, and return those still not done."""
    for task in tasks:
        task.cancel()
    return await _left(tasks, APOLOGY)


async def _left(tasks: set[asyncio.Future[Any]], seconds: float) -> set[asyncio.Future[Any]]:
    """Return the tasks that are not done after ``seconds``."""
    return (await asyncio.wait(tasks, timeout=seconds))[1] if tasks else set()


Cog = TypeVar("Cog", bound=Any)  # any cog with a host
About = ParamSpec("About")


def until_stopping(
    listener: Callable[Concatenate[Cog, About], Awaitable[None]],
) -> Callable[Concatenate[Cog, About], Coroutine[Any, Any, None]]:
    """Let a listener finish before the program ends, and start none once it stops.

    The next start looks at all tables and servers anyway.
    """

    @wraps(listener)
    async def tracked(cog: Cog, /, *about: About.args, **named: About.kwargs) -> None:
        answers: Answers = cog.host.answers
        if not answers.stopping:
            work = asyncio.ensure_future(listener(cog, *about, **named))
            answers.track(work)
            await work

    return tracked


# -- what is counted and measured

MINUTE = 60.0
LATEST = 200  # answers whose times are kept
ANSWERS = Histogram(
    "ilion_answer_duration_seconds",
    "From a command or click to the moment at which Discord has an answer or its announcement.",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3),  # Discord gives up after three
)


class Metrics:
    """Counts while the program runs; the clock gives seconds from any starting point."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or time.monotonic
        self._since = self._clock()
        self._moved: deque[float] = deque()
        self._answers: deque[float] = deque(maxlen=LATEST)
        self.moves = 0
        self.answers = 0

    @property
    def uptime(self) -> float:
        """The seconds since the start."""
        return self._clock() - self._since

    def moved(self) -> None:
        """Count a move."""
        self.moves += 1
        self._moved.append(self._clock())
        self._forget()

    def answered(self, seconds: float) -> None:
        """Count an answer to a command or click, and how long it took."""
        self.answers += 1
        self._answers.append(seconds)

    @property
    def moves_a_minute(self) -> int:
        """The moves within the last minute."""
        self._forget()
        return len(self._moved)

    def _forget(self) -> None:
        while self._moved and self._moved[0] <= self._clock() - MINUTE:
            self._moved.popleft()

    @property
    def usual_answer(self) -> float:
        """The median time of the latest answers, in seconds; 0 before the first."""
        return median(self._answers) if self._answers else 0.0

    @property
    def slowest_answer(self) -> float:
        """The longest time of the latest answers, in seconds; 0 before the first."""
        return max(self._answers, default=0.0)
