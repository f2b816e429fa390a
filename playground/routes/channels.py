"""Channels as such (page "Channel")."""

from playground import field_types, payloads, permissions
from playground.forms import Form, Json, Refusal
from playground.model import TEXT
from playground.permissions import to_speak
from playground.requests import NOTHING, Answer, Call, House, Route, channel_of
from playground.routes import threads
from playground.world import Event


def get_channel(house: House, call: Call) -> Answer:
    """Return a channel, thread or conversation."""
    return Answer(payloads.serialize_channel(channel_of(house, call), reader=call.me))


def edit_channel(house: House, call: Call) -> Answer:
    """Rename a channel, or change a thread."""
    channel = channel_of(house, call)
    if channel.is_thread:
        threads.edit_thread(house, call, channel)
    elif channel.kind == TEXT:
        house.world.demand(channel, call.me.id, permissions.MANAGE_CHANNELS)
        _channel_form(call.body)
        channel.name, channel.topic = call.body.get("name", channel.name), call.body.get("topic", channel.topic)
        house.world.change_channel(channel)
    else:
        raise Refusal(50024)
    return Answer(payloads.serialize_channel(channel, reader=call.me))


def _channel_form(body: Json) -> None:
    form = Form()
    if "name" in body:
        form.text(("name",), body["name"], 1, 100)
    form.optional_text(("topic",), body.get("topic"), 0, 1024)
    form.settle()


def delete_channel(house: House, call: Call) -> Answer:
    """Delete a channel or thread; a direct conversation stays."""
    channel = channel_of(house, call)
    if channel.is_dm:
        return Answer(payloads.serialize_channel(channel, reader=call.me))
    needed = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
    house.world.demand(channel, call.me.id, needed)
    house.world.delete_channel(channel)
    return Answer(payloads.serialize_channel(channel, reader=call.me))


def show_typing(house: House, call: Call) -> Answer:
    """Show that the bot is typing."""
    channel = channel_of(house, call, to_speak(house.world.channel(call.number("channel_id"))))
    house.world.tell(Event("TYPING_START", house.world.guild_of(channel), channel, user=call.me))
    return NOTHING


ROUTES: list[Route] = [
    Route("GET", "/channels/{channel_id}", get_channel),
    Route("PATCH", "/channels/{channel_id}", edit_channel, field_types.CHANNEL),
    Route("DELETE", "/channels/{channel_id}", delete_channel),
    Route("POST", "/channels/{channel_id}/typing", show_typing),
]
