"""Users, applications, guilds and the address of the gateway.

Discord's pages "User", "Application", "Guild" and "Gateway".
"""

from playground import field_types, payloads
from playground.forms import Refusal
from playground.requests import Answer, Call, House, Route


def get_own_user(house: House, call: Call) -> Answer:
    """Return the bot's own user."""
    return Answer(payloads.serialize_own_user(call.me))


def get_user(house: House, call: Call) -> Answer:
    """Return any user."""
    return Answer(payloads.serialize_user(house.world.user(call.number("user_id"))))


def my_application(house: House, call: Call) -> Answer:
    """Return the bot's application."""
    return Answer(payloads.serialize_application(call.application, house.world))


def where_gateway(house: House, call: Call) -> Answer:
    """Return the address of the gateway."""
    return Answer({"url": house.gateway_url})


def where_bot_gateway(house: House, call: Call) -> Answer:
    """Return the address of the gateway and the recommended number of shards."""
    limit = {
        "total": 1000, "remaining": house.starts, "reset_after": 86_400_000, "max_concurrency": house.concurrency,
    }  # fmt: skip
    return Answer({"url": house.gateway_url, "shards": house.shards, "session_start_limit": limit})


def open_dm(house: House, call: Call) -> Answer:
    """Return the direct conversation with a user; open it if there is none."""
    other = house.world.user(int(call.body.get("recipient_id") or 0))
    if other is call.me or other.bot:
        raise Refusal(50007)
    return Answer(payloads.serialize_channel(house.world.open_dm(call.me, other), reader=call.me))


def get_guild(house: House, call: Call) -> Answer:
    """Return a guild that the bot is in."""
    guild = house.world.guild(call.number("guild_id"))
    if call.me.id not in guild.members:
        raise Refusal(10004)
    counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": 0}
    return Answer(payloads.serialize_guild(guild) | (counts if call.query.get("with_counts") else {}))


def guild_channels(house: House, call: Call) -> Answer:
    """Return the channels of a guild, without threads."""
    guild = house.world.guild(call.number("guild_id"))
    if call.me.id not in guild.members:
        raise Refusal(50001)
    return Answer([payloads.serialize_channel(each) for each in guild.channels.values() if not each.is_thread])


def get_member(house: House, call: Call) -> Answer:
    """Return a member of a guild."""
    guild = house.world.guild(call.number("guild_id"))
    if call.me.id not in guild.members:
        raise Refusal(50001)
    if call.number("user_id") not in guild.members:
        house.world.user(call.number("user_id"))
        raise Refusal(10007)
    return Answer(payloads.serialize_member(guild.members[call.number("user_id")]))


def active_threads(house: House, call: Call) -> Answer:
    """Return the threads of a guild that are not archived."""
    guild = house.world.guild(call.number("guild_id"))
    threads = [each for each in guild.threads if house.world.sees(each, call.me.id)]
    mine = [payloads.thread_member(each, call.me.id) for each in threads if call.me.id in each.members]
    shown = [payloads.serialize_channel(each, reader=call.me) for each in threads]
    return Answer({"threads": shown, "members": mine, "has_more": False})


ROUTES: list[Route] = [
    Route("GET", "/users/@me", get_own_user),
    Route("POST", "/users/@me/channels", open_dm, field_types.RECIPIENT),
    Route("GET", "/users/{user_id}", get_user),
    Route("GET", "/oauth2/applications/@me", my_application),
    Route("GET", "/applications/@me", my_application),
    Route("GET", "/gateway", where_gateway),
    Route("GET", "/gateway/bot", where_bot_gateway),
    Route("GET", "/guilds/{guild_id}", get_guild),
    Route("GET", "/guilds/{guild_id}/channels", guild_channels),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
]
