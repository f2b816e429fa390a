"""Custom emojis of guilds and applications (page "Emoji")."""

from playground import emojis, field_types, payloads, permissions
from playground.forms import Form, Refusal
from playground.model import Emoji
from playground.requests import NOTHING, Answer, Call, House, Route
from playground.world import Event

MAX_OF_APPLICATION = 2000


def _shelf(house: House, call: Call, needed: int = 0) -> dict[int, Emoji]:
    """Return the emojis of the guild or application that a request is about."""
    if "guild_id" not in call.path:
        if call.number("application_id") != call.application.id:
            raise Refusal(10002)
        return call.application.emojis
    guild = house.world.guild(call.number("guild_id"))
    if call.me.id not in guild.members:
        raise Refusal(50001)
    if needed & ~permissions.in_guild(guild, call.me.id):
        raise Refusal(50013)
    return guild.emojis


def _tell(house: House, call: Call) -> None:
    if "guild_id" in call.path:
        house.world.tell(Event("GUILD_EMOJIS_UPDATE", guild=house.world.guild(call.number("guild_id"))))


def _emoji(house: House, call: Call, needed: int = 0) -> Emoji:
    shelf = _shelf(house, call, needed)
    if call.number("emoji_id") not in shelf:
        raise Refusal(10014)
    return shelf[call.number("emoji_id")]


def list_emojis(house: House, call: Call) -> Answer:
    """Return all emojis; an application's come wrapped in an object."""
    found = [payloads.serialize_emoji(each) for each in _shelf(house, call).values()]
    return Answer(found if "guild_id" in call.path else {"items": found})


def get_emoji(house: House, call: Call) -> Answer:
    """Return one emoji."""
    return Answer(payloads.serialize_emoji(_emoji(house, call)))


def create_emoji(house: House, call: Call) -> Answer:
    """Create an emoji from the picture in the request."""
    shelf = _shelf(house, call, permissions.CREATE_EXPRESSIONS)
    if len(shelf) >= (emojis.MAX_EMOJIS if "guild_id" in call.path else MAX_OF_APPLICATION):
        raise Refusal(30008)
    made = emojis.make_emoji(house.world, call.me, call.body.get("name"), call.body.get("image"))
    shelf[made.id] = made
    _tell(house, call)
    return Answer(payloads.serialize_emoji(made), 201)


def rename_emoji(house: House, call: Call) -> Answer:
    """Rename an emoji."""
    found = _emoji(house, call, permissions.MANAGE_EXPRESSIONS)
    form = Form()
    emojis.check_emoji_name(form, call.body.get("name", found.name))
    form.settle()
    found.name = call.body.get("name", found.name)
    _tell(house, call)
    return Answer(payloads.serialize_emoji(found))


def delete_emoji(house: House, call: Call) -> Answer:
    """Delete an emoji."""
    del _shelf(house, call)[_emoji(house, call, permissions.MANAGE_EXPRESSIONS).id]
    _tell(house, call)
    return NOTHING


ROUTES: list[Route] = [
    route
    for path in ("/guilds/{guild_id}/emojis", "/applications/{application_id}/emojis")
    for route in (
        Route("GET", path, list_emojis),
        Route("POST", path, create_emoji, field_types.NEW_EMOJI),
        Route("GET", path + "/{emoji_id}", get_emoji),
        Route("PATCH", path + "/{emoji_id}", rename_emoji, field_types.NEW_EMOJI),
        Route("DELETE", path + "/{emoji_id}", delete_emoji),
    )
]
