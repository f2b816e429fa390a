"""A small, ordinary discord.py bot that does one of everything, and the playground it runs in."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Callable
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.ext import commands

from playground import Playground

GAMES = ("iliad", "olympus", "delphi")
PICTURE = b"\x89PNG not really a picture"


class Translator(app_commands.Translator):
    async def translate(self, string, locale, context):
        french = {"play": "jouer", "Play a game": "Jouer à un jeu"}
        return french.get(string.message) if locale is discord.Locale.french else None


def board(count: int, picture: str | None = "board.png") -> ui.LayoutView:
    """A V2 message with every kind of component."""
    view = ui.LayoutView(timeout=None)
    box = ui.Container(ui.TextDisplay(f"Count {count}"), accent_colour=0x336699)
    box.add_item(ui.Section("Yours", accessory=Count(count)))
    box.add_item(ui.Separator())
    if picture:
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture}", description="the board")))
    box.add_item(ui.ActionRow(Pick(count)))
    box.add_item(ui.ActionRow(Name()))
    view.add_item(box)
    return view


def picture(name: str = "board.png", data: bytes = PICTURE) -> discord.File:
    return discord.File(io.BytesIO(data), name, description="a picture")


class Count(ui.DynamicItem[ui.Button], template=r"count:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", emoji="🎲", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["n"]))

    async def callback(self, interaction):
        interaction.client.clicks.append((interaction.user.name, self.n))
        await interaction.response.edit_message(view=board(self.n + 1), attachments=[picture()])


class Pick(ui.DynamicItem[ui.Select], template=r"pick:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        options = [discord.SelectOption(label=game, value=game) for game in GAMES]
        super().__init__(ui.Select(custom_id=f"pick:{n}", placeholder="a game", options=options))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["n"]))

    async def callback(self, interaction):
        await interaction.response.defer()
        await interaction.followup.send(f"You took {interaction.data['values'][0]}", ephemeral=True)


class Name(ui.DynamicItem[ui.Button], template=r"name"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Name", custom_id="name"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls()

    async def callback(self, interaction):
        await interaction.response.send_modal(Naming())


class Naming(ui.Modal, title="A name"):
    name = ui.Label(text="Name", component=ui.TextInput(max_length=20))
    side = ui.Label(
        text="Side",
        component=ui.Select(options=[discord.SelectOption(label=each) for each in ("Greek", "Trojan")], required=False),
    )

    async def on_submit(self, interaction):
        name, side = self.name.component.value, self.side.component.values  # type: ignore[attr-defined]
        await interaction.response.send_message(f"{name} {side}", ephemeral=True)


class Tree(app_commands.CommandTree):
    async def on_error(self, interaction, error):
        interaction.client.errors.append(getattr(error, "original", error))


class Herald(commands.AutoShardedBot):
    """A bot that records what it hears in lists, for the tests to read."""

    def __init__(self, shards: int | None = 1, intents: discord.Intents | None = None) -> None:
        super().__init__(
            "!",
            intents=intents or discord.Intents(guilds=True, guild_messages=True, dm_messages=True, guild_typing=True),
            shard_count=shards,
            guild_ready_timeout=0,
            chunk_guilds_at_startup=False,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions(users=True),
        )
        self.clicks: list[tuple[str, int]] = []
        self.errors: list[BaseException] = []
        self.heard: list[tuple[str, Any]] = []
        self.locales: list[tuple[str, str]] = []
        self.resumes = 0
        teach(self.tree)
        teach_more(self.tree)

    async def before_identify_hook(self, shard_id, *, initial=False):
        return

    async def setup_hook(self):
        self.add_dynamic_items(Count, Pick, Name)
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_shard_resumed(self, shard_id):
        self.resumes += 1

    async def on_raw_message_delete(self, payload):
        self.heard.append(("delete", payload.message_id))

    async def on_raw_message_edit(self, payload):
        self.heard.append(("edit", payload.message_id))

    async def on_message(self, message):
        self.heard.append(("message", message.content))

    async def on_thread_create(self, thread):
        self.heard.append(("thread", thread.name))

    async def on_guild_remove(self, guild):
        self.heard.append(("removed", guild.name))

    async def on_error(self, event, *args, **kwargs):
        raise


def teach(tree: app_commands.CommandTree) -> None:
    @tree.command(description=app_commands.locale_str("Play a game"))
    async def play(interaction: discord.Interaction, game: str, rival: discord.Member | None = None):
        bot: Any = interaction.client
        bot.locales.append((str(interaction.locale), str(interaction.guild_locale)))
        await interaction.response.send_message(view=board(0), file=picture())

    @play.autocomplete("game")
    async def games(interaction: discord.Interaction, current: str):
        found = [game for game in GAMES if game.startswith(current)]
        return [app_commands.Choice(name=game.title(), value=game) for game in found]

    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="open", description="Open a table")
    async def open_table(interaction: discord.Interaction, seats: app_commands.Range[int, 2, 6] = 2):
        await interaction.response.send_message(f"{seats} seats, {interaction.permissions.send_messages}")

    tree.add_command(table)

    @tree.command(description="A hand that only you see")
    async def hand(interaction: discord.Interaction):
        await interaction.response.send_message(view=board(7), file=picture(), ephemeral=True)

    @tree.command(description="Think first")
    async def think(interaction: discord.Interaction, hidden: bool = False):
        await interaction.response.defer(thinking=True, ephemeral=hidden)
        await interaction.followup.send("first thought")
        second = await interaction.followup.send("second thought", wait=True)
        await second.edit(content="better thought")
        await interaction.edit_original_response(content="final thought")

    @tree.command(description="A board, later")
    async def later(interaction: discord.Interaction, sketch: discord.Attachment | None = None):
        await interaction.response.defer(thinking=True, ephemeral=True)
        data = PICTURE if sketch is None else await sketch.read()
        await interaction.edit_original_response(view=board(5), attachments=[picture(data=data)])


def teach_more(tree: app_commands.CommandTree) -> None:
    @tree.command(description="Never answers")
    async def silent(interaction: discord.Interaction):
        return

    @tree.command(description="Think before all, answer one")
    async def whisper(interaction: discord.Interaction):
        await interaction.response.defer(thinking=True)
        await interaction.delete_original_response()
        await interaction.followup.send("only you", ephemeral=True)

    @tree.command(description="A modal at once")
    async def ask(interaction: discord.Interaction):
        await interaction.response.send_modal(Naming())

    @tree.context_menu(name="Report this")
    async def report(interaction: discord.Interaction, message: discord.Message):
        await interaction.response.send_message(f"reported {message.content}", ephemeral=True)

    @tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction, user: discord.Member):
        await interaction.response.send_message(f"<@{user.id}> is challenged")


@contextlib.asynccontextmanager
async def pointed_at(playground: Playground) -> AsyncIterator[None]:
    """Make discord.py connect to the playground."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = playground.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@contextlib.asynccontextmanager
async def running(playground: Playground, herald: Herald) -> AsyncIterator[None]:
    """Run the bot from ready to closed."""
    async with pointed_at(playground):
        task = asyncio.create_task(herald.start(playground.token))
        ready = asyncio.create_task(herald.wait_until_ready())
        try:
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            yield
        finally:
            ready.cancel()
            await herald.close()
            await asyncio.gather(task, return_exceptions=True)


@contextlib.asynccontextmanager
async def stage(
    herald: Herald | None = None, prepare: Callable[[Playground], None] = lambda _: None
) -> AsyncIterator[tuple[Playground, Herald]]:
    """Run a playground with the bot in it."""
    async with Playground() as playground:
        prepare(playground)
        bot = herald or Herald()
        async with running(playground, bot):
            yield playground, bot


async def until(true: Callable[[], Any], seconds: float = 60.0) -> None:
    """Wait until a condition holds, or fail after some seconds."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.002)


def play(scene: Callable[..., Any], **kwargs: Any) -> None:
    """Run a scene on its own stage."""

    async def whole() -> None:
        async with asyncio.timeout(60), stage(**kwargs) as (playground, herald):
            await scene(playground, herald)
            assert herald.errors == []

    asyncio.run(whole())
