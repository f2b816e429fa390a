"""Pinned messages (page "Message", sections about pins), also at the older addresses."""

from playground import payloads, permissions
from playground.forms import Form, Refusal
from playground.model import Channel, Message
from playground.requests import NOTHING, Answer, Call, House, Route, channel_of

MAX_PINS = 250


def _pinned(channel: Channel) -> list[Message]:
    """Return the pinned messages, last pinned first."""
    found = [each for each in channel.messages.values() if each.pinned is not None]
    return sorted(found, key=lambda message: (message.pinned or 0.0, message.id), reverse=True)


def list_pins(house: House, call: Call) -> Answer:
    """Return pinned messages, up to 50 at once, before a given moment if there is one."""
    channel = channel_of(house, call, permissions.READ_MESSAGE_HISTORY)
    limit = call.asked("limit", 50)
    form = Form()
    form.number(("limit",), limit, 1, 50)
    form.settle()
    found = [
        each
        for each in _pinned(channel)
        if payloads.format_timestamp(each.pinned or 0.0) < call.query.get("before", "9")
    ]
    items = [
        {
            "pinned_at": payloads.format_timestamp(each.pinned or 0.0),
            "message": payloads.serialize_message(each, call.me),
        }
        for each in found[:limit]
    ]
    return Answer({"items": items, "has_more": len(found) > limit})


def all_pins(house: House, call: Call) -> Answer:
    """Return the pinned messages as a plain list."""
    channel = channel_of(house, call, permissions.READ_MESSAGE_HISTORY)
    return Answer([payloads.serialize_message(each, call.me) for each in _pinned(channel)[:50]])


def _to_pin(house: House, call: Call) -> Message:
    channel = channel_of(house, call, permissions.PIN_MESSAGES)
    message = house.world.message(channel, call.number("message_id"))
    if channel.archived:
        raise Refusal(50083)
    return message


def pin_message(house: House, call: Call) -> Answer:
    """Pin a message."""
    message = _to_pin(house, call)
    if message.pinned is None:
        if len(_pinned(message.channel)) >= MAX_PINS:
            raise Refusal(30003)
        house.world.pin(message, call.me)
    return NOTHING


def unpin_message(house: House, call: Call) -> Answer:
    """Unpin a message."""
    message = _to_pin(house, call)
    if message.pinned is not None:
        house.world.pin(message, call.me, pinned=False)
    return NOTHING


ROUTES: list[Route] = [
    Route("GET", "/channels/{channel_id}/messages/pins", list_pins),
    Route("GET", "/channels/{channel_id}/pins", all_pins),
    *(
        Route(method, path + "/{message_id}", do)
        for path in ("/channels/{channel_id}/messages/pins", "/channels/{channel_id}/pins")
        for method, do in (("PUT", pin_message), ("DELETE", unpin_message))
    ),
]
