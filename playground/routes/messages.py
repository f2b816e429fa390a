"""Messages in channels (page "Message")."""

from playground import field_types, payloads, permissions, posting
from playground.forms import Form, Refusal
from playground.model import FORUM, Channel, Message
from playground.permissions import to_speak
from playground.requests import NOTHING, Answer, Call, House, Route, channel_of


def list_messages(house: House, call: Call) -> Answer:
    """Return messages, newest first: 50 by default, before, after or around a given one."""
    channel = channel_of(house, call, permissions.READ_MESSAGE_HISTORY)
    limit = call.asked("limit", 50)
    form = Form()
    form.number(("limit",), limit, 1, 100)
    form.settle()
    ids = sorted(channel.messages)
    after, around, before = (call.asked(name, 0) for name in ("after", "around", "before"))
    if after:
        ids = [each for each in ids if each > after][:limit]
    elif around:
        ids = sorted(sorted(ids, key=lambda each: abs(each - around))[:limit])
    elif before:
        ids = [each for each in ids if each < before]
    return Answer([payloads.serialize_message(channel.messages[each], call.me) for each in reversed(ids[-limit:])])


def get_message(house: House, call: Call) -> Answer:
    """Return one message; an ephemeral one cannot be found."""
    channel = channel_of(house, call, permissions.READ_MESSAGE_HISTORY)
    return Answer(payloads.serialize_message(house.world.message(channel, call.number("message_id")), call.me))


def post_message(house: House, call: Call) -> Answer:
    """Send a message."""
    channel = house.world.channel(call.number("channel_id"))
    _may_speak(house, call, channel)
    if (said := _said_before(house, call, channel)) is not None:
        return Answer(payloads.serialize_message(said))
    message = Message(house.world.mint(), channel, call.me, house.world.clock.now(), application=call.application.id)
    reference = call.body.get("message_reference")
    if reference:
        message.kind, message.reply_to = 19, int(reference.get("message_id") or 0)
        if message.reply_to not in channel.messages and reference.get("fail_if_not_exists") is not False:
            _unknown_reference()
    return Answer(payloads.serialize_message(posting.post_message(house.world, message, call.body, call.uploads)))


def _may_speak(house: House, call: Call, channel: Channel) -> None:
    if channel.kind == FORUM:
        raise Refusal(50008)
    needed = to_speak(channel) | (permissions.ATTACH_FILES if call.uploads else 0)
    house.world.demand(channel, call.me.id, needed)
    for other in channel.recipients:
        if other is not call.me and not house.world.share_a_guild(other.id, call.me.id):
            raise Refusal(50278)
        if other.dms_closed:
            raise Refusal(50007)


def _said_before(house: House, call: Call, channel: Channel) -> Message | None:
    """Return the same message if it was sent within five minutes and `enforce_nonce` forbids a repetition."""
    if not call.body.get("enforce_nonce") or call.body.get("nonce") is None:
        return None
    since = house.world.clock.now() - 300
    for message in channel.messages.values():
        if message.author is call.me and message.nonce == call.body["nonce"] and message.created > since:
            return message
    return None


def edit_own_message(house: House, call: Call) -> Answer:
    """Edit one of the bot's own messages."""
    channel = channel_of(house, call)
    message = house.world.message(channel, call.number("message_id"))
    if message.author is not call.me:
        raise Refusal(50005)
    house.rates.old_edit(message)
    if call.uploads:
        house.world.demand(channel, call.me.id, permissions.ATTACH_FILES)
    posting.edit_message(house.world, message, call.body, call.uploads)
    return Answer(payloads.serialize_message(message, call.me))


def delete_message(house: House, call: Call) -> Answer:
    """Delete a message."""
    channel = channel_of(house, call)
    message = house.world.message(channel, call.number("message_id"))
    if channel.archived:
        raise Refusal(50083)
    if message.author is not call.me:
        house.world.demand(channel, call.me.id, permissions.MANAGE_MESSAGES)
    house.world.delete(message)
    return NOTHING


def _unknown_reference() -> None:
    form = Form()
    form.flaw(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    form.settle()


PATH = "/channels/{channel_id}/messages"
ROUTES: list[Route] = [
    Route("GET", PATH, list_messages),
    Route("POST", PATH, post_message, field_types.MESSAGE),
    Route("GET", PATH + "/{message_id}", get_message),
    Route("PATCH", PATH + "/{message_id}", edit_own_message, field_types.MESSAGE),
    Route("DELETE", PATH + "/{message_id}", delete_message),
]
