"""Threads and their members (pages "Channel" and "Threads")."""

from collections.abc import Iterable

from playground import field_types, limits, payloads, permissions, posting
from playground.forms import Form, Json, Refusal
from playground.model import FORUM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message, User
from playground.requests import NOTHING, Answer, Call, House, Route, channel_of

ARCHIVE_AFTER = {60, 1440, 4320, 10080}
THREAD_MEMBERS = 1000


def thread_from_message(house: House, call: Call) -> Answer:
    """Start a thread from a message."""
    channel = channel_of(house, call, permissions.CREATE_PUBLIC_THREADS)
    message = house.world.message(channel, call.number("message_id"))
    if message.thread is not None:
        raise Refusal(160004)
    # Such a thread has the id of its message.
    thread = _new_thread(house, call, channel, PUBLIC_THREAD, message.id)
    house.world.hang_thread(message, thread)
    return Answer(payloads.serialize_channel(thread, reader=call.me), 201)


def start_thread(house: House, call: Call) -> Answer:
    """Start a thread without a message, private by default (section "Start Thread without Message")."""
    if house.world.channel(call.number("channel_id")).kind == FORUM:
        return forum_post(house, call)
    kind = call.body.get("type") or PRIVATE_THREAD
    form = Form()
    form.choice(("type",), kind, {PUBLIC_THREAD, PRIVATE_THREAD})
    form.settle()
    public = kind == PUBLIC_THREAD
    needed = permissions.CREATE_PUBLIC_THREADS if public else permissions.CREATE_PRIVATE_THREADS
    channel = channel_of(house, call, needed)
    thread = _new_thread(house, call, channel, kind, house.world.mint())
    return Answer(payloads.serialize_channel(thread, reader=call.me), 201)


def forum_post(house: House, call: Call) -> Answer:
    """Create a forum post: a thread and its first message (section "Start Thread in Forum or Media Channel")."""
    forum, body = channel_of(house, call, permissions.SEND_MESSAGES), call.body
    form = Form()
    if not isinstance(body.get("message"), dict):
        form.flaw(("message",), "BASE_TYPE_REQUIRED", "This field is required")
    applied = [int(tag) for tag in body.get("applied_tags") or []]
    for index, tag in enumerate(applied):
        if tag not in forum.tags:
            form.flaw(("applied_tags", index), "CHANNEL_TAG_INVALID", "This tag is not in the forum")
    form.settle()
    limits.new_message(body["message"], len(call.uploads))
    thread = _new_thread(house, call, forum, PUBLIC_THREAD, house.world.mint(), applied)
    # The first message of a post has the id of the post.
    first = Message(thread.id, thread, call.me, house.world.clock.now(), application=call.application.id)
    posting.post_message(house.world, first, body["message"], call.uploads)
    return Answer(
        payloads.serialize_channel(thread, reader=call.me) | {"message": payloads.serialize_message(first, call.me)},
        201,
    )


def _new_thread(
    house: House, call: Call, channel: Channel, kind: int, identity: int, tags: Iterable[int] = ()
) -> Channel:
    if channel.kind not in (TEXT, FORUM):
        raise Refusal(50024)
    _thread_form(call.body)
    thread = Channel(identity, kind, call.body["name"], channel.guild, channel, owner=call.me.id)
    thread.applied = list(tags)
    thread.created = house.world.clock.now()
    thread.auto_archive = call.body.get("auto_archive_duration") or 4320
    thread.invitable = call.body.get("invitable", True) is not False
    house.world.add_thread(thread)
    return thread


def thread_members(house: House, call: Call) -> Answer:
    """Return the members of a thread."""
    thread = _thread(house, call)
    return Answer([payloads.thread_member(thread, each) for each in thread.members])


def thread_member(house: House, call: Call) -> Answer:
    """Return one member of a thread."""
    thread = _thread(house, call)
    if call.number("user_id") not in thread.members:
        raise Refusal(10007)
    return Answer(payloads.thread_member(thread, call.number("user_id")))


def _thread(house: House, call: Call) -> Channel:
    thread = channel_of(house, call)
    if not thread.is_thread:
        raise Refusal(50024)
    return thread


def _guest(house: House, call: Call) -> User:
    return call.me if "user_id" not in call.path else house.world.user(call.number("user_id"))


def enter_thread(house: House, call: Call) -> Answer:
    """Join a thread, or add a user."""
    thread, guest = _thread(house, call), _guest(house, call)
    if thread.archived:
        raise Refusal(50083)
    if guest is not call.me:
        house.world.demand(thread, call.me.id, permissions.SEND_MESSAGES_IN_THREADS)
    if not house.world.permissions(thread, guest.id) & permissions.VIEW_CHANNEL:
        raise Refusal(50001)
    if len(thread.members) >= THREAD_MEMBERS:
        raise Refusal(30033)
    house.world.enter_thread(thread, guest)
    return NOTHING


def leave_thread(house: House, call: Call) -> Answer:
    """Leave a thread, or remove a user."""
    thread, guest = _thread(house, call), _guest(house, call)
    if thread.archived:
        raise Refusal(50083)
    if guest is not call.me and not (thread.kind == PRIVATE_THREAD and thread.owner == call.me.id):
        house.world.demand(thread, call.me.id, permissions.MANAGE_THREADS)
    house.world.leave_thread(thread, guest)
    return NOTHING


def edit_thread(house: House, call: Call, thread: Channel) -> None:
    """Change a thread: its owner may rename and archive it, and only moderators may lock it (page "Threads")."""
    body, mine = {name: each for name, each in call.body.items() if each is not None}, thread.owner == call.me.id
    if not mine or "locked" in body or thread.locked:
        house.world.demand(thread, call.me.id, permissions.MANAGE_THREADS)
    if thread.archived and body.get("archived") is not False:
        raise Refusal(50083)
    _thread_form(body | {"name": body.get("name", thread.name)})
    thread.name, thread.locked = body.get("name", thread.name), body.get("locked", thread.locked)
    thread.auto_archive = body.get("auto_archive_duration", thread.auto_archive)
    house.world.archive(thread, body.get("archived", thread.archived))


def _thread_form(body: Json) -> None:
    form = Form()
    form.text(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration") is not None:
        form.choice(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_AFTER)
    form.settle()


MEMBERS = "/channels/{channel_id}/thread-members"
ROUTES: list[Route] = [
    Route("POST", "/channels/{channel_id}/threads", start_thread, field_types.THREAD),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", thread_from_message, field_types.THREAD),
    Route("GET", MEMBERS, thread_members),
    Route("PUT", MEMBERS + "/@me", enter_thread),
    Route("DELETE", MEMBERS + "/@me", leave_thread),
    Route("GET", MEMBERS + "/{user_id}", thread_member),
    Route("PUT", MEMBERS + "/{user_id}", enter_thread),
    Route("DELETE", MEMBERS + "/{user_id}", leave_thread),
]
