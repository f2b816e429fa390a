"""Whatever it receives, the playground answers as Discord does: malformed requests are refused, and nothing breaks."""

import asyncio
import copy

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground import Playground
from playground.commands import as_kept
from playground.model import PUBLIC_THREAD, Channel, Emoji, Message
from playground.routes import ROUTES

LETTERS = st.text(max_size=12) | st.sampled_from(["", "1", "attachment://x.png", "https://x.y", "parse", "👁", "\x00"])
VALUES = st.none() | st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | LETTERS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(LETTERS, inner, max_size=3),
    max_leaves=6,
)
BUTTON = {"type": 2, "style": 1, "label": "B", "custom_id": "b", "emoji": {"name": "🎲"}}
MENU = {"type": 3, "custom_id": "m", "options": [{"label": "o", "value": "v"}], "min_values": 1, "max_values": 1}
V1 = {
    "content": "x",
    "embeds": [
        {
            "title": "t",
            "footer": {"text": "f"},
            "author": {"name": "a"},
            "fields": [{"name": "n", "value": "v"}],
            "image": {"url": "https://x.y"},
        }
    ],
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [MENU]}],
    "allowed_mentions": {"parse": [], "users": ["1"]},
    "nonce": "n",
    "flags": 0,
    "attachments": [],
    "message_reference": {"message_id": "{message}"},
}
PARTS = [
    {"type": 10, "content": "x"},
    {
        "type": 9,
        "components": [{"type": 10, "content": "y"}],
        "accessory": {"type": 11, "media": {"url": "https://x.y"}},
    },
    {"type": 12, "items": [{"media": {"url": "https://x.y"}, "description": "d"}]},
    {"type": 14, "spacing": 1},
    {"type": 1, "components": [MENU]},
]
V2 = {"flags": 32768, "components": [{"type": 17, "components": PARTS, "accent_color": 3}]}
RADIO = {"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]}
MODAL = {
    "title": "T",
    "custom_id": "c",
    "components": [
        {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1, "max_length": 9}},
        {"type": 18, "label": "R", "component": RADIO},
        {"type": 18, "label": "B", "component": {"type": 23, "custom_id": "b", "default": True}},
    ],
}
CHOICE = {"name": "n", "value": "v", "name_localizations": {"fr": "m"}}
COMMAND = {
    "name": "x",
    "description": "d",
    "name_localizations": {"fr": "y"},
    "default_member_permissions": "8",
    "contexts": [0],
    "options": [{"type": 3, "name": "o", "description": "d", "choices": [CHOICE], "min_length": 1}],
}
GROUP = COMMAND | {
    "name": "g",
    "options": [{"type": 1, "name": "s", "description": "d", "options": COMMAND["options"]}],
}
CALLBACK = "/interactions/{interaction}/{token}/callback"
MESSAGES = "/channels/{channel}/messages"
COMMANDS = "/applications/{application}/commands"
SENT = [
    ("POST", MESSAGES, V1),
    ("POST", MESSAGES, V2),
    ("PATCH", MESSAGES + "/{message}", V1),
    ("PATCH", MESSAGES + "/{message}", V2),
    ("POST", CALLBACK, {"type": 4, "data": V2}),
    ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    ("POST", CALLBACK, {"type": 9, "data": MODAL}),
    ("POST", "/interactions/{typed}/{typed_token}/callback", {"type": 8, "data": {"choices": [CHOICE]}}),
    ("POST", "/webhooks/{application}/{answered}", V1),
    ("PATCH", "/webhooks/{application}/{answered}/messages/@original", V1),
    ("PUT", COMMANDS, [COMMAND, GROUP]),
    ("POST", COMMANDS, COMMAND),
    ("POST", COMMANDS, GROUP),
    ("PATCH", COMMANDS + "/{command}", COMMAND),
    ("POST", "/channels/{channel}/threads", {"name": "t", "type": 11, "auto_archive_duration": 60, "invitable": True}),
    ("POST", MESSAGES + "/{message}/threads", {"name": "t", "auto_archive_duration": 60}),
    ("PATCH", "/channels/{channel}", {"name": "n", "topic": "t"}),
    ("PATCH", "/channels/{thread}", {"name": "n", "locked": False, "auto_archive_duration": 60, "archived": False}),
    (
        "POST",
        "/channels/{forum}/threads",
        {"name": "t", "applied_tags": [], "message": V1 | {"message_reference": None}},
    ),
    ("POST", "/applications/{application}/emojis", {"name": "owl", "image": "data:image/png;base64,eHg="}),
    ("PATCH", "/applications/{application}/emojis/{emoji}", {"name": "owl"}),
    ("POST", "/users/@me/channels", {"recipient_id": "{person}"}),
]


def places(value, path=()):
    """Yield the path of every value in a body, and of the body itself."""
    yield path
    if isinstance(value, dict):
        for name, each in value.items():
            yield from places(each, (*path, name))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from places(each, (*path, index))


def put(body, path, value):
    if not path:
        return value
    inner = body
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return body


@st.composite
def mutilated(draw):
    """Draw a body that is well-formed except in one or two places."""
    method, path, body = draw(st.sampled_from(SENT))
    body = copy.deepcopy(body)
    for _ in range(draw(st.integers(1, 2))):
        body = put(body, draw(st.sampled_from(list(places(body)))), draw(VALUES))
    return method, path, body


class Line:
    """A playground with its own event loop, and with something for every route."""

    def __init__(self):
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self._open())

    async def _open(self):
        self.place = await Playground.start()
        world, ada = self.place.world, self.place.people["ada"]
        self.channel = world.named("Agora", "games")
        self.forum = world.add_channel(world.guilds[self.channel.guild], "forum", tags=["a"])
        world.allow(self.forum, self.place.application.id, (1 << 53) - 1)
        world.allow(self.channel, self.place.application.id, (1 << 53) - 1)
        self.headers = {"Authorization": f"Bot {self.place.token}"}
        self.session = aiohttp.ClientSession(headers=self.headers)
        self.ids = {
            "channel": self.channel.id,
            "forum": self.forum.id,
            "application": self.place.application.id,
            "person": ada.id,
        }
        await self._prepare(ada)

    async def _prepare(self, ada):
        await self.send("POST", COMMANDS, COMMAND)
        answered = await ada.slash(self.channel, "x")
        self.ids |= {"interaction": answered.id, "token": answered.token, "answered": answered.token}
        status, _ = await self.send("POST", CALLBACK, {"type": 4, "data": {"content": "there"}})
        assert status == 204

    async def renew(self):
        """Create new things for the next request, because most can be used only once."""
        world, bot = self.place.world, self.place.application
        message = Message(world.mint(), self.channel, bot.user, world.clock.now(), application=bot.id)
        thread = Channel(world.mint(), PUBLIC_THREAD, "t", self.channel.guild, self.channel, owner=bot.id)
        world.post(message)
        world.add_thread(thread)
        bot.commands[None] = {1: as_kept(COMMAND, {"id": "1"})}
        bot.emojis = {2: Emoji(2, "owl", b"", "image/png", bot.user)}
        self.ids |= {"command": 1, "emoji": 2, "message": message.id, "thread": thread.id}
        ada, interactions = self.place.people["ada"], self.place.interactions
        data = {"id": "1", "name": "x", "type": 1, "options": []}
        for kind, (name, token) in {2: ("interaction", "token"), 4: ("typed", "typed_token")}.items():
            opened = interactions.open(kind, self.place.application, ada.user, self.channel, data)
            self.ids |= {name: opened.id, token: opened.token}  # type: ignore[dict-item]

    async def send(self, method, path, body=None, **kwargs):
        if body is not None:
            kwargs["json"] = self.filled(body)
        async with self.session.request(method, self.place.api + path.format(**self.ids), **kwargs) as response:
            return response.status, await response.json() if response.content_type == "application/json" else None

    def filled(self, body):
        """Return the body with this playground's ids in place of their names."""
        if isinstance(body, dict):
            return {name: self.filled(each) for name, each in body.items()}
        if isinstance(body, list):
            return [self.filled(each) for each in body]
        return str(self.ids[body[1:-1]]) if body in ("{message}", "{person}") else body

    def ask(self, method, path, body=None, **kwargs):
        async def asked():
            await self.renew()
            return await self.send(method, path, body, **kwargs)

        return self.loop.run_until_complete(asked())

    def close(self):
        async def closed():
            await self.session.close()
            await self.place.close()

        self.loop.run_until_complete(closed())
        self.loop.close()


@pytest.fixture(scope="module")
def line():
    found = Line()
    yield found
    found.close()


def flaws(errors):
    """Check that a refusal's errors have Discord's form at every depth."""
    assert isinstance(errors, dict)
    assert errors
    for name, inner in errors.items():
        if name == "_errors":
            assert inner
            assert all(set(each) == {"code", "message"} for each in inner)
        else:
            flaws(inner)


def judged(status, answer):
    """Check that an answer is a success, or a refusal in Discord's form; return it."""
    assert status < 500, answer
    if status >= 400:
        assert {"code", "message"} <= set(answer)
        if answer["code"] == 50035:
            flaws(answer["errors"])
    return status, answer


def test_a_well_formed_request_is_accepted(line):
    for sent in SENT:
        status, answer = line.ask(*sent)
        assert status < 300, (sent[:2], answer)


@pytest.mark.slow
@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(mutilated())
def test_a_malformed_body_breaks_nothing(line, sent):
    judged(*line.ask(*sent))


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from([(route.method, route.path) for route in ROUTES if route.shape is not None]), VALUES)
def test_any_body_breaks_nothing(line, where, body):
    method, path = where
    for name in ("channel", "message", "application", "command", "interaction"):
        path = path.replace(f"{{{name}_id}}", f"{{{name}}}")
    names = {"{interaction_token}": "{token}", "{webhook_id}": "{application}", "{webhook_token}": "{answered}"}
    for name, ours in names.items():
        path = path.replace(name, ours)
    judged(*line.ask(method, path.replace("{guild_id}", "1").replace("{emoji_id}", "1"), body))


@pytest.mark.parametrize(("method", "path", "body"), SENT, ids=[f"{each[0]} {each[1]}" for each in SENT])
def test_every_known_field_must_have_its_type(line, method, path, body):
    """Put a value of the wrong type in each place in turn."""
    for place in places(body):
        if not place:
            continue
        inner = body
        for step in place:
            inner = inner[step]
        wrong = [["no"]] if not isinstance(inner, list) else {"no": 1}
        status, answer = judged(*line.ask(method, path, put(copy.deepcopy(body), place, wrong)))
        assert (status, answer["code"]) == (400, 50035), (place, answer)
        assert answer["errors"]


@pytest.mark.parametrize(
    "body",
    [b"[" * 5000, b'{"components":' + b"[" * 900 + b"]" * 900 + b"}", b'{"flags": NaN}', b'{"flags": 1e999}', b"\xff"],
    ids=["deep", "nested", "nan", "infinity", "no text"],
)
def test_invalid_json_is_refused(line, body):
    headers = {"Content-Type": "application/json"}
    status, answer = judged(*line.ask("POST", MESSAGES, data=body, headers=headers))
    assert status == 400
    assert answer["code"] in (50109, 50035)


@pytest.mark.parametrize("query", ["limit=x", "limit=0", "before=-1", "after=x", "around=1e3", "limit=" + "9" * 5000])
def test_a_query_that_is_not_a_number_is_refused(line, query):
    status, answer = judged(*line.ask("GET", f"{MESSAGES}?{query}"))
    assert (status, answer["code"]) == (400, 50035)


@pytest.mark.parametrize(
    "path", ["attachments/x/1/a.png", "attachments/1/x/a.png", "emojis/x.png", "emojis/" + "9" * 5000]
)
def test_a_missing_file_is_not_found(line, path):
    async def asked():
        async with line.session.get(f"{line.place.url}/{path}") as response:
            return response.status

    assert line.loop.run_until_complete(asked()) == 404


@pytest.mark.slow
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from([1, 2, 3, 6, 8, 77]),
    VALUES
    | st.fixed_dictionaries(dict.fromkeys(("token", "intents", "shard", "session_id", "seq", "guild_id"), VALUES)),
    st.booleans(),
)
def test_a_malformed_frame_closes_the_line_with_a_discord_code(line, op, data, known):
    if known and isinstance(data, dict):
        data = data | {"token": line.place.token}

    async def said():
        async with line.session.ws_connect(line.place.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": op, "d": data})
            await socket.send_json({"op": 99})
            while (heard := await socket.receive(timeout=60)).type is aiohttp.WSMsgType.TEXT:
                pass
            assert heard.type is aiohttp.WSMsgType.CLOSE
            return socket.close_code

    assert line.loop.run_until_complete(said()) in range(4001, 4015)


@pytest.mark.parametrize("frame", ["[", "[" * 60000, "7", '{"op": "2"}', '{"op": [2], "d": {}}', '{"d": 1}', "null"])
def test_a_frame_that_is_not_an_object_closes_the_line_with_4002(line, frame):
    async def said():
        async with line.session.ws_connect(line.place.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_str(frame)
            await socket.receive(timeout=60)
            return socket.close_code

    assert line.loop.run_until_complete(said()) == 4002


def test_a_multipart_body_must_be_an_object_too(line):
    for text in ('["x"]', "7", '"x"', "null"):
        form = aiohttp.FormData()
        form.add_field("payload_json", text, content_type="application/json")
        form.add_field("files[0]", b"x", filename="x.png")
        status, _ = judged(*line.ask("POST", MESSAGES, data=form))
        assert status == 400, text
