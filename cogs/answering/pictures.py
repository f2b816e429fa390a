"""Pictures for messages: drawn in threads, and left out if they are unwanted or not ready in time.

A message without its picture says the same in words, so a failure here delays nobody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
from prometheus_client import Histogram

from cogs.answering.layout import Picture
from cogs.answering.settings import PICTURES, SERVER_PICTURES
from cogs.answering.wording import names_of
from cogs.answering.worker import IN_BACKGROUND
from engine.core import NOBODY, Event, Seat, filter_heard
from games.narrators import game_name, make_narrator
from games.painters import PAINTERS
from games.posters import make_panels
from pictures.canvas import Drawing
from pictures.legend import Legend, describe_legend, draw_legend
from pictures.printing import PAINTING, print_picture
from pictures.scene import Scene
from pictures.setting import Setting, draw_setting
from pictures.typeface import load_label_face, load_title_face
from pictures.welcome import print_games
from store import Store
from tables.error_logging import log_failure
from tables.play.table import Asked, Table
from words import Words, list_numbered_choices
from words.alt import describe_picture, join_sentences

T = TypeVar("T")
Turn = asyncio.Future[None]
log = logging.getLogger(__name__)

NAME, GAMES = "Ilion", "games.png"  # what stands above all games, and the file that shows them
PATIENCE = 1.0  # seconds; a click is answered in words if its picture takes longer
# One that is asked for is left out at once if more wait before it, and take more seconds: more than after the moves of
# two tables of six players, also on a slow machine.
BURST, BRIEFLY = 14, 0.1
DRAWING = Histogram(
    "ilion_picture_duration_seconds",
    "From the wish for a picture to the picture, with the time that it waited for others, or until we gave up.",
    buckets=(0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1),  # a message does without it after one
)


class Pictures:
    """Draws tables and hands, or nothing if ``pictures`` is false."""

    def __init__(self, store: Store, *, pictures: bool) -> None:
        self._store, self._pictures = store, pictures
        self.drawn = self.left_out = 0  # since the start
        self._threads = PaintingThreads(2)
        if pictures:
            self._threads.submit(warm_up)

    @property
    def on(self) -> bool:
        """Whether the bot draws at all."""
        return self._pictures

    def close(self) -> None:
        """Stop drawing."""
        self._threads.close()

    async def wanted(self, user: int | None, guild: int | None) -> bool:
        """Return whether a reader, or else a server, wants pictures; by default they do."""
        if not self._pictures:
            return False
        mine = PICTURES.read(await self._store.settings("user", user) if user else {})
        if mine != PICTURES.usual:
            return mine == "on"
        return SERVER_PICTURES.read(await self._store.settings("guild", guild) if guild else {}) == "on"

    async def table(self, table: Table, guild: int | None, words: Words, reader: int | None = None) -> Picture | None:
        """Return the public picture of a table, for everybody or for one ``reader``."""
        view = table.match.state.view(NOBODY)
        scene = Scene(
            table.match.game,
            view,
            names_of(table, words),
            words,
            list_acting_seats(table),
            list_new_events(table, NOBODY),
            computers=table.lobby.computer_seats,
        )
        return await self.picture(scene, reader, guild)

    async def hand(self, table: Table, asked: Asked, user: int, guild: int | None, words: Words) -> Picture | None:
        """Return the picture of a seat's hand, with numbered choices."""
        tells = make_narrator(table.match.game, words.language)
        settled, choices = (
            (asked.offer.settled, list_numbered_choices(tells, asked.offer.choices, asked.view))
            if asked.offer
            else ((), ())
        )
        fresh = list_new_events(table, asked.seat)
        names, acting, computers = names_of(table, words), list_acting_seats(table), table.lobby.computer_seats
        scene = Scene(table.match.game, asked.view, names, words, acting, fresh, settled, choices, computers)
        return await self.picture(scene, user, guild)

    async def picture(self, scene: Scene, user: int | None, guild: int | None) -> Picture | None:
        """Return the picture of a scene, for a person (``None``: for everybody) in a server."""
        painter = PAINTERS.get(scene.game.key)
        if painter is None or not await self.wanted(user, guild):
            return None
        if scene.open:
            return await self._drawn("table.png", painter.table, scene, None)
        return await self._drawn("hand.png", painter.hand, scene, user)

    async def legend(self, its: Legend, user: int, guild: int | None) -> list[Picture]:
        """Return the pictures of a legend, or none if the user wants no pictures."""
        if not await self.wanted(user, guild):
            return []
        return [await self._page(number, page) for number, page in enumerate(its.pages, 1)]

    async def _page(self, number: int, page: Legend) -> Picture:
        png, _ = await self._threads.run(print_numbered, draw_legend, page)
        return Picture(f"legend-{number}.png", png, join_sentences(describe_legend(page)))

    async def lobby(self, its: Setting, guild: int | None, alt: str) -> Picture | None:
        """Return the public picture of a table that is being set."""
        if not await self.wanted(None, guild):
            return None
        found = await self._in_time("a lobby", print_numbered, draw_setting, its)
        return Picture("lobby.png", found[0], alt) if found else None

    async def games(self, keys: Sequence[str], user: int | None, guild: int | None, words: Words) -> Picture | None:
        """Return the picture of the games that one can choose from, for a person or a server."""
        if not await self.wanted(user, guild):
            return None
        png = await self._in_time("all games", print_games, NAME, make_panels(keys, words))
        if png is None:
            return None
        names = words.both([game_name(key, words) for key in keys])
        return Picture(GAMES, png, words.say("picture-games", games=names))

    async def games_for(
        self, interaction: discord.Interaction[Any], keys: Sequence[str], words: Words
    ) -> Picture | None:
        """Return the picture of the games for who asks for them, unless it is in the message that was clicked."""
        clicked = interaction.message
        shown = clicked is not None and any(each.filename == GAMES for each in clicked.attachments)
        if shown or not interaction.app_permissions.attach_files:
            return None
        return await self.games(keys, interaction.user.id, interaction.guild_id, words)

    async def _drawn(
        self, name: str, paint: Callable[[Scene], Drawing], scene: Scene, reader: int | None
    ) -> Picture | None:
        found = await self._in_time(scene.game.key, print_numbered, paint, scene, reader)
        if found is None:
            return None
        png, numbers = found
        tells = make_narrator(scene.game, scene.words.language)
        return Picture(name, png, describe_picture(tells, scene.view, scene.names), numbers)

    async def _in_time(self, what: str, make: Callable[..., T], *how: Any) -> T | None:
        """Return what a thread makes, or None if it fails or takes too long, or would."""
        try:
            if self._threads.are_busy():
                raise TimeoutError
            with DRAWING.time():
                made = await asyncio.wait_for(self._threads.run(make, *how), PATIENCE)
        except TimeoutError:
            log.warning("a picture of %s was not ready in time", what)
        except Exception as wrong:
            log_failure(log, f"a picture of {what} failed", wrong)
        else:
            self.drawn += 1
            return made
        self.left_out += 1
        return None


class PaintingThreads:
    """Some threads, and the order in which those who ask for one get it: clicks before redraws, then as they came."""

    def __init__(self, threads: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._pool, self._clock = ThreadPoolExecutor(threads, "pictures"), clock
        self._threads = self._free = threads
        self._clicks, self._redraws = deque[Turn](), deque[Turn]()  # those that wait
        self._usual = 0.0  # seconds for which a thread has worked of late

    def are_busy(self) -> bool:
        """Return whether a picture that is asked for now would wait for many others, and for long."""
        ahead = len(self._clicks) + (len(self._redraws) if IN_BACKGROUND.get() else 0)
        return ahead > BURST and ahead * self._usual / self._threads > BRIEFLY

    async def run(self, make: Callable[..., T], *how: Any) -> T:
        """Return what a function returns in a thread; one that has begun runs on if nobody waits for it any more."""
        async with self._turn():
            began = self._clock()
            made = await asyncio.get_running_loop().run_in_executor(self._pool, make, *how)
            self._usual += (self._clock() - began - self._usual) / 8
        return made

    def submit(self, work: Callable[[], object]) -> None:
        """Call a function in a thread; nobody waits for it."""
        self._pool.submit(work)

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait()
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self) -> None:
        turn: Turn = asyncio.get_running_loop().create_future()
        (self._redraws if IN_BACKGROUND.get() else self._clicks).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came just now
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Let the next one go on, if anybody still waits."""
        while line := self._clicks or self._redraws:
            if not (turn := line.popleft()).done():
                turn.set_result(None)
                return
        self._free += 1


def warm_up() -> None:
    """Read the fonts before somebody waits for the first picture."""
    with PAINTING:
        load_label_face().outline("Ilion")
        load_title_face().outline("Ilion")


def print_numbered(
    paint: Callable[[T], Drawing], what: T, reader: int | None = None
) -> tuple[bytes, Mapping[int, int]]:
    """Return a scene or a legend as a PNG, and the numbers of its choices; ``reader`` is who may see a hand."""
    with PAINTING:
        drawing = paint(what)
    return print_picture(drawing, reader), drawing.numbers


def list_acting_seats(table: Table) -> Sequence[Seat]:
    """Return the seats whose turn it is."""
    return table.match.state.to_act() if table.status == "playing" else ()


def list_new_events(table: Table, reader: Seat) -> tuple[Event, ...]:
    """Return the events of the last move that a reader may know."""
    return filter_heard(table.match.recent[-1][1], reader)
