"""The bot's requests and the playground's answers against Discord's own description of its interface.

The description is openapi.json of github.com/discord/discord-api-spec; it is not part of this project.
"""

import base64
import json
import os
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from playground import permissions
from tests.playground import test_limits
from tests.playground.herald import board, picture, play, until

jsonschema = pytest.importorskip("jsonschema")
referencing = pytest.importorskip("referencing")

BESIDE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
OFFICIAL = Path(os.environ.get("DISCORD_OPENAPI", BESIDE))
DOT = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=")
pytestmark = pytest.mark.skipif(not OFFICIAL.exists(), reason="Discord's openapi.json is not at hand (DISCORD_OPENAPI)")


@cache
def specification(lenient):
    """Load the description; Discord accepts snowflakes as numbers too, but never sends them so."""
    text = json.loads(OFFICIAL.read_text())
    # The pages differ here, and they are right: the codes of single fields are words.
    text["components"]["schemas"]["Error"]["properties"]["code"] = {"type": ["integer", "string"]}
    if lenient:
        text["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return text


@cache
def registry(lenient):
    contents = specification(lenient)
    resource = referencing.Resource(contents=contents, specification=referencing.jsonschema.DRAFT202012)
    return referencing.Registry().with_resource("urn:discord", resource)


def any_of(validator, options, instance, _):
    """Stop at the first error of each option; jsonschema finds all, at every level of a message's components."""
    if not any(validator.evolve(schema=each).is_valid(instance) for each in options):
        yield jsonschema.ValidationError("valid under no option")


def one_of(validator, options, instance, _):
    if sum(validator.evolve(schema=each).is_valid(instance) for each in options) != 1:
        yield jsonschema.ValidationError("not valid under one option alone")


THOROUGH = jsonschema.Draft202012Validator
QUICK = jsonschema.validators.extend(THOROUGH, {"anyOf": any_of, "oneOf": one_of})


@cache
def validator(kind, pointer, lenient):
    schema = {"$ref": f"urn:discord#{pointer}"}
    return kind(schema, registry=registry(lenient))


def flaw(instance, pointer, lenient=False):
    """Return what is wrong with an instance in one line, or nothing if it is valid."""
    if validator(QUICK, pointer, lenient).is_valid(instance):
        return None
    error = jsonschema.exceptions.best_match(validator(THOROUGH, pointer, lenient).iter_errors(instance))
    return None if error is None else f"{error.json_path}: {error.message[:200]}"


def escaped(part):
    return part.replace("~", "~0").replace("/", "~1")


def request_flaw(exchange):
    place = f"/paths/{escaped(exchange.route)}/{exchange.method.lower()}"
    operation = specification(True)["paths"][exchange.route][exchange.method.lower()]
    if "application/json" not in operation.get("requestBody", {}).get("content", {}):
        return None
    return flaw(exchange.sent, f"{place}/requestBody/content/application~1json/schema", lenient=True)


def answer_flaw(exchange):
    place = f"/paths/{escaped(exchange.route)}/{exchange.method.lower()}/responses"
    if exchange.status >= 400:
        return flaw(exchange.answered, "/components/responses/ClientErrorResponse/content/application~1json/schema")
    responses = specification(False)["paths"][exchange.route][exchange.method.lower()]["responses"]
    if str(exchange.status) not in responses:
        return f"status {exchange.status} is none of {list(responses)}"
    if exchange.status == 204:
        return None
    return flaw(exchange.answered, f"{place}/{exchange.status}/content/application~1json/schema")


async def everything(playground, herald):
    """Do a bit of everything that a bot does."""
    ada, games = playground.people["ada"], playground.world.named("Agora", "games")
    message = (await (await ada.slash(games, "play", {"game": "x", "rival": ada})).settled()).message
    await ada.autocomplete(games, "play", {"game": ""}, "game")
    await (await ada.click(message, "count:0")).settled()
    await until(lambda: "count:1" in message.buttons)
    choice = await ada.select(message, "pick:1", ["iliad"])
    await until(lambda: choice.followups)
    modal = (await (await ada.click(message, "name")).settled()).modal
    name = modal.components[0]["component"]["custom_id"]
    await (await ada.submit(modal, {name: "Hector"})).settled()
    await (await ada.slash(games, "hand")).settled()
    thinking = await ada.slash(games, "think")
    await until(lambda: thinking.message and thinking.message.content == "final thought")
    channel = herald.get_channel(games.id)
    sent = await channel.send("hello", embed=discord.Embed(title="T", description="D").add_field(name="n", value="v"))
    await sent.edit(content="there")
    await sent.reply("you")
    layout = await channel.send(view=board(1), file=picture())
    layout = await layout.edit(view=board(2), attachments=[picture()])
    await layout.edit(view=board(3), attachments=layout.attachments)
    thread = await sent.create_thread(name="T")
    await thread.send("in it")
    await thread.edit(archived=True)
    private = await channel.create_thread(name="P")
    await private.add_user(discord.Object(ada.id))
    await private.fetch_members()
    await channel.typing()
    await channel.fetch_message(sent.id)
    assert [each async for each in channel.history()]
    guild = await herald.fetch_guild(games.guild)
    await guild.fetch_channels()
    await guild.fetch_member(ada.id)
    await guild.active_threads()
    await herald.fetch_channel(games.id)
    await signs_and_pins(playground, herald, sent, ada)
    await forum_and_emojis(playground, herald, guild)
    await herald.tree.fetch_commands()
    await herald.tree.sync(guild=guild)
    await herald.http.get_bot_gateway()
    user = await herald.fetch_user(ada.id)
    direct = await user.send("psst", view=discord.ui.View().add_item(discord.ui.Button(label="B")))
    await herald.fetch_channel(direct.channel.id)
    await direct.delete()
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(1)
    with pytest.raises(discord.HTTPException):
        await channel.send("x" * 4001)


async def signs_and_pins(playground, herald, message, ada):
    playground.world.allow(playground.world.channels[message.channel.id], herald.user.id, permissions.ALL)
    await message.add_reaction("🎲")
    await ada.react(playground.world.channels[message.channel.id].messages[message.id], "🎲")
    await (await message.channel.fetch_message(message.id)).remove_reaction("🎲", discord.Object(ada.id))
    assert [each async for each in (await message.channel.fetch_message(message.id)).reactions[0].users()]
    await message.remove_reaction("🎲", herald.user)
    await message.pin()
    assert [each async for each in message.channel.pins()]
    await herald.http.request(discord.http.Route("GET", "/channels/{channel_id}/pins", channel_id=message.channel.id))
    await message.unpin()
    await message.add_reaction("✅")
    await message.clear_reaction("✅")
    await message.clear_reactions()


async def forum_and_emojis(playground, herald, guild):
    world, me = playground.world, herald.user.id
    place = world.guilds[guild.id]
    forum = world.add_channel(place, "ideas", tags=["new"])
    world.allow(forum, me, permissions.ALL)
    place.roles[place.id].permissions |= permissions.CREATE_EXPRESSIONS | permissions.MANAGE_EXPRESSIONS
    await until(lambda: herald.get_channel(forum.id))
    known = herald.get_channel(forum.id)
    made = await known.create_thread(name="An idea", content="Here", applied_tags=[known.available_tags[0]])
    await made.thread.send("more")
    of_app = await herald.create_application_emoji(name="owl", image=DOT)
    of_guild = await guild.create_custom_emoji(name="owl", image=DOT)
    for holder in (of_app, of_guild):
        await made.message.add_reaction(holder)
        await holder.edit(name="owlet")
        await holder.delete()
    await herald.fetch_application_emojis()
    await guild.fetch_emojis()
    await herald.fetch_channel(forum.id)


@pytest.fixture(scope="module")
def exchanges():
    """Return all requests and answers of one long scene."""
    found = []
    play(everything, prepare=lambda playground: playground.rest.witnesses.append(found.append))
    return found


def flaws(exchanges, judge):
    found = {f"{each.method} {each.route}: {wrong}" for each in exchanges if (wrong := judge(each))}
    return sorted(found)


@pytest.mark.parametrize(("label", "fits"), [("x" * 80, True), ("x" * 81, False), (8, False)])
def test_a_flaw_within_a_component_is_found(label, fits):
    button = {"type": 2, "style": 1, "label": label, "custom_id": "a"}
    sent = {"components": [{"type": 17, "components": [{"type": 1, "components": [button]}]}]}
    asked = SimpleNamespace(method="POST", route="/channels/{channel_id}/messages", sent=sent)
    assert (request_flaw(asked) is None) == fits


def test_the_scene_uses_most_routes(exchanges):
    assert len({(each.method, each.route) for each in exchanges}) > 25


def test_the_bots_requests_match_the_description(exchanges):
    # The last request was too long on purpose.
    assert flaws(exchanges[:-1], request_flaw) == []
    assert request_flaw(exchanges[-1]).startswith("$.content")


def test_the_playgrounds_answers_match_the_description(exchanges):
    assert flaws(exchanges, answer_flaw) == []


@pytest.mark.parametrize(
    ("table", "schema"),
    [
        (test_limits.MESSAGES, "MessageCreateRequest"),
        (test_limits.MODALS, "ModalInteractionCallbackRequestData"),
        (test_limits.COMMANDS, "ApplicationCommandCreateRequest"),
    ],
    ids=["messages", "modals", "commands"],
)
def test_everything_the_limits_accept_matches_the_description(table, schema):
    wrong = {name: flaw(inside, f"/components/schemas/{schema}", lenient=True) for name, (inside, *_) in table.items()}
    assert {name: each for name, each in wrong.items() if each} == {}
