"""The page for people: what it may request, what each person sees, and the page itself in a browser."""

import asyncio
import contextlib
import json
import os
import re
import time
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pyvips
from discord import app_commands, ui
from discord.ext import commands

from playground import permissions
from playground.web_client import PAGE, with_page
from tests.chromium import lasting_browser, run_with_browser
from tests.playground.herald import Herald, picture, running, until

SETTLED = "Promise.allSettled(document.getAnimations().filter((it) => it.transitionProperty).map((it) => it.finished))"


class Caller:
    """The page's side: sends requests as one user and returns the answers."""

    def __init__(self, session, playground):
        self.session, self.playground = session, playground

    async def ask(self, method, path, body=None, **kwargs):
        async with self.session.request(method, self.playground.url + path, json=body, **kwargs) as response:
            return response.status, await response.json()

    async def get(self, path, **kwargs):
        return await self.ask("GET", path, **kwargs)

    async def post(self, path, body, **kwargs):
        return await self.ask("POST", path, body, **kwargs)

    @contextlib.asynccontextmanager
    async def feed(self, user):
        async with self.session.ws_connect(f"{self.playground.url}/you/{user}/feed") as socket:
            assert (await socket.receive_json())["kind"] == "hello"
            yield Heard(socket)


class Heard:
    """What a feed sends, by kind."""

    def __init__(self, socket):
        self.socket = socket

    async def next(self, kind):
        async with asyncio.timeout(60):
            while (told := await self.socket.receive_json())["kind"] != kind:
                pass
        return told

    async def first(self):
        async with asyncio.timeout(60):
            return await self.socket.receive_json()


def knock(scene, bot=None, run=asyncio.run):
    """Run a scene with a page, and with a bot unless it is False."""

    async def whole():
        async with asyncio.timeout(60), with_page() as playground, aiohttp.ClientSession() as session:
            caller = Caller(session, playground)
            if bot is False:
                await scene(caller, None)
                return
            herald = bot or Herald()
            async with running(playground, herald):
                await scene(caller, herald)

    run(whole())


def games(caller, name="games"):
    return caller.playground.world.named("Agora", name)


def path(caller, user, verb, channel="games"):
    return f"/you/{user}/channels/{games(caller, channel).id}/{verb}"


# Looking


def test_the_page_has_content_types_and_a_security_policy():
    async def scene(caller, _):
        for name, kind in {"/": "text/html", "/page/main.js": "text/javascript", "/page/style.css": "text/css"}.items():
            async with caller.session.get(caller.playground.url + name) as response:
                assert response.status == 200
                assert response.content_type == kind
                assert "script-src 'self'" in response.headers["Content-Security-Policy"]
                assert "Access-Control-Allow-Origin" not in response.headers

    knock(scene, False)


@pytest.mark.parametrize("name", ["../door.py", "..%2Fdoor.py", "%2Fetc%2Fpasswd", "nothing.js"])
def test_no_other_file_is_served(name):
    async def scene(caller, _):
        async with caller.session.get(f"{caller.playground.url}/page/{name}") as response:
            assert response.status == 404

    knock(scene, False)


def test_the_page_loads_nothing_external_and_inserts_no_html():
    for file in PAGE.iterdir():
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "innerHTML" not in text
        assert "insertAdjacentHTML" not in text
        assert 'src="http' not in text
        assert "import(" not in text


def test_the_page_lists_the_six_users():
    async def scene(caller, _):
        status, body = await caller.get("/you")
        assert status == 200
        assert {each["username"]: each["locale"] for each in body["users"]} == {
            "ada": "en-US", "bruno": "fr", "chloe": "fr", "dmitri": "en-GB", "eleni": "el", "frieda": "de",
        }  # fmt: skip

    knock(scene, False)


def test_a_user_sees_only_their_own_world():
    async def scene(caller, _):
        world = caller.playground.world
        world.allow(games(caller, "tavern"), caller.playground.people["dmitri"].id, 0)
        _, ada = await caller.get("/you/ada/world")
        _, dmitri = await caller.get("/you/dmitri/world")
        assert [each["name"] for each in ada["servers"]] == ["Agora", "Lycée", "Akademie"]
        assert [each["name"] for each in dmitri["servers"]] == ["Agora", "Akademie"]
        assert [each["name"] for each in dmitri["servers"][0]["channels"]] == ["general", "games"]
        assert {each["name"] for each in dmitri["people"]} >= {"Dmitri", "Ada", "Playbot"}
        assert (await caller.get(path(caller, "dmitri", "messages", "tavern")))[0] == 404

    knock(scene, False)


def test_messages_are_paged():
    async def scene(caller, _):
        ada = caller.playground.people["ada"]
        said = [await ada.say(games(caller), f"word {number}") for number in range(60)]
        _, newest = await caller.get(path(caller, "bruno", "messages"))
        assert [each["content"] for each in newest["messages"]] == [each.content for each in said[10:]]
        assert newest["more"]
        _, older = await caller.get(path(caller, "bruno", f"messages?before={newest['messages'][0]['id']}"))
        assert [each["content"] for each in older["messages"]] == [each.content for each in said[:10]]
        assert not older["more"]

    knock(scene, False)


def test_commands_are_in_the_users_language():
    async def scene(caller, _):
        _, french = await caller.get(path(caller, "bruno", "commands"))
        _, english = await caller.get(path(caller, "ada", "commands"))
        assert {"Jouer à un jeu"} & {each["description_localized"] for each in french["commands"]}
        assert {"Play a game"} & {each["description_localized"] for each in english["commands"]}
        assert {each["type"] for each in english["commands"]} == {1}

    knock(scene)


# Doing


def test_a_message_reaches_others_and_pings_the_mentioned():
    async def scene(caller, _):
        bruno = caller.playground.people["bruno"]
        async with caller.feed("bruno") as heard:
            status, body = await caller.post(path(caller, "ada", "say"), {"text": f"salut <@{bruno.id}>"})
            told = await heard.next("message")
        assert status == 200
        assert told["pinged"]
        assert told["message"]["id"] == body["message"]["id"]
        _, world = await caller.get("/you/bruno/world")
        place = next(each for each in world["servers"][0]["channels"] if each["name"] == "games")
        assert place["mentions"] == [body["message"]["id"]]
        assert place["last"] == body["message"]["id"]

    knock(scene, False)


def test_autocomplete_a_slash_command_a_button_and_a_menu_work():
    async def scene(caller, herald):
        async with caller.feed("ada") as heard:
            asked = {"name": "play", "options": {"game": "o"}, "focused": "game"}
            _, body = await caller.post(path(caller, "ada", "autocomplete"), asked)
            assert [(each["name_localized"], each["value"]) for each in body["choices"]] == [("Olympus", "olympus")]
            status, _ = await caller.post(
                path(caller, "ada", "slash"), {"name": "play", "options": {"game": "olympus"}}
            )
            assert status == 200
            board = (await heard.next("message"))["message"]
            assert board["command"] == "play"
            status, _ = await caller.post(f"/you/ada/messages/{board['id']}/click", {"custom_id": "count:0"})
            assert status == 200
            assert (await heard.next("edited"))["message"]["id"] == board["id"]
            chosen = {"custom_id": "pick:1", "values": ["delphi"]}
            await caller.post(f"/you/ada/messages/{board['id']}/select", chosen)
            assert "delphi" in (await heard.next("ephemeral"))["message"]["content"]
            status, body = await caller.post(f"/you/ada/messages/{board['id']}/select", chosen)
            assert (status, body) == (200, {"interaction": None})
            await caller.get(path(caller, "ada", "messages"))  # the channel is opened again
            status, _ = await caller.post(f"/you/ada/messages/{board['id']}/select", chosen)
            assert status == 200
        assert herald.clicks == [("ada", 0)]

    knock(scene)


def test_attached_files_can_be_downloaded():
    async def scene(caller, _):
        form = aiohttp.FormData()
        form.add_field("text", "two files")
        form.add_field("files", b"hello", filename="notes.txt", content_type="text/html; charset=x")
        form.add_field("files", b"\x89PNG", filename="ab.png", content_type="image/png")
        async with caller.session.post(caller.playground.url + path(caller, "ada", "say"), data=form) as response:
            assert response.status == 200
            message = (await response.json())["message"]
        assert message["content"] == "two files"
        assert [(each["filename"], each["size"]) for each in message["attachments"]] == [
            ("notes.txt", 5),
            ("ab.png", 4),
        ]
        async with caller.session.get(message["attachments"][0]["url"]) as response:
            assert await response.read() == b"hello"
            assert response.headers["Content-Security-Policy"] == "sandbox"

    knock(scene, False)


@pytest.mark.parametrize(("count", "size", "status"), [(11, 1, 400), (1, 10 * 1024 * 1024 + 1, 400), (3, 9 << 20, 413)])
def test_too_many_and_too_large_files_are_refused(count, size, status):
    async def scene(caller, _):
        form = aiohttp.FormData()
        for number in range(count):
            form.add_field("files", b"x" * size, filename=f"{number}.bin")
        async with caller.session.post(caller.playground.url + path(caller, "ada", "say"), data=form) as response:
            assert response.status == status
            assert list(await response.json()) == ["error"]
        assert games(caller).messages == {}

    knock(scene, False)


def test_a_user_without_file_permission_can_still_write():
    async def scene(caller, _):
        bruno = caller.playground.people["bruno"]
        bruno.permissions[games(caller)] = permissions.EVERYONE & ~permissions.ATTACH_FILES
        form = aiohttp.FormData()
        form.add_field("files", b"x", filename="x.bin")
        async with caller.session.post(caller.playground.url + path(caller, "bruno", "say"), data=form) as response:
            assert response.status == 400
        assert (await caller.post(path(caller, "bruno", "say"), {"text": "words"}))[0] == 200

    knock(scene, False)


def test_reactions_and_pins_are_added_shown_and_removed():
    async def scene(caller, _):
        ada, bruno = caller.playground.people["ada"], caller.playground.people["bruno"]
        message = await ada.say(games(caller), "look")
        async with caller.feed("ada") as heard:
            assert (await caller.post(f"/you/bruno/messages/{message.id}/react", {"sign": "⚔️"}))[0] == 200
            told = (await heard.next("reacted"))["message"]
            assert told["reactions"][0]["emoji"]["name"] == "⚔️"
            assert [each["id"] for each in told["reactions"][0]["users"]] == [str(bruno.id)]
            await caller.post(f"/you/bruno/messages/{message.id}/react", {"sign": "⚔️"})
            assert (await heard.next("reacted"))["message"]["reactions"] == []
        assert (await caller.post(f"/you/bruno/messages/{message.id}/react", {"sign": "no sign"}))[0] == 400
        assert (await caller.post(f"/you/bruno/messages/{message.id}/pin", {}))[0] == 400
        assert (await caller.post(f"/you/ada/messages/{message.id}/pin", {}))[0] == 200
        _, body = await caller.get(path(caller, "bruno", "pins"))
        assert [each["id"] for each in body["messages"]] == [str(message.id)]

    knock(scene, False)


def test_only_the_user_who_opened_a_form_can_submit_it():
    async def scene(caller, _):
        async with caller.feed("ada") as heard:
            await caller.post(path(caller, "ada", "slash"), {"name": "ask"})
            form = (await heard.next("modal"))["modal"]
            name = form["components"][0]["component"]["custom_id"]
            assert (await caller.post(f"/you/bruno/modals/{form['id']}", {"values": {name: "B"}}))[0] == 404
            status, _ = await caller.post(f"/you/ada/modals/{form['id']}", {"values": {name: "Hector"}})
            assert status == 200
            assert "Hector" in (await heard.next("ephemeral"))["message"]["content"]
            assert (await heard.next("acknowledged"))["interaction"]["form"] == form["id"]

    knock(scene)


def test_an_ephemeral_message_does_not_exist_for_others():
    async def scene(caller, _):
        async with caller.feed("ada") as ada, caller.feed("bruno") as bruno:
            await caller.post(path(caller, "ada", "slash"), {"name": "hand"})
            hand = (await ada.next("ephemeral"))["message"]
            assert hand["ephemeral"]
            await caller.post(path(caller, "ada", "say", "general"), {"text": "to all"})
            assert (await bruno.first())["message"]["content"] == "to all"
        assert (await caller.get(path(caller, "bruno", "messages")))[1]["messages"] == []
        assert len((await caller.get(path(caller, "ada", "messages")))[1]["messages"]) == 1
        press = {"custom_id": "count:7"}
        assert (await caller.post(f"/you/bruno/messages/{hand['id']}/click", press))[0] == 404
        assert (await caller.ask("DELETE", f"/you/bruno/messages/{hand['id']}"))[0] == 404
        assert (await caller.ask("DELETE", f"/you/ada/messages/{hand['id']}"))[0] == 200
        assert (await caller.get(path(caller, "ada", "messages")))[1]["messages"] == []

    knock(scene)


def test_an_unanswered_command_fails_only_for_its_user():
    async def scene(caller, _):
        async with caller.feed("ada") as ada, caller.feed("bruno") as bruno:
            await caller.post(path(caller, "ada", "slash"), {"name": "silent"})
            await caller.playground.clock.advance(3.1)
            assert (await ada.next("failed"))["interaction"]["name"] == "silent"
            await caller.post(path(caller, "ada", "say", "general"), {"text": "to all"})
            assert (await bruno.first())["message"]["content"] == "to all"

    knock(scene)


def test_a_user_can_open_a_conversation_with_the_bot():
    async def scene(caller, herald):
        status, body = await caller.post("/you/eleni/dms", {"user": str(herald.user.id)})
        assert status == 200
        assert body["channel"]["dm"]
        said = f"/you/eleni/channels/{body['channel']['id']}/say"
        assert (await caller.post(said, {"text": "hello"}))[0] == 200
        for name, met in (("eleni", ["Playbot"]), ("ada", [])):
            dms = (await caller.get(f"/you/{name}/world"))[1]["dms"]
            assert [each["name"] for each in dms if str(herald.user.id) in each["with"]] == met
        assert (await caller.post(said.replace("eleni", "ada"), {"text": "me too"}))[0] == 404

    knock(scene)


# Mistakes


@pytest.mark.parametrize(
    ("method", "where", "body", "status"),
    [
        ("GET", "/you/nobody/world", None, 404),
        ("GET", "/you/ada/channels/1/messages", None, 404),
        ("GET", "/you/ada/channels/one/messages", None, 404),
        ("GET", "/you/ada/channels/{games}/messages?before=x", None, 404),
        ("POST", "/you/ada/messages/1/click", {"custom_id": "x"}, 404),
        ("POST", "/you/ada/modals/1", {"values": {}}, 404),
        ("POST", "/you/ada/dms", {"user": "1"}, 404),
        ("POST", "/you/ada/dms", {}, 400),
        ("POST", "/you/ada/channels/{games}/say", {"text": "   "}, 400),
        ("POST", "/you/ada/channels/{games}/say", {"text": "x" * 2001}, 400),
        ("POST", "/you/ada/channels/{games}/say", {"text": 7}, 400),
        ("POST", "/you/ada/channels/{games}/say", ["no object"], 400),
        ("POST", "/you/ada/channels/{games}/say", {"text": "x" * 70000}, 413),
        ("POST", "/you/ada/channels/{games}/slash", {"name": "nothing"}, 400),
        ("POST", "/you/ada/channels/{games}/slash", {"name": "play"}, 400),
        ("POST", "/you/ada/channels/{games}/slash", {"name": "play", "options": {"game": "o", "no": 1}}, 400),
        ("POST", "/you/ada/channels/{games}/slash", {"name": "play", "options": {"game": "o", "rival": "x"}}, 400),
        ("POST", "/you/ada/channels/{games}/slash", {"name": "later", "options": {"sketch": "x"}}, 400),
        ("POST", "/you/ada/channels/{games}/slash", {"name": "table open", "options": {"seats": 9}}, 400),
        ("POST", "/you/ada/channels/{games}/slash", {"name": " "}, 400),
        ("POST", "/you/ada/channels/{games}/autocomplete", {"name": "play", "focused": "none"}, 400),
        ("POST", "/you/ada/messages/{board}/click", {"custom_id": "none"}, 400),
        ("POST", "/you/ada/messages/{board}/select", {"custom_id": "pick:0", "values": ["chess"]}, 400),
        ("POST", "/you/ada/messages/{board}/select", {"custom_id": "pick:0", "values": "iliad"}, 400),
        ("DELETE", "/you/bruno/messages/{board}", None, 400),
    ],
)
def test_a_mistake_gets_a_one_sentence_answer(method, where, body, status):
    async def scene(caller, _):
        used = await caller.playground.people["ada"].slash(games(caller), "play", {"game": "iliad"})
        board = (await used.settled()).message
        place = where.format(games=games(caller).id, board=board.id)
        found, answer = await caller.ask(method, place, body)
        assert found == status, answer
        assert list(answer) == ["error"]
        assert answer["error"].endswith(".")

    knock(scene)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "playground.example"}, 403),
        ({"Host": "127.0.0.1.example:80"}, 403),
        ({"Host": "[::1"}, 403),
        ({"Host": "[::1]:8080"}, 200),
        ({"Host": "localhost"}, 200),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
def test_only_loopback_is_served(headers, status):
    async def scene(caller, _):
        assert (await caller.get("/you", headers=headers))[0] == status

    knock(scene, False)


def test_another_site_cannot_open_a_feed():
    async def scene(caller, _):
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await caller.session.ws_connect(f"{caller.playground.url}/you/ada/feed", origin="https://evil.example")

    knock(scene, False)


def test_a_closed_feed_is_dropped():
    async def scene(caller, _):
        ada = caller.playground.people["ada"]
        async with caller.feed("ada"):
            assert len(ada._listeners) == 1
        await until(lambda: not ada._listeners)

    knock(scene, False)


# The page in a browser

FIELD = "\n".join(
    ["╔══════════════════════════════════════╗"]
    + [f"║ {row:>2} ·  ♜  ·  ♞  ·  △  ·  ·  ·  ▲  ·   ║" for row in range(1, 29)]
    + ["╚══════════════════════════════════════╝"]
)
Style = discord.ButtonStyle
STYLES = (Style.primary, Style.secondary, Style.success, Style.danger)


def table(turn: int) -> ui.LayoutView:
    """A message like a game's: a heading, a board in code, many buttons, a menu."""
    view = ui.LayoutView(timeout=None)
    box = ui.Container(ui.TextDisplay(f"# The Siege\n**Turn {turn}** · *dusk*"), accent_colour=0xB5651D)
    peek = ui.Button(label="Peek", custom_id="peek", emoji="👁")
    box.add_item(ui.Section("Your banner is **raised**.", accessory=peek))
    box.add_item(ui.Separator())
    box.add_item(ui.TextDisplay(f"```\n{FIELD}\n```\n-# Forty columns, thirty lines"))
    for row in range(4):
        box.add_item(ui.ActionRow(*(move(5 * row + column + 1, STYLES[row]) for column in range(5))))
    box.add_item(ui.ActionRow(cards()))
    view.add_item(box)
    rules, name = ui.Button(label="Rules", url="https://example.org/rules"), ui.Button(label="Name", custom_id="name")
    return view.add_item(ui.ActionRow(rules, name))


def move(number, style):
    label = f"Move {number} to a far field"
    return ui.Button(label=label, style=style, custom_id=f"move:{label}", disabled=number == 7)


def cards():
    names = ("Ares", "Hera", "Zeus")
    options = [discord.SelectOption(label=each, description=f"The card {each}", emoji="🃏") for each in names]
    return ui.Select(custom_id="cards", placeholder="Up to two cards", max_values=2, options=options)


class Naming(ui.Modal, title="A name for your ship"):
    ship = ui.Label(text="Ship", description="As it is painted", component=ui.TextInput(max_length=20))

    async def on_submit(self, interaction):
        name = self.ship.component.value  # type: ignore[attr-defined]
        await interaction.response.send_message(f"The ship is **{name}**")


class Outfit(ui.Modal, title="Outfit your ship"):
    """A form of groups and menus, with something chosen in each."""

    sail = ui.Label(
        text="Sail",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=each, default=each == "White") for each in ("White", "Black")]
        ),
    )
    gear = ui.Label(
        text="Gear",
        description="Whatever you can carry",
        component=ui.CheckboxGroup(
            options=[
                discord.CheckboxGroupOption(label=each, default=each == "Oars") for each in ("Oars", "Wine", "Ram")
            ],
            min_values=0,
            required=False,
        ),
    )
    port = ui.Label(
        text="Port",
        component=ui.Select(
            options=[discord.SelectOption(label=each, default=each == "Aulis") for each in ("Aulis", "Iolcos")]
        ),
    )
    omens = ui.Label(text="Good omens", component=ui.Checkbox())

    async def on_submit(self, interaction):
        parts: list[Any] = [part.component for part in (self.sail, self.gear, self.port, self.omens)]
        sail, gear, port, omens = parts
        await interaction.response.send_message(f"{sail.value} {gear.values} {port.values} {omens.value}")


class Crossing(ui.Modal, title="Cross the sea"):
    """A form with a menu in which nothing is chosen."""

    coast = ui.Label(text="Coast", component=ui.Select(options=[discord.SelectOption(label="Asia")]))

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"To {self.coast.component.values}")  # type: ignore[attr-defined]


class Berth(ui.Modal, title="A berth"):
    """A form that is never answered."""

    omens = ui.Label(text="Good omens", component=ui.Checkbox())

    async def on_submit(self, interaction):
        return


class Keeper(commands.Bot):
    """A bot with one table."""

    def __init__(self):
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.turn, self.slow = 1, asyncio.Event()
        teach(self)
        teach_forms(self)

    async def setup_hook(self):
        await self.tree.sync()

    async def on_interaction(self, interaction):
        if interaction.type is not discord.InteractionType.component:
            return
        pressed = interaction.data["custom_id"]
        if pressed == "peek":
            await interaction.response.send_message("A wooden horse <script>alert(1)</script>", ephemeral=True)
        elif pressed == "name":
            await interaction.response.send_modal(Naming())
        elif pressed != "move:Move 2 to a far field":
            self.turn += 1
            await interaction.response.edit_message(view=table(self.turn))


def teach_forms(bot):
    @bot.tree.command(description="Outfit a ship")
    async def outfit(interaction: discord.Interaction):
        await interaction.response.send_modal(Outfit())

    @bot.tree.command(description="Cross the sea")
    async def cross(interaction: discord.Interaction):
        await interaction.response.send_modal(Crossing())

    @bot.tree.command(description="Ask for a berth")
    async def berth(interaction: discord.Interaction):
        await interaction.response.send_modal(Berth())


def teach(bot):
    @bot.tree.command(description="Open a table for a game")
    async def siege(interaction: discord.Interaction, city: str, walls: app_commands.Range[int, 1, 7] = 3):
        await interaction.response.send_message(view=table(1))

    @siege.autocomplete("city")
    async def cities(interaction: discord.Interaction, current: str):
        if current == "ty":
            await bot.slow.wait()
        found = [each for each in ("Troy", "Thebes", "Tyre") if each.lower().startswith(current.lower())]
        return [app_commands.Choice(name=each, value=each.lower()) for each in found]

    @bot.tree.command(description="Take your time")
    async def ponder(interaction: discord.Interaction):
        await interaction.response.defer(thinking=True)

    @bot.tree.command(description="A picture of the field")
    async def sketch(interaction: discord.Interaction):
        await interaction.response.send_message("# Sketch\n- one\n  - two\n> so it was", file=picture())

    @bot.tree.command(description="Two pictures, one after the other")
    async def paint(interaction: discord.Interaction):
        for height in (500, 1100):
            view = ui.LayoutView().add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
            drawn = picture(data=pyvips.Image.black(800, height).pngsave_buffer())
            send = interaction.response.send_message if height == 500 else interaction.followup.send
            await send(view=view, file=drawn)


async def sit_down(chromium, caller, user, **kwargs):
    """Open a person's window at #games and record its errors."""
    page = await chromium.new_page(**kwargs)
    page.set_default_timeout(60_000)
    page.wrongs = []
    page.on("pageerror", lambda error: page.wrongs.append(str(error)))
    page.on("console", lambda said: page.wrongs.append(said.text) if said.type == "error" else None)
    await page.goto(f"{caller.playground.url}/#{user}/{games(caller).id}")
    await page.get_by_role("heading", name="# games").wait_for()
    await page.locator("#composer textarea").wait_for()
    return page


async def besiege(page):
    """Type the slash command, accept a suggestion, and send."""
    await page.locator("#composer textarea").click()
    await page.keyboard.type("/sie")
    await page.get_by_role("option", name="/siege").wait_for()
    await page.keyboard.press("Tab")
    await page.get_by_label("city").wait_for()
    await page.keyboard.type("tr")
    await page.get_by_role("option", name="Troy").wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.get_by_role("heading", name="The Siege").wait_for()


async def photograph(page, name):
    """Take a screenshot once nothing slides any more; keep it if SCREENSHOTS names a folder."""
    folder = os.environ.get("SCREENSHOTS")
    await page.evaluate(SETTLED)
    shot = await page.screenshot(path=Path(folder, name) if folder else None)
    assert shot.startswith(b"\x89PNG")


async def become(page, name):
    await page.locator("#you .self").click()
    await page.locator(f"[data-user={name}]").click()
    await page.wait_for_function("(name) => document.title.toLowerCase().includes(name)", arg=name)


async def is_wide(page):
    """Return whether the page scrolls sideways or something sticks out of the messages."""
    return await page.evaluate(
        "[document.documentElement, document.getElementById('log')].some((each) => each.scrollWidth > each.clientWidth)"
    )


@pytest.mark.slow
def test_the_page_works_in_a_browser():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada", viewport={"width": 1280, "height": 800})
            await besiege(page)
            await photograph(page, "light.png")
            move = page.get_by_role("button", name="Move 1 to a far field")
            await page.evaluate("""window.heard = []; new MutationObserver(() => window.heard.push(
                document.getElementById("voice").textContent)).observe(
                document.getElementById("voice"), {childList: true, characterData: true, subtree: true})""")
            await move.press("Enter")
            await page.locator("#log").get_by_text("Turn 2").wait_for()
            heard = [each for each in await page.evaluate("window.heard") if each]
            assert heard, "a screen reader hears the news of a changed message"
            assert all("Turn 2" in each and "The Siege" not in each for each in heard), "and nothing it knows"
            assert await page.evaluate("document.activeElement.dataset.key") == "move:Move 1 to a far field"
            assert await page.get_by_role("button", name="Move 7 to a far field").is_disabled()
            await page.get_by_role("button", name="Peek").click()
            await page.locator("#log").get_by_text("A wooden horse <script>alert(1)</script>").wait_for()
            await page.locator("#log").get_by_text("Only you can see this").wait_for()
            await photograph(page, "ephemeral.png")
            await become(page, "bruno")
            await page.locator("#log").get_by_text("Turn 2").wait_for()
            assert "/#bruno/" in page.url
            assert await page.locator("#log").get_by_text("A wooden horse").count() == 0
            await become(page, "ada")
            await page.locator("#log").get_by_text("A wooden horse").wait_for()
            await page.get_by_role("button", name="Dismiss").click()
            await page.locator("#log").get_by_text("A wooden horse").wait_for(state="detached")
            assert not await is_wide(page)
            assert page.wrongs == []

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.parametrize(("typed", "city", "walls"), [
    ("/siege ", "", None),
    ("/siege troy", "troy", None),
    ("/siege city:Troy walls:5", "Troy", "5"),
    ("/siege walls:5", None, "5"),
])  # fmt: skip
@pytest.mark.slow
def test_a_space_after_a_command_leads_to_its_options(typed, city, walls):
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            line = page.locator("#composer textarea")
            if typed.endswith(" "):
                await line.click()
                await page.keyboard.type(typed)
            else:
                await line.fill(typed)  # pasted
            for option, value in {"city": city or "", "walls": walls}.items():
                if value is not None:
                    field = page.get_by_label(option)
                    await field.wait_for()
                    assert await field.input_value() == value
            assert walls is not None or await page.get_by_role("button", name="+ walls").count() == 1
            if city is not None:
                await page.get_by_label("city").fill("Troy")
                await page.get_by_role("button", name="Send").click()
                await page.get_by_role("heading", name="The Siege").wait_for()
            await page.wait_for_timeout(300)  # longer than the page waits before it asks for suggestions
            assert page.wrongs == []

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.slow
def test_late_suggestions_do_not_replace_those_for_newer_letters():
    async def scene(caller, keeper):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            await page.locator("#composer textarea").fill("/siege ")
            city, answered = page.get_by_label("city"), asyncio.Event()
            await city.fill("ty")
            while [each.data["options"][0]["value"] for each in caller.playground.interactions.log][-1:] != ["ty"]:
                await asyncio.sleep(0.01)
            page.on("response", lambda each: answered.set() if "autocomplete" in each.url else None)
            await city.fill("th")
            await page.get_by_role("option", name="Thebes").wait_for()
            answered.clear()
            keeper.slow.set()
            await answered.wait()
            await settle(page)
            assert await page.get_by_role("option").all_inner_texts() == ["Thebes"]

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.slow
def test_a_tall_picture_is_as_wide_as_a_low_one():
    """A board that changes its height from move to move stays as large as it was."""

    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada", viewport={"width": 1280, "height": 800})
            await page.locator("#composer textarea").fill("/paint ")
            await page.get_by_role("button", name="Send").click()
            pictures = page.locator("#log .gallery img")
            await pictures.nth(1).wait_for()
            await page.wait_for_function("[...document.images].every((each) => each.complete && each.naturalWidth)")
            low, tall = [await pictures.nth(at).bounding_box() for at in (0, 1)]
            assert low["width"] == tall["width"]
            assert low["height"] < tall["height"]

    knock(scene, Keeper(), run_with_browser)


LIST = """1. Pass
   Better: attack
2. Draw
  - a card
    of any color
The end"""
ITEMS = """async (text) => { const {blocks} = await import("/page/markdown.js");
    return blocks(text, {}).map((made) => made.outerHTML).join("") }"""


@pytest.mark.slow
def test_an_indented_line_goes_on_with_the_list_item_above():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            made = (await page.evaluate(ITEMS, LIST)).replace(' start="1"', "")
            inner = "<ul><li>a card\nof any color</li></ul>"
            assert made == f"<ol><li>Pass\nBetter: attack</li><li>Draw{inner}</li></ol><p>The end</p>"

    knock(scene, run=run_with_browser)


@pytest.mark.slow
def test_the_page_works_on_a_phone_in_dark_mode():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            size = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "has_touch": True}
            page = await sit_down(chromium, caller, "ada", **size)
            await besiege(page)
            assert not await is_wide(page)
            await photograph(page, "phone-buttons.png")
            await page.locator("pre").scroll_into_view_if_needed()
            await page.evaluate("document.querySelector('#log').scrollTop = 0")
            await photograph(page, "phone-board.png")
            assert await page.evaluate(
                "[...document.querySelectorAll('pre')].every((e) => e.scrollWidth <= e.clientWidth)"
            )
            await page.get_by_role("button", name="Channels").click()
            await photograph(page, "phone-drawer.png")
            await page.get_by_role("button", name="general").click()
            await page.get_by_role("heading", name="# general").wait_for()
            assert page.wrongs == []

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.slow
def test_the_page_handles_forms_menus_failures_and_mentions():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada", viewport={"width": 1280, "height": 800}, color_scheme="dark")
            await besiege(page)
            await page.get_by_role("button", name="Name", exact=True).click()
            await page.get_by_role("textbox", name="Ship").fill("Argo")
            await photograph(page, "form.png")
            await page.keyboard.press("Enter")
            await page.locator("#log").get_by_text("The ship is Argo").wait_for()
            await page.locator("dialog").wait_for(state="detached")
            await page.get_by_role("button", name="Up to two cards").press("Enter")
            await page.keyboard.press("Space")
            await page.keyboard.press("ArrowDown")
            await page.keyboard.press("Space")
            await photograph(page, "menu.png")
            await page.get_by_role("button", name="Choose").click()
            await page.locator("#log").get_by_text("Turn 2").wait_for()
            clicks = len(caller.playground.interactions.log)
            await page.get_by_role("button", name="Move 2 to a far field").click()
            while len(caller.playground.interactions.log) == clicks:
                await asyncio.sleep(0.01)
            await caller.playground.clock.advance(3.1)
            await page.locator("#log").get_by_text("This interaction failed.").wait_for()
            await caller.playground.people["ada"].slash(games(caller), "ponder")
            await page.locator("#log").get_by_text("is thinking…").wait_for()
            ada, bruno = (caller.playground.people[each] for each in ("ada", "bruno"))
            await bruno.say(
                games(caller), f"**Now** you, <@{ada.id}>: <#{games(caller).id}> `code` https://example.org"
            )
            called = await bruno.say(games(caller, "tavern"), f"<@{ada.id}> come over")
            place = f"{called.channel.guild}/{called.channel.id}/{called.id}"
            await bruno.say(games(caller), f"I said it at https://discord.com/channels/{place}")
            await page.locator(".message.pinged").wait_for()
            await page.locator(".place .count").wait_for()
            await photograph(page, "dark.png")
            await page.get_by_role("button", name="#tavern").click()
            await page.get_by_role("heading", name="# tavern").wait_for()
            await page.wait_for_function("(id) => document.activeElement.dataset.id === id", arg=str(called.id))
            await page.locator(".place .count").wait_for(state="detached")
            assert page.wrongs == []

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.slow
def test_a_channel_named_before_the_page_knows_it_gets_its_name():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            world = caller.playground.world
            guild = next(each for each in world.guilds.values() if each.name == "Agora")
            harbor = world.add_channel(guild, "harbor")
            await caller.playground.people["bruno"].say(games(caller), f"Meet me in <#{harbor.id}>")
            await page.locator("#log").get_by_role("button", name="#harbor").click()
            await page.get_by_role("heading", name="# harbor").wait_for()
            assert page.wrongs == []

    knock(scene, run=run_with_browser)


async def ask_for_the_form(page, command="outfit", title="Outfit your ship"):
    """Open the form of a command; return its dialog."""
    await page.locator("#composer textarea").click()
    await page.keyboard.type(f"/{command}")
    await page.get_by_role("option", name=f"/{command}").wait_for()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name=title)
    await form.wait_for()
    return form


@pytest.mark.slow
def test_a_form_shows_what_is_chosen_and_sends_what_is_changed():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada", viewport={"width": 390, "height": 844}, has_touch=True)
            form = await ask_for_the_form(page)
            assert await form.get_by_role("radio", name="White").is_checked()
            assert await form.get_by_role("checkbox", name="Oars").is_checked()
            assert not await form.get_by_role("checkbox", name="Good omens").is_checked()
            await photograph(page, "groups.png")
            await form.get_by_role("button", name="Submit").click()
            await page.locator("#log").get_by_text("White ['Oars'] ['Aulis'] False").wait_for()
            form = await ask_for_the_form(page)
            await form.get_by_text("Black", exact=True).tap()
            for name in ("Oars", "Wine", "Ram"):
                await form.get_by_text(name, exact=True).tap()
            await form.get_by_role("button", name="Port").tap()
            await form.get_by_role("option", name="Iolcos").tap()
            await form.get_by_label("Good omens").check()
            await form.get_by_role("button", name="Submit").click()
            await page.locator("#log").get_by_text("Black ['Wine', 'Ram'] ['Iolcos'] True").wait_for()
            form = await ask_for_the_form(page)
            await form.get_by_text("Oars", exact=True).tap()
            await form.get_by_role("button", name="Submit").click()
            await page.locator("#log").get_by_text("White [] ['Aulis'] False").wait_for()
            assert page.wrongs == []

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.slow
def test_a_form_names_a_menu_in_which_nothing_is_chosen():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            form = await ask_for_the_form(page, "cross", "Cross the sea")
            await form.get_by_role("button", name="Submit").click()
            await form.get_by_text("Coast is missing.").wait_for()
            await form.get_by_role("button", name="Coast").click()
            await form.get_by_role("option", name="Asia").click()
            await form.get_by_role("button", name="Submit").click()
            await page.locator("#log").get_by_text("To ['Asia']").wait_for()
            assert page.wrongs == []

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.slow
def test_the_page_reconnects_after_a_cut_connection():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            port = int(caller.playground.url.rsplit(":", 1)[1])
            await caller.playground.close()
            await page.get_by_text("out of reach").wait_for()
            await caller.playground.people["bruno"].say(games(caller), "while you were away")
            await caller.playground.open(port=port)
            await page.locator("#log").get_by_text("while you were away").wait_for()
            assert await page.get_by_text("out of reach").is_hidden()

    knock(scene, False, run_with_browser)


@pytest.mark.slow
def test_a_channel_opened_during_a_cut_is_shown_afterwards():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            bruno, tavern = caller.playground.people["bruno"], games(caller, "tavern")
            await bruno.say(games(caller), "in the other channel")
            await page.locator("#log").get_by_text("in the other channel").wait_for()
            port = int(caller.playground.url.rsplit(":", 1)[1])
            await caller.playground.close()
            await page.locator("#offline").wait_for()
            await page.get_by_role("button", name="tavern").click()
            await page.locator("#log").get_by_role("alert").wait_for()
            await bruno.say(tavern, "while you were away")
            await caller.playground.open(port=port)
            await page.locator("#log").get_by_text("while you were away").wait_for()
            assert await page.locator("#log").get_by_text("in the other channel").count() == 0
            await bruno.say(tavern, "now that you are back")
            await page.locator("#log").get_by_text("now that you are back").wait_for()

    knock(scene, False, run_with_browser)


@pytest.mark.slow
def test_a_time_that_is_told_from_now_goes_on():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "bruno")
            then = time.time() + 3600 * 2
            await caller.playground.people["ada"].say(games(caller), f"Move <t:{int(then)}:R>!")
            await page.locator("#log").get_by_text("Move dans 2 heures!").wait_for()
            await page.clock.set_fixed_time(then + 3600 * 2)
            await page.locator("#log").get_by_text("Move il y a 2 heures!").wait_for()

    knock(scene, False, run_with_browser)


@pytest.mark.slow
def test_a_message_or_command_is_sent_once_until_its_answer_comes():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            free = await hold_back(page, "**/channels/*/s*")
            line = page.locator("#composer textarea")
            for typed, sent in (("hello", games(caller).messages), ("/paint ", caller.playground.interactions.log)):
                free.clear()
                await line.fill(typed)
                if typed.startswith("/"):
                    await page.locator("#composer .command").wait_for()
                await page.keyboard.press("Enter")
                await page.keyboard.press("Enter")
                await let_through(page, free, "**/channels/*/s*")
                await line.wait_for()
                assert await line.input_value() == ""
                assert len(sent) == 1

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.slow
def test_a_form_is_sent_once_and_again_only_if_it_failed():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            log = caller.playground.interactions.log
            form = await ask_for_the_form(page, "berth", "A berth")
            asked = len(log)
            await form.get_by_role("button", name="Submit").dblclick()
            while len(log) == asked:
                await asyncio.sleep(0.01)
            await form.get_by_role("button", name="Submit").click()
            await settle(page)
            assert len(log) == asked + 1
            await caller.playground.clock.advance(3.1)
            await form.get_by_role("alert").wait_for()
            await form.get_by_role("button", name="Submit").click()
            while len(log) == asked + 1:
                await asyncio.sleep(0.01)
            assert len(log) == asked + 2

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.slow
def test_a_button_can_be_pressed_again_if_its_answer_was_missed():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            port = int(caller.playground.url.rsplit(":", 1)[1])
            await besiege(page)
            await page.get_by_role("button", name="Move 2 to a far field").click()
            await page.locator("#log [aria-busy]").wait_for()
            await caller.playground.close()
            await page.locator("#offline").wait_for()
            await caller.playground.open(port=port)
            await page.locator("#offline").wait_for(state="hidden")
            await page.locator("#log [aria-busy]").wait_for(state="detached")

    knock(scene, Keeper(), run_with_browser)


async def hold_back(page, address):
    """Let answers from an address wait until the event that is returned is set."""
    free = asyncio.Event()

    async def wait(route):
        await free.wait()
        await route.continue_()

    await page.route(address, wait)
    return free


async def let_through(page, free, address):
    """Let through what was held back there, and wait until the page has dealt with the answer."""
    async with page.expect_response(address) as coming:
        free.set()
    await (await coming.value).finished()
    await settle(page)


async def settle(page):
    """Wait until the page has done what it had to do, and drawn it."""
    await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.slow
def test_what_was_missed_or_pinned_is_shown_in_its_own_channel_only():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada")
            port = int(caller.playground.url.rsplit(":", 1)[1])
            held = f"**/channels/{games(caller).id}/*"
            free = await hold_back(page, held)
            await caller.playground.close()
            await page.locator("#offline").wait_for()
            await caller.playground.people["bruno"].say(games(caller), "while you were away")
            await caller.playground.open(port=port)
            async with page.expect_request("**/messages"):
                pass
            await page.get_by_role("button", name="tavern").click()
            await page.get_by_text("This is the beginning of #tavern.").wait_for()
            await let_through(page, free, held)
            assert await page.locator("#log article").count() == 0
            await page.get_by_role("button", name="games").click()
            await page.locator("#log").get_by_text("while you were away").wait_for()
            free.clear()
            await page.get_by_role("button", name="Pinned messages").click()
            await page.get_by_role("button", name="tavern").click()
            await page.get_by_text("This is the beginning of #tavern.").wait_for()
            await let_through(page, free, held)
            assert await page.locator("#pinned").is_hidden()

    knock(scene, False, run_with_browser)


@pytest.mark.slow
def test_earlier_messages_come_once_and_only_into_their_own_channel():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            bruno = caller.playground.people["bruno"]
            for number in range(110):
                for channel in (games(caller), games(caller, "tavern")):
                    await bruno.say(channel, f"{channel.name} {number}.")
            page = await sit_down(chromium, caller, "ada")
            free = await hold_back(page, "**/messages?before=*")
            earlier = page.get_by_role("button", name="Earlier messages")
            await earlier.dblclick()
            free.set()
            await page.locator("#log").get_by_text("games 10.").first.wait_for()
            await settle(page)
            assert await page.locator("#log article").count() == 100
            await page.get_by_role("button", name="tavern").click()
            await page.locator("#log").get_by_text("tavern 109.").wait_for()
            free.clear()
            await earlier.click()
            await page.get_by_role("button", name="games").click()
            await page.locator("#log").get_by_text("games 109.").wait_for()
            await let_through(page, free, "**/messages?before=*")
            assert await page.locator("#log").get_by_text("tavern 10.").count() == 0

    knock(scene, False, run_with_browser)


WORDED = re.compile(r"""say\(\s*"(\w+)"|data-(?:words|label)="(\w+)"|\? "(\w+)" : "(\w+)"\)""")


def test_every_text_of_the_page_is_translated_and_used():
    words = (PAGE / "words.js").read_text(encoding="utf-8")
    parts = re.split("const (?:FRENCH|GERMAN)", words)
    english, *others = (re.findall(r"^  (\w+):", part, re.MULTILINE) for part in parts)
    assert others == [english, english]
    page = "\n".join(file.read_text(encoding="utf-8") for file in PAGE.iterdir() if file.name != "words.js")
    used = {word for found in WORDED.findall(page) for word in found if word} | {"auto", "light", "dark", "language"}
    assert used >= set(english), set(english) - used
    assert {word for found in WORDED.findall(page) for word in found[:2] if word} <= set(english)


def test_every_icon_of_the_page_is_drawn():
    drawn = set(re.findall(r"^  (\w+): \"", (PAGE / "icons.js").read_text(encoding="utf-8"), re.MULTILINE))
    for file in PAGE.iterdir():
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(r"icon\(\"(\w+)\"\)", text)) <= drawn
        if file.name not in ("extras.js", "words.js"):
            assert not re.search("[\u2190-\u2bff\U0001f000-\U0001faff]", text), f"{file.name} has a sign of its own"


@pytest.mark.slow
def test_the_page_uses_the_browsers_language_and_can_switch():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "bruno", locale="fr-FR")
            assert await page.get_attribute("html", "lang") == "fr"
            await page.get_by_label("Écrire à #games").wait_for()
            await page.get_by_text("Messages privés").wait_for()
            await page.get_by_role("button", name="Sprache: Deutsch").click()
            await page.get_by_label("Nachricht an #games").wait_for()
            assert await page.get_attribute("html", "lang") == "de"
            await page.get_by_role("button", name="Language: English").click()
            await page.get_by_label("Write to #games").wait_for()
            assert await page.get_attribute("html", "lang") == "en"
            await page.reload()
            await page.get_by_role("button", name="Langue : français").wait_for()
            assert page.wrongs == []

    knock(scene, False, run_with_browser)


@pytest.mark.parametrize(
    ("locale", "user", "heading"),
    [
        ("fr-CA", "bruno", "# accueil"),
        ("en-GB", "ada", "# general"),
        ("de-AT", "frieda", "# halle"),
        ("el", "ada", "# general"),
    ],
)
@pytest.mark.slow
def test_the_page_begins_with_a_user_and_server_of_its_language(locale, user, heading):
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await chromium.new_page(locale=locale)
            await page.goto(caller.playground.url)
            await page.get_by_role("heading", name=heading).wait_for()
            await page.locator("#language").click()
            await page.get_by_role("heading", name=heading).wait_for()
            assert (await page.evaluate("location.hash")).startswith(f"#{user}/")

    knock(scene, False, run_with_browser)


@pytest.mark.slow
def test_the_page_handles_files_reactions_and_pins():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page = await sit_down(chromium, caller, "ada", viewport={"width": 390, "height": 844})
            notes = {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"hello"}
            await page.locator("#composer input[type=file]").set_input_files([notes, notes | {"name": "more.txt"}])
            await page.get_by_role("button", name="Remove more.txt").click()
            await page.get_by_label("Write to #games").press("Enter")
            await page.locator("#log").get_by_role("link", name="notes.txt").wait_for()
            message = next(iter(games(caller).messages.values()))
            assert [each.filename for each in message.attachments] == ["notes.txt"]
            assert message.attachments[0].content == b"hello"
            await page.locator("article").get_by_role("button", name="React or pin").press("Enter")
            await page.keyboard.press("Escape")
            await page.keyboard.press("Enter")
            await page.get_by_role("button", name="React with ⚔️").press("Enter")
            reaction = page.get_by_role("button", name="⚔️: Ada")
            await reaction.wait_for()
            assert await reaction.get_attribute("aria-pressed") == "true"
            await caller.playground.people["bruno"].react(message, "⚔️")
            await page.get_by_role("button", name="⚔️: Ada, Bruno").click()
            await page.get_by_role("button", name="⚔️: Bruno").wait_for()
            await page.locator("article").first.get_by_role("button", name="React or pin").click()
            await page.get_by_role("button", name="Pin", exact=True).click()
            await page.locator("#log").get_by_text("pinned a message").wait_for()
            await page.get_by_role("button", name="Pinned messages").click()
            await page.locator("#pinned button").press("Enter")
            await page.wait_for_function("(id) => document.activeElement.dataset.id === id", arg=str(message.id))
            assert not await is_wide(page)
            await page.locator("article").first.get_by_role("button", name="React or pin").click()
            await page.get_by_role("button", name="Delete", exact=True).click()
            await page.locator("#log").get_by_role("link", name="notes.txt").wait_for(state="detached")
            assert message.deleted
            assert page.wrongs == []

    knock(scene, False, run_with_browser)


@pytest.mark.slow
def test_two_windows_can_be_two_users():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            ada = await sit_down(chromium, caller, "ada")
            bruno = await sit_down(chromium, caller, "bruno")
            await ada.locator("#composer textarea").fill("<img src=x onerror=alert(1)> hello")
            await ada.keyboard.press("Enter")
            await bruno.locator("#log").get_by_text("<img src=x onerror=alert(1)> hello").wait_for()
            assert json.loads(await bruno.evaluate("JSON.stringify(location.hash.startsWith('#bruno/'))"))
            assert ada.wrongs == bruno.wrongs == []

    knock(scene, False, run_with_browser)
