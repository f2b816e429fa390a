"""What Discord refuses in messages and modals; most of it passes Discord's own schema.

Pages "Component Reference", "Message" (limits of content and embeds) and "Receiving and Responding".
"""

from collections.abc import Callable, Sequence

from playground.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    GALLERY,
    LABEL,
    RADIO_GROUP,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    walk_components,
)
from playground.forms import Form, Json, Path, Refusal
from playground.model import COMPONENTS_V2, EPHEMERAL, Message

MAX_COMPONENTS, MAX_TEXT, MAX_CONTENT, MAX_EMBEDS_TEXT = 40, 4000, 2000, 6000
MAX_FILES, MAX_FILE, MAX_REQUEST = 10, 10 * 1024 * 1024, 25 * 1024 * 1024
LINK, PREMIUM = 5, 6  # styles of buttons that have no custom_id

IN_V1 = {ROW}
IN_CONTAINER = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR}
IN_V2 = IN_CONTAINER | {CONTAINER}
IN_MODAL = {ROW, TEXT, LABEL}
IN_LABEL = {TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}


def new_message(payload: Json, files: int) -> None:
    """Check a new message.

    Raises:
        Refusal: it would not be accepted.
    """
    form = Form()
    flags = payload.get("flags") or 0
    _content_and_embeds(form, payload, flags)
    parts = payload.get("components")
    message_components(form, parts, v2=bool(flags & COMPONENTS_V2))
    _files(payload, files)
    form.settle()
    if not _says_something(payload, files):
        raise Refusal(50006)


def edited_message(message: Message, payload: Json, files: int) -> None:
    """Check an edit; fields that it omits keep their values.

    Raises:
        Refusal: it would not be accepted.
    """
    form = Form()
    flags = message.flags | (payload.get("flags") or 0) & COMPONENTS_V2
    result = {"content": message.content, "embeds": message.embeds, **payload, "flags": flags}
    _content_and_embeds(form, result, flags)
    if "components" in payload or not message.flags & COMPONENTS_V2:
        parts = payload.get("components", message.components)
        message_components(form, parts, v2=bool(flags & COMPONENTS_V2))
    _files(payload, files)
    form.settle()
    left = {"components": message.components, "attachments": message.attachments, **result}
    if not _says_something(left, files):
        raise Refusal(50006)


def check_deferral(data: Json) -> None:
    """Check a deferred answer: it may be ephemeral, and says nothing else (interaction callback type 5)."""
    form = Form()
    if (data.get("flags") or 0) & ~EPHEMERAL:
        form.flaw(("data", "flags"), "INVALID_FLAGS", "Only the EPHEMERAL flag may be set on a deferred response.")
    for name in ("content", "embeds", "components"):
        if data.get(name):
            form.flaw(("data", name), "INVALID_FIELD", "A deferred response carries no message.")
    form.settle()


def check_choices(data: Json) -> None:
    """Check the answer to an autocomplete."""
    form = Form()
    for index, choice in enumerate(form.items(("data", "choices"), data.get("choices"), 0, 25)):
        _choice(form, ("data", "choices", index), choice)
    form.settle()


def _choice(form: Form, path: Path, choice: Json) -> None:
    form.text((*path, "name"), choice.get("name"), 1, 100)
    if isinstance(choice.get("value"), str):
        form.text((*path, "value"), choice["value"], 0, 100)
    elif choice.get("value") is None:
        form.flaw((*path, "value"), "BASE_TYPE_REQUIRED", "This field is required")


def check_modal(data: Json) -> None:
    """Check a modal: a title and one to five questions."""
    form = Form()
    form.text(("data", "title"), data.get("title"), 1, 45)
    form.text(("data", "custom_id"), data.get("custom_id"), 1, 100)
    path = ("data", "components")
    for index, part in enumerate(form.items(path, data.get("components"), 1, 5)):
        _component(form, (*path, index), part, IN_MODAL)
    _distinct(form, data.get("components"), path)
    form.settle()


def message_components(form: Form, parts: object, *, v2: bool) -> None:
    """Check all components of one message."""
    if parts is None:
        return
    path = ("components",)
    allowed = IN_V2 if v2 else IN_V1
    for index, part in enumerate(form.items(path, parts, 0, MAX_COMPONENTS if v2 else 5)):
        _component(form, (*path, index), part, allowed)
    _distinct(form, parts, path)
    _total(form, parts)


def _total(form: Form, parts: object) -> None:
    everything = [part for _, part in walk_components(parts)]
    if len(everything) > MAX_COMPONENTS:
        form.flaw(("components",), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_COMPONENTS} in length.")
    if sum(len(str(part.get("content", ""))) for part in everything if part.get("type") == TEXT) > MAX_TEXT:
        code = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"
        form.flaw(("components",), code, f"Total displayable text size exceeds maximum size of {MAX_TEXT}")


def _distinct(form: Form, parts: object, path: Path) -> None:
    seen: set[tuple[str, object]] = set()
    for place, part in walk_components(parts, path):
        for name in ("custom_id", "id"):
            if part.get(name) and (name, part[name]) in seen:
                code = f"COMPONENT_{name.upper()}_DUPLICATED"
                form.flaw((*place, name), code, f"Component {name.replace('_', ' ')} cannot be duplicated")
            seen.add((name, part.get(name)))


def _component(form: Form, path: Path, part: object, allowed: set[int]) -> None:
    if not isinstance(part, dict):
        form.flaw(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    kind = part.get("type")
    if isinstance(kind, bool) or kind not in allowed:
        options = ", ".join(map(str, sorted(allowed)))
        form.flaw((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({options}).')
        return
    RULES[kind](form, path, part)


def _row(form: Form, path: Path, row: Json) -> None:
    inside = (*path, "components")
    parts = form.items(inside, row.get("components"), 1, 5)
    in_modal = path[0] == "data"
    for index, part in enumerate(parts):
        _component(form, (*inside, index), part, {TEXT_INPUT} if in_modal else {BUTTON, *SELECTS})
    kinds = [part.get("type") for part in parts if isinstance(part, dict)]
    # A menu or a text field takes the full width of a row.
    if len(kinds) > 1 and any(kind != BUTTON for kind in kinds):
        code = "COMPONENT_LAYOUT_WIDTH_EXCEEDED"
        form.flaw(inside, code, "The specified component exceeds the maximum width")


def _button(form: Form, path: Path, button: Json) -> None:
    form.choice((*path, "style"), button.get("style"), {1, 2, 3, 4, LINK, PREMIUM})
    form.optional_text((*path, "label"), button.get("label"), 0, 80)
    _destination(form, path, button)
    if button.get("style") != PREMIUM and not button.get("label") and not button.get("emoji"):
        form.flaw(path, "BUTTON_COMPONENT_INVALID", "A button must have a label or an emoji")


def _destination(form: Form, path: Path, button: Json) -> None:
    needed = {LINK: "url", PREMIUM: "sku_id"}.get(button.get("style", 0), "custom_id")
    for name in ("url", "sku_id", "custom_id"):
        if name != needed and button.get(name):
            form.flaw((*path, name), "BUTTON_COMPONENT_INVALID", f"This button cannot have a {name}")
    form.text((*path, needed), button.get(needed), 1, 512 if needed == "url" else 100)


def _select(form: Form, path: Path, menu: Json) -> None:
    _asks(form, path, menu, 25)
    form.optional_text((*path, "placeholder"), menu.get("placeholder"), 0, 150)
    if menu["type"] == STRING_SELECT:
        _options(form, path, menu, 1, 25)
    if "component" in path and menu.get("disabled"):
        form.flaw((*path, "disabled"), "SELECT_COMPONENT_INVALID", "A menu in a modal cannot be disabled")


def _asks(form: Form, path: Path, part: Json, most: int) -> None:
    """Check what every component with several values has: a custom_id, and how many values it accepts."""
    form.text((*path, "custom_id"), part.get("custom_id"), 1, 100)
    least, largest = part.get("min_values"), part.get("max_values")
    if least is not None:
        form.number((*path, "min_values"), least, 0, most)
    if largest is not None:
        form.number((*path, "max_values"), largest, 1, most)
    if (1 if least is None else least) > (1 if largest is None else largest):
        form.flaw((*path, "max_values"), "SELECT_COMPONENT_INVALID", "max_values cannot be less than min_values")


def _options(form: Form, path: Path, part: Json, low: int, high: int) -> None:
    inside = (*path, "options")
    options = form.items(inside, part.get("options"), low, high)
    seen: set[object] = set()
    for index, option in enumerate(options):
        form.text((*inside, index, "label"), option.get("label"), 1, 100)
        form.text((*inside, index, "value"), option.get("value"), 1, 100)
        form.optional_text((*inside, index, "description"), option.get("description"), 0, 100)
        if option.get("value") in seen:
            code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
            form.flaw((*inside, index, "value"), code, "The specified option value is already used")
        seen.add(option.get("value"))
    _enough(form, path, part, options)


def _enough(form: Form, path: Path, part: Json, options: Sequence[Json]) -> None:
    most = part.get("max_values") or 1
    if part["type"] != RADIO_GROUP and most > len(options) > 0:
        form.flaw((*path, "max_values"), "SELECT_COMPONENT_INVALID", "max_values exceeds the number of options")
    if sum(bool(option.get("default")) for option in options) > most:
        form.flaw((*path, "options"), "SELECT_COMPONENT_INVALID", "More options are default than may be chosen")


def _section(form: Form, path: Path, section: Json) -> None:
    inside = (*path, "components")
    for index, part in enumerate(form.items(inside, section.get("components"), 1, 3)):
        _component(form, (*inside, index), part, {TEXT})
    _component(form, (*path, "accessory"), section.get("accessory"), {BUTTON, THUMBNAIL})


def _text(form: Form, path: Path, display: Json) -> None:
    form.text((*path, "content"), display.get("content"), 1, MAX_TEXT)


def _medium(form: Form, path: Path, medium: object, *, uploaded: bool = False) -> None:
    url = medium.get("url") if isinstance(medium, dict) else None
    form.text((*path, "url"), url, 1, 2048)
    allowed = ("attachment://",) if uploaded else ("attachment://", "https://", "http://")
    if isinstance(url, str) and not url.startswith(allowed):
        form.flaw((*path, "url"), "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {allowed}.")


def _thumbnail(form: Form, path: Path, thumbnail: Json) -> None:
    _medium(form, (*path, "media"), thumbnail.get("media"))
    form.optional_text((*path, "description"), thumbnail.get("description"), 1, 1024)


def _gallery(form: Form, path: Path, gallery: Json) -> None:
    for index, item in enumerate(form.items((*path, "items"), gallery.get("items"), 1, 10)):
        _thumbnail(form, (*path, "items", index), item)


def _file(form: Form, path: Path, file: Json) -> None:
    _medium(form, (*path, "file"), file.get("file"), uploaded=True)


def _separator(form: Form, path: Path, separator: Json) -> None:
    if separator.get("spacing") is not None:
        form.choice((*path, "spacing"), separator["spacing"], {1, 2})


def _container(form: Form, path: Path, container: Json) -> None:
    inside = (*path, "components")
    for index, part in enumerate(form.items(inside, container.get("components"), 1, MAX_COMPONENTS)):
        _component(form, (*inside, index), part, IN_CONTAINER)
    if container.get("accent_color") is not None:
        form.number((*path, "accent_color"), container["accent_color"], 0, 0xFFFFFF)


def _label(form: Form, path: Path, label: Json) -> None:
    form.text((*path, "label"), label.get("label"), 1, 45)
    form.optional_text((*path, "description"), label.get("description"), 1, 100)
    _component(form, (*path, "component"), label.get("component"), IN_LABEL)


def _text_input(form: Form, path: Path, field: Json) -> None:
    form.text((*path, "custom_id"), field.get("custom_id"), 1, 100)
    form.choice((*path, "style"), field.get("style"), {1, 2})
    form.optional_text((*path, "value"), field.get("value"), 0, 4000)
    form.optional_text((*path, "placeholder"), field.get("placeholder"), 0, 100)
    form.optional_text((*path, "label"), field.get("label"), 1, 45)
    form.number((*path, "min_length"), field.get("min_length") or 0, 0, 4000)
    form.number((*path, "max_length"), field.get("max_length") or 4000, 1, 4000)
    if "component" not in path and not field.get("label"):
        form.flaw((*path, "label"), "BASE_TYPE_REQUIRED", "This field is required")


def _radio_group(form: Form, path: Path, group: Json) -> None:
    form.text((*path, "custom_id"), group.get("custom_id"), 1, 100)
    _options(form, path, group, 2, 10)


def _checkbox_group(form: Form, path: Path, group: Json) -> None:
    most = len(group.get("options") or []) if group.get("max_values") is None else group["max_values"]
    _asks(form, path, group | {"max_values": most or 1}, 10)
    _options(form, path, group | {"max_values": most or 1}, 1, 10)
    if group.get("min_values") == 0 and group.get("required") is not False:
        code = "CHECKBOX_GROUP_COMPONENT_INVALID"
        form.flaw((*path, "min_values"), code, "min_values cannot be 0 if the group is required")


def _checkbox(form: Form, path: Path, box: Json) -> None:
    form.text((*path, "custom_id"), box.get("custom_id"), 1, 100)


def _file_upload(form: Form, path: Path, upload: Json) -> None:
    _asks(form, path, upload, 10)


RULES: dict[int, Callable[[Form, Path, Json], None]] = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    TEXT_INPUT: _text_input,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
    LABEL: _label,
    FILE_UPLOAD: _file_upload,
    RADIO_GROUP: _radio_group,
    CHECKBOX_GROUP: _checkbox_group,
    CHECKBOX: _checkbox,
}


def _content_and_embeds(form: Form, payload: Json, flags: int) -> None:
    form.optional_text(("content",), payload.get("content"), 0, MAX_CONTENT)
    embeds = form.items(("embeds",), payload.get("embeds") or [], 0, 10)
    for index, embed in enumerate(embeds):
        _embed(form, ("embeds", index), embed)
    if sum(map(_embed_text, embeds)) > MAX_EMBEDS_TEXT:
        form.flaw(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_EMBEDS_TEXT}")
    if flags & COMPONENTS_V2:
        _no_legacy_fields(form, payload)


def _no_legacy_fields(form: Form, payload: Json) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if payload.get(name):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.flaw((name,), code, f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")


def _embed(form: Form, path: Path, embed: Json) -> None:
    form.optional_text((*path, "title"), embed.get("title"), 0, 256)
    form.optional_text((*path, "description"), embed.get("description"), 0, 4096)
    form.optional_text((*path, "footer", "text"), (embed.get("footer") or {}).get("text"), 1, 2048)
    form.optional_text((*path, "author", "name"), (embed.get("author") or {}).get("name"), 1, 256)
    for name in ("image", "thumbnail"):
        if embed.get(name) is not None:
            form.text((*path, name, "url"), embed[name].get("url"), 1, 2048)
    for index, field in enumerate(form.items((*path, "fields"), embed.get("fields") or [], 0, 25)):
        form.text((*path, "fields", index, "name"), field.get("name"), 1, 256)
        form.text((*path, "fields", index, "value"), field.get("value"), 1, 1024)


def _embed_text(embed: Json) -> int:
    """Count the characters toward the limit for all embeds of a message."""
    parts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    parts.append((embed.get("author") or {}).get("name"))
    for field in embed.get("fields") or []:
        parts += [field.get("name"), field.get("value")]
    return sum(len(str(part)) for part in parts if part)


def _files(payload: Json, files: int) -> None:
    if max(files, len(payload.get("attachments") or [])) > MAX_FILES:
        raise Refusal(30015)


def _says_something(payload: Json, files: int) -> bool:
    shown = ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
    return files > 0 or any(payload.get(name) for name in shown)
