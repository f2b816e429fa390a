"""Build or edit a message from the form of a request: files, components, mentions.

Page "Message", sections "Create Message" and "Edit Message"; "Uploading Files" on the page "Reference".
"""

import mimetypes
import re
from dataclasses import dataclass
from typing import Any

from playground import components, limits
from playground.forms import Form, Json, Refusal
from playground.model import CHOOSABLE_FLAGS, COMPONENTS_V2, LOADING, Attachment, Channel, Message, User
from playground.permissions import MANAGE_THREADS
from playground.world import World

MENTION = re.compile(r"<@!?(\d+)>")
# Discord replaces these characters in the names of uploaded files.
UNSAFE = re.compile(r"[^\w.-]")
PICTURES = {"image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"}  # those that Discord shows


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request."""

    filename: str
    content: bytes
    content_type: str


Uploads = dict[int, Upload]


def post_message(world: World, message: Message, payload: Json, uploads: Uploads) -> Message:
    """Fill a new, empty message from a request, and post it.

    Raises:
        Refusal: the request breaks a limit.
    """
    limits.new_message(payload, len(uploads))
    message.flags |= (payload.get("flags") or 0) & CHOOSABLE_FLAGS
    message.nonce = payload.get("nonce")
    _fill(world, message, payload, uploads)
    if not message.ephemeral:
        _reopen(world, message.channel, message.author)
    return world.post(message)


def edit_message(world: World, message: Message, payload: Json, uploads: Uploads) -> None:
    """Change the fields of a message that a request names, and tell listeners.

    Raises:
        Refusal: the outcome would break a limit.
    """
    if message.channel.archived and not message.ephemeral:
        raise Refusal(50083)
    limits.edited_message(message, payload, len(uploads))
    awaited = message.loading
    message.flags |= (payload.get("flags") or 0) & COMPONENTS_V2
    message.flags &= ~LOADING
    _fill(world, message, payload, uploads)
    # Replacing "thinking" does not count as an edit.
    world.change(message, stamp=not awaited)


def _reopen(world: World, channel: Channel, author: User) -> None:
    """Reopen an archived thread when somebody writes in it; refuse if it is locked (page "Threads")."""
    if channel.locked and not world.permissions(channel, author.id) & MANAGE_THREADS:
        raise Refusal(160005)
    if channel.archived:
        world.archive(channel, False)


def _fill(world: World, message: Message, payload: Json, uploads: Uploads) -> None:
    attachments = _attachments(world, message, payload, uploads)
    parts = message.components
    if "components" in payload:
        parts = _resolved(world, payload["components"] or [], attachments)
    message.attachments, message.components = attachments, parts
    if "content" in payload:
        message.content = payload["content"] or ""
    if "embeds" in payload:
        message.embeds = [_embed(each, attachments) for each in payload["embeds"] or []]
    message.mentions = _mentioned(world, message, payload.get("allowed_mentions"))


def _attachments(world: World, message: Message, payload: Json, uploads: Uploads) -> list[Attachment]:
    """Return the attachments after an edit: a list names every file that stays or is added.

    Without a list, existing files stay and new ones are added; an explicit null removes the existing ones.
    """
    listed = payload.get("attachments")
    if listed is None:
        stays = list(message.attachments) if "attachments" not in payload else []
        return stays + [store_upload(world, message, upload, {}) for upload in uploads.values()]
    had = {each.id: each for each in message.attachments}
    kept = []
    for index, entry in enumerate(listed):
        identity = _number(entry.get("id"), index)
        if identity in uploads:
            kept.append(store_upload(world, message, uploads[identity], entry))
        elif identity in had:
            kept.append(had[identity])
        else:
            _no_such_attachment(("attachments", index, "id"))
    return kept


def _number(value: Any, index: int) -> int:
    try:
        return int(value)
    except (TypeError, ValueError):
        form = Form()
        form.flaw(("attachments", index, "id"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        form.settle()
        raise


def _no_such_attachment(path: tuple[str | int, ...]) -> None:
    form = Form()
    form.flaw(path, "ATTACHMENT_NOT_FOUND", "The specified attachment was not found.")
    form.settle()


def store_upload(world: World, message: Message, upload: Upload, entry: Json) -> Attachment:
    """Return an uploaded file as an attachment with an address.

    Raises:
        Refusal: it is too large (40005).
    """
    if len(upload.content) > limits.MAX_FILE:
        raise Refusal(40005)
    identity = world.mint()
    filename = UNSAFE.sub("_", entry.get("filename") or upload.filename)
    url = f"{world.url}/attachments/{message.channel.id}/{identity}/{filename}"
    return Attachment(
        identity, filename, upload.content, guess_file_type(filename, upload), url, entry.get("description")
    )


def guess_file_type(filename: str, upload: Upload) -> str:
    """Return the type of a file; Discord finds out itself what is a picture, and discord.py does not say."""
    guessed = mimetypes.guess_type(filename, strict=False)[0]
    return guessed if guessed in PICTURES else upload.content_type


def _resolved(world: World, parts: list[Json], attachments: list[Attachment]) -> list[Json]:
    """Return components with the address and size of every picture; refuse a picture that was not sent."""
    named = {each.filename: each for each in attachments}
    form = Form()
    for path, part in components.walk_components(parts):
        for medium in components.list_media(part):
            if _attached(medium) not in (None, *named):
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                form.flaw(path, code, f"The attachment {medium['url']} was not found.")
    form.settle()
    return components.as_kept(parts, lambda medium: _medium(world, medium, named))


def _attached(medium: Json) -> str | None:
    url: str = medium["url"]
    return UNSAFE.sub("_", url.removeprefix("attachment://")) if url.startswith("attachment://") else None


def _medium(world: World, medium: Json, named: dict[str, Attachment]) -> Json:
    name = _attached(medium)
    if name is None:
        return {"id": str(world.mint()), "proxy_url": medium["url"], "width": None, "height": None}
    found = named[name]
    return {
        "id": str(world.mint()),
        "url": found.url,
        "proxy_url": found.url,
        "attachment_id": str(found.id),
        "content_type": found.content_type,
        "width": None,
        "height": None,
        "name": found.filename,
        "size": len(found.content),
    }


def _embed(embed: Json, attachments: list[Attachment]) -> Json:
    kept = {name: value for name, value in embed.items() if value is not None} | {"type": "rich"}
    kept["fields"] = [{"inline": False, **each} for each in embed.get("fields") or []]
    urls = {f"attachment://{each.filename}": each.url for each in attachments}
    for name in ("image", "thumbnail"):
        if name in kept:
            url = kept[name]["url"]
            kept[name] = kept[name] | {"url": urls.get(url, url), "proxy_url": urls.get(url, url)}
    return kept


def _mentioned(world: World, message: Message, allowed: Json | None) -> list[User]:
    """Return the users that the message names and may mention (page "Message", section "Allowed Mentions Object")."""
    named = {int(each) for each in MENTION.findall(message.text)}
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        named &= {int(each) for each in allowed.get("users") or []}
    return [world.users[each] for each in sorted(named) if each in world.users]
