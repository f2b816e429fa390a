"""The page for people: a chat client in the browser, and the requests it sends to the playground.

Every address under /you/{user} shows and does exactly what `Person` shows and does for that user.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from aiohttp import web
from aiohttp.web_request import FileField

from playground import payloads, permissions
from playground.clock import Clock
from playground.commands import CHAT_INPUT, localize_command
from playground.filled_forms import ChosenAlready, ClientRefuses
from playground.forms import Json
from playground.interactions import COMMAND, Interaction
from playground.model import FORUM, PRIVATE_THREAD, Channel, Guild, Message, User
from playground.people import Person, Shown
from playground.playground import Playground
from playground.posting import Upload
from playground.starting_world import BOT

Do = Callable[[web.Request], Awaitable[web.StreamResponse]]

PAGE = Path(__file__).parent / "page"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
LONGEST_BODY, LONGEST_TEXT, AT_ONCE = 64 * 1024, 2000, 50
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Mistake(Exception):
    """The page's request makes no sense; the sentence says why."""

    def __init__(self, status: int, sentence: str) -> None:
        self.status = status
        super().__init__(sentence)


def with_page(bot: str = BOT, clock: Clock | None = None) -> Playground:
    """Return a playground that shows a page at its own address once it is open; ``bot`` is its bot's name."""
    door = Door()
    door.playground = Playground(clock, bot=bot, routes=door.routes())
    return door.playground


class Door:
    """The routes of the page. Set `playground` before they are served."""

    playground: Playground

    def routes(self) -> list[web.RouteDef]:
        """Return every route, to be handed to a new playground."""
        you = "/you/{user}"
        found = [*self._looking(you), *self._doing(you)]
        return [web.route(method, path, _guarded(do)) for method, path, do in found]

    def _looking(self, you: str) -> Iterator[tuple[str, str, Do]]:
        yield "GET", "/", self._page
        yield "GET", "/page/{name}", self._page
        yield "GET", "/you", self._users
        yield "GET", f"{you}/world", self._world
        yield "GET", f"{you}/feed", self._feed
        yield "GET", f"{you}/channels/{{id}}/messages", self._messages
        yield "GET", f"{you}/channels/{{id}}/pins", self._pins
        yield "GET", f"{you}/channels/{{id}}/commands", self._commands

    def _doing(self, you: str) -> Iterator[tuple[str, str, Do]]:
        yield "POST", f"{you}/dms", self._open_dm
        yield "POST", f"{you}/channels/{{id}}/slash", self._slash
        yield "POST", f"{you}/channels/{{id}}/autocomplete", self._autocomplete
        yield "POST", f"{you}/channels/{{id}}/say", self._say
        yield "POST", f"{you}/messages/{{id}}/click", self._click
        yield "POST", f"{you}/messages/{{id}}/select", self._select
        yield "POST", f"{you}/messages/{{id}}/react", self._react
        yield "POST", f"{you}/messages/{{id}}/pin", self._pin
        yield "DELETE", f"{you}/messages/{{id}}", self._delete
        yield "POST", f"{you}/modals/{{id}}", self._submit

    # Looking

    async def _page(self, request: web.Request) -> web.Response:
        files = {file.name: file for file in PAGE.iterdir() if file.suffix in KINDS}
        file = files.get(request.match_info.get("name", "index.html"))
        if file is None:
            raise Mistake(404, "The page has no such file.")
        return web.Response(text=file.read_text(encoding="utf-8"), content_type=KINDS[file.suffix])

    async def _users(self, request: web.Request) -> web.Response:
        return web.json_response({"users": [_oneself(person) for person in self.playground.people.values()]})

    async def _world(self, request: web.Request) -> web.Response:
        person = self._person(request)
        servers, dms = person.servers(), [_place(person, each) for each in person.dms()]
        bots = [_who(each.user) for each in self.playground.world.applications.values()]
        seen = {"servers": [_server(person, guild) for guild in servers], "dms": dms, "bots": bots}
        return web.json_response(seen | {"you": _oneself(person), "people": list(_acquainted(person))})

    async def _messages(self, request: web.Request) -> web.Response:
        """Answer with the newest messages, or those `before` one of them; `more` says whether there are older ones."""
        person, channel = self._person(request), self._channel(request)
        if "before" not in request.query:
            person.forget_choices()
        before = _number(request.query.get("before", str(1 << 64)))
        found = [each for each in person.messages(channel) if each.id < before]
        shown = [self._message(person, each) for each in found[-AT_ONCE:]]
        return web.json_response({"messages": shown, "more": len(found) > AT_ONCE})

    async def _pins(self, request: web.Request) -> web.Response:
        """Answer with the pinned messages of a channel, the last pinned first."""
        person = self._person(request)
        found = [each for each in person.messages(self._channel(request)) if each.pinned is not None]
        newest = sorted(found, key=lambda message: message.pinned or 0.0, reverse=True)
        return web.json_response({"messages": [self._message(person, each) for each in newest]})

    async def _commands(self, request: web.Request) -> web.Response:
        offered = self._person(request).commands(self._channel(request))
        return web.json_response({"commands": [each for each in offered if each["type"] == CHAT_INPUT]})

    async def _feed(self, request: web.Request) -> web.WebSocketResponse:
        """Send everything the person's client shows from now on; after the hello, nothing is missed."""
        person, socket = self._person(request), web.WebSocketResponse(heartbeat=20, max_msg_size=1024)
        await socket.prepare(request)
        queue: asyncio.Queue[Json] = asyncio.Queue()
        queue.put_nowait({"kind": "hello"})
        stop = person.listen(lambda shown: queue.put_nowait(self._shown(person, shown)))
        pouring = asyncio.create_task(_pour(queue, socket))
        try:
            async for _ in socket:
                pass
        finally:
            stop()
            pouring.cancel()
        return socket

    # Doing

    async def _open_dm(self, request: web.Request) -> web.Response:
        person, wanted = self._person(request), _number(_text(await _sent(request), "user"))
        application = self.playground.world.applications.get(wanted)
        if application is None:
            raise Mistake(404, "There is no such bot.")
        return web.json_response({"channel": _place(person, person.dm(application.user))})

    async def _slash(self, request: web.Request) -> web.Response:
        person, channel, sent = self._person(request), self._channel(request), await _sent(request)
        opened = await person.slash(channel, _text(sent, "name"), _values(sent, "options"))
        return web.json_response({"interaction": str(opened.id)})

    async def _autocomplete(self, request: web.Request) -> web.Response:
        person, channel, sent = self._person(request), self._channel(request), await _sent(request)
        values = _values(sent, "options")
        choices = await person.autocomplete(channel, _text(sent, "name"), values, _text(sent, "focused"))
        return web.json_response({"choices": [localize_command(choice, person.locale) for choice in choices]})

    async def _say(self, request: web.Request) -> web.Response:
        person, channel = self._person(request), self._channel(request)
        sent, files = await _with_files(request)
        text = (_text(sent, "text") if not files else str(sent.get("text", ""))).strip()
        if not (1 if not files else 0) <= len(text) <= LONGEST_TEXT:
            raise Mistake(400, f"A message has 1 to {LONGEST_TEXT} characters.")
        return web.json_response({"message": self._message(person, await person.say(channel, text, files))})

    async def _click(self, request: web.Request) -> web.Response:
        person, message, sent = self._person(request), self._found(request), await _sent(request)
        opened = await person.click(message, _text(sent, "custom_id"))
        return web.json_response({"interaction": str(opened.id)})

    async def _select(self, request: web.Request) -> web.Response:
        """Choose in a menu; there is no interaction if the menu shows this choice already."""
        person, message, sent = self._person(request), self._found(request), await _sent(request)
        try:
            opened = await person.select(message, _text(sent, "custom_id"), _words(sent, "values"))
        except ChosenAlready:
            return web.json_response({"interaction": None})
        return web.json_response({"interaction": str(opened.id)})

    async def _react(self, request: web.Request) -> web.Response:
        person, message, sent = self._person(request), self._found(request), await _sent(request)
        await person.react(message, _text(sent, "sign"))
        return web.json_response({})

    async def _pin(self, request: web.Request) -> web.Response:
        await self._person(request).pin(self._found(request))
        return web.json_response({})

    async def _delete(self, request: web.Request) -> web.Response:
        await self._person(request).delete(self._found(request))
        return web.json_response({})

    async def _submit(self, request: web.Request) -> web.Response:
        person, wanted, sent = self._person(request), _number(request.match_info["id"]), await _sent(request)
        opener = self._opener(wanted)
        if opener is None or opener.modal is None or opener.user is not person.user:
            raise Mistake(404, "There is no such form.")
        opened = await person.submit(opener.modal, _values(sent, "values"))
        return web.json_response({"interaction": str(opened.id)})

    # Finding

    def _person(self, request: web.Request) -> Person:
        person = self.playground.people.get(request.match_info["user"])
        if person is None:
            raise Mistake(404, "There is no such user.")
        return person

    def _channel(self, request: web.Request) -> Channel:
        """Return the channel of the request; one that the person cannot see does not exist for them."""
        channel = self.playground.world.channels.get(_number(request.match_info["id"]))
        if channel is None or not self.playground.world.sees(channel, self._person(request).id):
            raise Mistake(404, "There is no such channel.")
        return channel

    def _found(self, request: web.Request) -> Message:
        """Return the message of the request if the person sees it."""
        person, wanted = self._person(request), _number(request.match_info["id"])
        for message in person.ephemerals():
            if message.id == wanted:
                return message
        for channel in self.playground.world.channels.values():
            if wanted in channel.messages and self.playground.world.sees(channel, person.id):
                return channel.messages[wanted]
        raise Mistake(404, "There is no such message.")

    def _opener(self, interaction: int) -> Interaction | None:
        return next((each for each in reversed(self.playground.interactions.log) if each.id == interaction), None)

    # What the page is told

    def _shown(self, person: Person, shown: Shown) -> Json:
        """Describe something that the client shows, as it is now."""
        told: Json = {"kind": shown.kind, "pinged": shown.pinged}
        if shown.channel is not None:
            told["channel"] = str(shown.channel.id)
        if shown.user is not None:
            told["user"] = _who(shown.user)
        if shown.message is not None:
            told["message"] = self._message(person, shown.message)
        if shown.interaction is not None:
            told |= _interaction(shown.interaction)
        return told

    def _message(self, person: Person, message: Message) -> Json:
        about = {"ephemeral": message.ephemeral, "loading": message.loading, "command": self._command(message)}
        signs = [
            {"emoji": payloads.serialize_reaction_emoji(sign), "users": [_who(user) for user in users]}
            for sign, users in message.reactions.items()
        ]
        return payloads.serialize_message(message) | about | {"reactions": signs, "chosen": person.choices(message)}

    def _command(self, message: Message) -> str | None:
        """Return the name of the slash command that a message answers."""
        if message.interaction is None or message.interaction["type"] != COMMAND:
            return None
        opener = self._opener(int(message.interaction["id"]))
        return None if opener is None else opener.data["name"]


async def _pour(queue: asyncio.Queue[Json], socket: web.WebSocketResponse) -> None:
    while not socket.closed:
        await socket.send_json(await queue.get())


# What a person sees


def _who(user: User) -> Json:
    return {"id": str(user.id), "name": user.display_name, "username": user.name, "bot": user.bot}


def _oneself(person: Person) -> Json:
    return _who(person.user) | {"locale": person.locale, "dms_closed": person.dms_closed}


def _acquainted(person: Person) -> Iterator[Json]:
    """Return everyone who shares a server or a conversation with the person, and the person too."""
    known = {person.id: person.user}
    for guild in person.servers():
        known |= {member.user.id: member.user for member in guild.members.values()}
    for channel in person.dms():
        known |= {user.id: user for user in channel.recipients}
    return map(_who, known.values())


def _server(person: Person, guild: Guild) -> Json:
    places = [_place(person, channel) for channel in person.channels(guild, archived=True)]
    roles = [{"id": str(role.id), "name": role.name} for role in guild.roles.values()]
    members = [str(member) for member in guild.members]
    known = {"id": str(guild.id), "name": guild.name, "locale": guild.locale}
    return known | {"channels": places, "roles": roles, "members": members}


def _place(person: Person, channel: Channel) -> Json:
    """Describe a channel for the list; `mentions` are its messages that name the person."""
    allowed = person.permissions[channel] & permissions.to_speak(channel)
    return {
        "id": str(channel.id),
        "name": _title(person, channel),
        "topic": channel.topic,
        "parent": str(channel.parent.id) if channel.parent is not None else None,
        "private": channel.kind == PRIVATE_THREAD,
        "archived": channel.archived,
        "dm": channel.is_dm,
        "group": channel.is_group,
        "forum": channel.kind == FORUM,
        "pinning": bool(person.permissions[channel] & permissions.PIN_MESSAGES),
        "with": [str(user.id) for user in channel.recipients],
        "writable": bool(allowed) and channel.kind != FORUM,
        "last": str(max(channel.messages, default=0)),
        "mentions": [str(each.id) for each in channel.messages.values() if person.user in each.mentions],
    }


def _title(person: Person, channel: Channel) -> str:
    if not channel.is_dm:
        return channel.name
    return ", ".join(user.display_name for user in channel.recipients if user is not person.user)


def _interaction(interaction: Interaction) -> Json:
    """Describe what a person did: which message and component, which command, which form."""
    about = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "name": interaction.data.get("name"),
        "custom_id": interaction.data.get("custom_id"),
        "message": None if interaction.source is None else str(interaction.source.id),
        "form": None if interaction.origin is None else str(interaction.origin.id),
    }
    return {"interaction": about} if interaction.modal is None else {"interaction": about, "modal": _form(interaction)}


def _form(interaction: Interaction) -> Json:
    modal = interaction.modal
    assert modal is not None, "only an interaction that opened one is asked for its form"
    return {"id": str(interaction.id), "title": modal.title, "components": modal.components}


# What a request says


def _guarded(do: Do) -> Do:
    """Answer a mistake with one sentence instead of failing."""

    async def answer(request: web.Request) -> web.StreamResponse:
        try:
            response = await do(request)
        except Mistake as mistake:
            response = web.json_response({"error": str(mistake)}, status=mistake.status)
        except ClientRefuses as refused:
            response = web.json_response({"error": f"{refused}."}, status=400)
        except (ValueError, TypeError, AttributeError):
            response = web.json_response({"error": "A value is not of the kind that is asked for."}, status=400)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    return answer


async def _sent(request: web.Request) -> Json:
    """Read the body of a request: one JSON object of limited size."""
    body = bytearray()
    async for chunk in request.content.iter_any():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise Mistake(413, "This is too much at once.")
    return _object(bytes(body))


async def _with_files(request: web.Request) -> tuple[Json, list[Upload]]:
    """Read a body that may have files beside its text."""
    if request.content_type != "multipart/form-data":
        return await _sent(request), []
    try:
        form = await request.post()
    except web.HTTPRequestEntityTooLarge as error:
        raise Mistake(413, "This is too much at once.") from error
    found = [each for each in form.getall("files", []) if isinstance(each, FileField)]
    return dict(form), [Upload(each.filename, each.file.read(), each.content_type) for each in found]


def _object(body: bytes) -> Json:
    try:
        sent = json.loads(body)
    except (ValueError, RecursionError):
        sent = None
    if not isinstance(sent, dict):
        raise Mistake(400, "The body is no JSON object.")
    return sent


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise Mistake(404, "An id is a number.")
    return int(text)


def _text(sent: Json, name: str) -> str:
    value = sent.get(name)
    if not isinstance(value, str) or not value:
        raise Mistake(400, f"There must be a text called {name}.")
    return value


def _words(sent: Json, name: str) -> list[str]:
    value = sent.get(name)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Mistake(400, f"There must be a list of texts called {name}.")
    return value


def _values(sent: Json, name: str) -> Json:
    value = sent.get(name, {})
    if not isinstance(value, dict):
        raise Mistake(400, f"There must be an object called {name}.")
    return value
