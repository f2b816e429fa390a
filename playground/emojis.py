"""Emojis: those of Unicode, and the custom ones of servers and applications.

Discord's pages "Message" (section "Reaction Object") and "Emoji".
"""

import base64
import binascii
import re
import unicodedata

from playground.forms import Form, Refusal
from playground.model import Emoji, User
from playground.world import World

MAX_IMAGE, MAX_EMOJIS = 256 * 1024, 50
LONGEST = 32
NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)
OWN = re.compile(r"(?:a:)?\w{2,32}:(\d{1,20})", re.ASCII)
REGIONAL = range(0x1F1E6, 0x1F200)


def parse_emoji(world: World, text: str) -> str:
    """Return the emoji that an address or a client names.

    Raises:
        Refusal: there is no such emoji (10014).
    """
    own = OWN.fullmatch(text)
    if own:
        return world.emoji(int(own[1])).sign
    if not text or len(text) > LONGEST or not any(map(_pictured, text)):
        raise Refusal(10014)
    return text


def _pictured(letter: str) -> bool:
    """Return whether a character is a picture, a keycap or half of a flag."""
    return unicodedata.category(letter) in ("So", "Sm", "Me") or ord(letter) in REGIONAL


def check_emoji_name(form: Form, name: object) -> None:
    """Check the name of an emoji."""
    form.text(("name",), name, 2, 32)
    if isinstance(name, str) and not NAME.fullmatch(name):
        form.flaw(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")


def make_emoji(world: World, user: User, name: str, image: object) -> Emoji:
    """Return a new emoji from the form of a request.

    Raises:
        Refusal: Discord would not accept its name or picture.
    """
    form = Form()
    check_emoji_name(form, name)
    found = IMAGE.fullmatch(image) if isinstance(image, str) else None
    content = _decoded(found[2]) if found else None
    if content is None:
        form.flaw(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(content) > MAX_IMAGE:
        form.flaw(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    form.settle()
    assert found is not None, "a picture that was no picture has been refused"
    return Emoji(world.mint(), name, content or b"", found[1], user)


def _decoded(text: str) -> bytes | None:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
