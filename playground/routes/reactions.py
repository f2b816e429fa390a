"""Reactions to messages (page "Message", sections about reactions)."""

from playground import emojis, payloads, permissions
from playground.forms import Form, Refusal
from playground.model import Message
from playground.requests import NOTHING, Answer, Call, House, Route, channel_of

MAX_SIGNS = 20


def _found(house: House, call: Call, needed: int = 0) -> tuple[Message, str]:
    channel = channel_of(house, call, permissions.READ_MESSAGE_HISTORY | needed)
    message = house.world.message(channel, call.number("message_id"))
    return message, emojis.parse_emoji(house.world, call.path["emoji_name"])


def add_reaction(house: House, call: Call) -> Answer:
    """React to a message; being the first to use an emoji there needs a permission."""
    message, sign = _found(house, call)
    if message.channel.archived:
        raise Refusal(50083)
    if sign not in message.reactions:
        house.world.demand(message.channel, call.me.id, permissions.ADD_REACTIONS)
        if len(message.reactions) >= MAX_SIGNS:
            raise Refusal(30010)
    house.world.react(message, call.me, sign)
    return NOTHING


def remove_own(house: House, call: Call) -> Answer:
    """Remove the bot's own reaction."""
    message, sign = _found(house, call)
    house.world.unreact(message, call.me, sign)
    return NOTHING


def remove_of(house: House, call: Call) -> Answer:
    """Remove somebody's reaction."""
    message, sign = _found(house, call, permissions.MANAGE_MESSAGES)
    house.world.unreact(message, house.world.user(call.number("user_id")), sign)
    return NOTHING


def list_reacting_users(house: House, call: Call) -> Answer:
    """Return the users who reacted with an emoji: 25 by default, after a given one."""
    message, sign = _found(house, call)
    limit, after = call.asked("limit", 25), call.asked("after", 0)
    form = Form()
    form.number(("limit",), limit, 1, 100)
    form.settle()
    found = sorted(message.reactions.get(sign, []), key=lambda user: user.id)
    return Answer([payloads.serialize_user(each) for each in found if each.id > after][:limit])


def clear_sign(house: House, call: Call) -> Answer:
    """Remove all reactions with one emoji."""
    message, sign = _found(house, call, permissions.MANAGE_MESSAGES)
    house.world.clear_reactions(message, sign)
    return NOTHING


def clear_reactions(house: House, call: Call) -> Answer:
    """Remove all reactions."""
    channel = channel_of(house, call, permissions.READ_MESSAGE_HISTORY | permissions.MANAGE_MESSAGES)
    house.world.clear_reactions(house.world.message(channel, call.number("message_id")))
    return NOTHING


ALL = "/channels/{channel_id}/messages/{message_id}/reactions"
ONE = ALL + "/{emoji_name}"
ROUTES: list[Route] = [
    Route("DELETE", ALL, clear_reactions),
    Route("GET", ONE, list_reacting_users),
    Route("DELETE", ONE, clear_sign),
    Route("PUT", ONE + "/@me", add_reaction),
    Route("DELETE", ONE + "/@me", remove_own),
    Route("DELETE", ONE + "/{user_id}", remove_of),
]
