"""Every limit twice: just inside it is accepted; just outside it is refused, and the refusal names the field."""

import asyncio

import aiohttp
import pytest

from playground import Playground, commands, limits, posting
from playground.forms import Refusal
from playground.model import COMPONENTS_V2, Message
from playground.posting import Upload

V2 = {"flags": COMPONENTS_V2}


def text(content="x"):
    return {"type": 10, "content": content}


def button(**changes):
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def row(*parts):
    return {"type": 1, "components": list(parts)}


def menu(count=2, **changes):
    options = [{"label": f"L{n}", "value": f"V{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **changes}


def buttons(count, start=0):
    return [button(custom_id=f"b{start + n}") for n in range(count)]


def box(*parts, **changes):
    return {"type": 17, "components": list(parts), **changes}


def section(count=1, accessory=None):
    return {"type": 9, "components": [text() for _ in range(count)], "accessory": accessory or button()}


def gallery(count=1, **changes):
    return {"type": 12, "items": [{"media": {"url": "https://x.org/a.png"}, **changes} for _ in range(count)]}


def v1(*rows):
    return {"components": list(rows)}


def v2(*parts):
    return {**V2, "components": list(parts)}


def option(label="L", **changes):
    return menu(options=[{"label": label, "value": "v", **changes}])


def embed(**parts):
    return {"embeds": [parts]}


def people(**changes):
    return {"type": 5, "custom_id": "who", **changes}


def address(length):
    return gallery(media={"url": "https://" + "x" * (length - 8)})


MESSAGES = {
    "embed author": (
        embed(title="t", author={"name": "x" * 256}),
        embed(title="t", author={"name": "x" * 257}),
        "embeds.0.author.name",
    ),
    "custom_id of a menu": (
        v1(row(menu(custom_id="x" * 100))),
        v1(row(menu(custom_id="x" * 101))),
        "components.0.components.0.custom_id",
    ),
    "people to choose": (
        v1(row(people(max_values=25))),
        v1(row(people(max_values=26))),
        "components.0.components.0.max_values",
    ),
    "length of an address": (v2(address(2048)), v2(address(2049)), "components.0.items.0.media.url"),
    "content": ({"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    "content is text": ({"content": "x"}, {"content": 5}, "content"),
    "embeds": ({"embeds": [{"title": "x"}] * 10}, {"embeds": [{"title": "x"}] * 11}, "embeds"),
    "embed title": (embed(title="x" * 256), embed(title="x" * 257), "embeds.0.title"),
    "embed description": (embed(description="x" * 4096), embed(description="x" * 4097), "embeds.0.description"),
    "embed fields": (
        embed(fields=[{"name": "n", "value": "v"}] * 25),
        embed(fields=[{"name": "n", "value": "v"}] * 26),
        "embeds.0.fields",
    ),
    "embed field name": (
        embed(fields=[{"name": "n" * 256, "value": "v"}]),
        embed(fields=[{"name": "n" * 257, "value": "v"}]),
        "embeds.0.fields.0.name",
    ),
    "embed field value": (
        embed(fields=[{"name": "n", "value": "v" * 1024}]),
        embed(fields=[{"name": "n", "value": "v" * 1025}]),
        "embeds.0.fields.0.value",
    ),
    "embed footer": (
        embed(title="t", footer={"text": "x" * 2048}),
        embed(title="t", footer={"text": "x" * 2049}),
        "embeds.0.footer.text",
    ),
    "embeds in all": (
        {"embeds": [{"description": "x" * 3000}] * 2},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "embeds",
    ),
    "rows": (
        v1(*(row(*buttons(5, 5 * n)) for n in range(5))),
        v1(*(row(button(custom_id=f"{n}")) for n in range(6))),
        "components",
    ),
    "buttons in a row": (v1(row(*buttons(5))), v1(row(*buttons(6))), "components.0.components"),
    "a menu has a row to itself": (v1(row(menu())), v1(row(menu(), button())), "components.0.components"),
    "one menu in a row": (v1(row(menu())), v1(row(menu(), menu(custom_id="m2"))), "components.0.components"),
    "empty row": (v1(row(button())), v1(row()), "components.0.components"),
    "nothing but rows without the flag": (v1(row(button())), v1(text()), "components.0.type"),
    "bare button": (v2(row(button())), v2(button()), "components.0.type"),
    "content beside V2": (v2(text()), {**v2(text()), "content": "x"}, "content"),
    "embeds beside V2": (v2(text()), {**v2(text()), "embeds": [{"title": "x"}]}, "embeds"),
    "forty components": (v2(box(*[text() for _ in range(39)])), v2(box(*[text() for _ in range(40)])), "components"),
    "forty with rows": (
        v2(*(row(*buttons(5, 5 * n)) for n in range(6)), text(), text(), text(), text()),
        v2(*(row(*buttons(5, 5 * n)) for n in range(6)), *(text() for _ in range(5))),
        "components",
    ),
    "sections count three times": (
        v2(*(section(1, button(custom_id=f"{n}")) for n in range(13)), text()),
        v2(*(section(1, button(custom_id=f"{n}")) for n in range(13)), text(), text()),
        "components",
    ),
    "text in all": (
        v2(text("x" * 2000), box(text("x" * 2000))),
        v2(text("x" * 2000), box(text("x" * 2001))),
        "components",
    ),
    "empty text": (v2(text("x")), v2(text("")), "components.0.content"),
    "container in container": (v2(box(text())), v2(box(box(text()))), "components.0.components.0.type"),
    "empty container": (v2(box(text())), v2(box()), "components.0.components"),
    "accent colour": (
        v2(box(text(), accent_color=0xFFFFFF)),
        v2(box(text(), accent_color=0x1000000)),
        "components.0.accent_color",
    ),
    "unknown type": (v2(text()), v2({"type": 99}), "components.0.type"),
    "true is no number": (v2(text()), v2({"type": True}), "components.0.type"),
    "section texts": (v2(section(3)), v2(section(4)), "components.0.components"),
    "section without text": (v2(section(1)), v2(section(0)), "components.0.components"),
    "section accessory": (v2(section()), v2({"type": 9, "components": [text()]}), "components.0.accessory"),
    "section holds texts": (
        v2(section()),
        v2({**section(), "components": [button()]}),
        "components.0.components.0.type",
    ),
    "gallery": (v2(gallery(10)), v2(gallery(11)), "components.0.items"),
    "empty gallery": (v2(gallery(1)), v2(gallery(0)), "components.0.items"),
    "alt text": (
        v2(gallery(description="x" * 1024)),
        v2(gallery(description="x" * 1025)),
        "components.0.items.0.description",
    ),
    "media address": (v2(gallery()), v2(gallery(media={"url": "ftp://x"})), "components.0.items.0.media.url"),
    "separator": (v2({"type": 14, "spacing": 2}), v2({"type": 14, "spacing": 3}), "components.0.spacing"),
    "custom_id": (
        v1(row(button(custom_id="x" * 100))),
        v1(row(button(custom_id="x" * 101))),
        "components.0.components.0.custom_id",
    ),
    "custom_id twice": (
        v1(row(button(), button(custom_id="b"))),
        v1(row(button(), button())),
        "components.0.components.1.custom_id",
    ),
    "custom_id twice, far apart": (
        v2(row(button()), section(1, button(custom_id="b"))),
        v2(row(button()), section(1, button())),
        "components.1.accessory.custom_id",
    ),
    "button label": (
        v1(row(button(label="x" * 80))),
        v1(row(button(label="x" * 81))),
        "components.0.components.0.label",
    ),
    "button without a face": (
        v1(row(button(label=None, emoji={"name": "x"}))),
        v1(row(button(label=None))),
        "components.0.components.0",
    ),
    "button without custom_id": (
        v1(row(button())),
        v1(row(button(custom_id=None))),
        "components.0.components.0.custom_id",
    ),
    "button style": (v1(row(button(style=4))), v1(row(button(style=7))), "components.0.components.0.style"),
    "link with custom_id": (
        v1(row(button(style=5, custom_id=None, url="https://x.org"))),
        v1(row(button(style=5, url="https://x.org"))),
        "components.0.components.0.custom_id",
    ),
    "link address": (
        v1(row(button(style=5, custom_id=None, url="https://" + "x" * 504))),
        v1(row(button(style=5, custom_id=None, url="https://" + "x" * 505))),
        "components.0.components.0.url",
    ),
    "options": (v1(row(menu(25))), v1(row(menu(26))), "components.0.components.0.options"),
    "no options": (v1(row(menu(1))), v1(row(menu(0))), "components.0.components.0.options"),
    "option label": (
        v1(row(option("x" * 100))),
        v1(row(option("x" * 101))),
        "components.0.components.0.options.0.label",
    ),
    "option value": (
        v1(row(option(value="x" * 100))),
        v1(row(option(value="x" * 101))),
        "components.0.components.0.options.0.value",
    ),
    "option description": (
        v1(row(option(description="x" * 100))),
        v1(row(option(description="x" * 101))),
        "components.0.components.0.options.0.description",
    ),
    "option value twice": (
        v1(row(menu(2))),
        v1(row(menu(options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]))),
        "components.0.components.0.options.1.value",
    ),
    "placeholder": (
        v1(row(menu(placeholder="x" * 150))),
        v1(row(menu(placeholder="x" * 151))),
        "components.0.components.0.placeholder",
    ),
    "max_values": (
        v1(row(menu(25, max_values=25))),
        v1(row(menu(25, max_values=26))),
        "components.0.components.0.max_values",
    ),
    "max_values beyond options": (
        v1(row(menu(2, max_values=2))),
        v1(row(menu(2, max_values=3))),
        "components.0.components.0.max_values",
    ),
    "min over max": (
        v1(row(menu(3, min_values=2, max_values=2))),
        v1(row(menu(3, min_values=2))),
        "components.0.components.0.max_values",
    ),
}


def found(errors, path):
    """Return whether the nested errors name this field."""
    for step in path.split(".") if path else []:
        errors = errors.get(step, {})
    return "_errors" in errors


@pytest.mark.parametrize("name", MESSAGES)
def test_a_message(name):
    inside, outside, path = MESSAGES[name]
    limits.new_message(inside, 0)
    with pytest.raises(Refusal) as caught:
        limits.new_message(outside, 0)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert found(caught.value.errors, path), caught.value.errors


def label(component, **changes):
    return {"type": 18, "label": "L", "component": component, **changes}


def field(**changes):
    return {"type": 4, "custom_id": "f", "style": 1, **changes}


def form(*parts, **changes):
    return {"title": "T", "custom_id": "modal", "components": list(parts), **changes}


def labels(count):
    return [label(field(custom_id=f"f{n}")) for n in range(count)]


def choices(kind, count):
    options = [{"label": f"L{n}", "value": f"V{n}"} for n in range(count)]
    return label({"type": kind, "custom_id": "c", "options": options})


def boxes(least, most=None, **changes):
    options = [{"label": f"L{n}", "value": f"V{n}", "default": True} for n in range(2)]
    group = {"type": 22, "custom_id": "c", "options": options, "min_values": least, "max_values": most}
    return label(group | changes)


def chosen(kind, count, **changes):
    options = [{"label": f"L{n}", "value": f"V{n}", "default": n < count} for n in range(3)]
    return label({"type": kind, "custom_id": "c", "options": options} | changes)


def named(kind, length, **changes):
    options = [{"label": f"L{n}", "value": f"V{n}"} for n in range(2)] if kind in (21, 22) else None
    extra = {"options": options} if options else {}
    return form(label({"type": kind, "custom_id": "x" * length, **extra, **changes}))


MODALS = {
    "custom_id of a field": (named(4, 100, style=2), named(4, 101, style=2), "components.0.component.custom_id"),
    "custom_id of a radio": (named(21, 100), named(21, 101), "components.0.component.custom_id"),
    "custom_id of a checkbox": (named(23, 100), named(23, 101), "components.0.component.custom_id"),
    "style of a field": (named(4, 1, style=2), named(4, 1, style=3), "components.0.component.style"),
    "least length": (
        form(label(field(min_length=4000))),
        form(label(field(min_length=4001))),
        "components.0.component.min_length",
    ),
    "field in a row": (
        form(row(field(label="x" * 45))),
        form(row(field(label="x" * 46))),
        "components.0.components.0.label",
    ),
    "field in a row without label": (
        form(row(field(label="x"))),
        form(row(field())),
        "components.0.components.0.label",
    ),
    "title": (form(*labels(1), title="x" * 45), form(*labels(1), title="x" * 46), "title"),
    "custom_id": (form(*labels(1), custom_id="x" * 100), form(*labels(1), custom_id="x" * 101), "custom_id"),
    "questions": (form(*labels(5)), form(*labels(6)), "components"),
    "no questions": (form(*labels(1)), form(), "components"),
    "label": (form(label(field(), label="x" * 45)), form(label(field(), label="x" * 46)), "components.0.label"),
    "description": (
        form(label(field(), description="x" * 100)),
        form(label(field(), description="x" * 101)),
        "components.0.description",
    ),
    "length": (
        form(label(field(max_length=4000))),
        form(label(field(max_length=4001))),
        "components.0.component.max_length",
    ),
    "value": (
        form(label(field(value="x" * 4000))),
        form(label(field(value="x" * 4001))),
        "components.0.component.value",
    ),
    "placeholder": (
        form(label(field(placeholder="x" * 100))),
        form(label(field(placeholder="x" * 101))),
        "components.0.component.placeholder",
    ),
    "wrapped": (form(label(field())), form(field()), "components.0.type"),
    "no buttons": (form(label(field())), form(label(button())), "components.0.component.type"),
    "radio": (form(choices(21, 10)), form(choices(21, 11)), "components.0.component.options"),
    "single radio": (form(choices(21, 2)), form(choices(21, 1)), "components.0.component.options"),
    "checkboxes": (form(choices(22, 10)), form(choices(22, 11)), "components.0.component.options"),
    "no box at all": (form(boxes(0, required=False)), form(boxes(0)), "components.0.component.min_values"),
    "boxes to tick": (form(boxes(1, most=2)), form(boxes(1, most=3)), "components.0.component.max_values"),
    "one radio chosen": (form(chosen(21, 1)), form(chosen(21, 2)), "components.0.component.options"),
    "one option chosen": (form(chosen(3, 1)), form(chosen(3, 2)), "components.0.component.options"),
    "menu": (form(chosen(3, 0)), form(chosen(3, 0, disabled=True)), "components.0.component.disabled"),
    "files": (
        form(label({"type": 19, "custom_id": "u", "max_values": 10})),
        form(label({"type": 19, "custom_id": "u", "max_values": 11})),
        "components.0.component.max_values",
    ),
    "custom_id twice": (form(*labels(2)), form(label(field()), label(field())), "components.1.component.custom_id"),
}


@pytest.mark.parametrize("name", MODALS)
def test_a_modal(name):
    inside, outside, path = MODALS[name]
    limits.check_modal(inside)
    with pytest.raises(Refusal) as caught:
        limits.check_modal(outside)
    assert caught.value.code == 50035
    assert found(caught.value.errors["data"], path), caught.value.errors


def command(**changes):
    return {"name": "play", "description": "d", **changes}


def given(**changes):
    return command(options=[{"type": 3, "name": "game", "description": "d", **changes}])


def many(count, **changes):
    return command(options=[{"type": 3, "name": f"o{n}", "description": "d", **changes} for n in range(count)])


def choice(count=1, **changes):
    return given(choices=[{"name": f"c{n}", "value": f"c{n}", **changes} for n in range(count)])


def group(*kinds):
    """Return a command with options nested in one another."""
    inner: list = []
    for kind in reversed(kinds):
        inner = [{"type": kind, "name": f"k{kind}", "description": "d", "options": inner}]
    return command(options=inner)


def big(size):
    """Return a command with this many characters in all."""
    options = [
        {
            "type": 3,
            "name": f"o{n:02}",
            "description": "d",
            "choices": [{"name": f"{m:02}" + "n" * 28, "value": "v" * 30} for m in range(13)],
        }
        for n in range(10)
    ]
    left = size - sum(len(each["name"]) + 1 + 13 * 60 for each in options) - len("play")
    for each in options:
        each["description"] += "d" * (extra := min(99, max(0, left - 50)))
        left -= extra
    return command(description="d" * left, options=options)


COMMANDS = {
    "least length": (given(min_length=6000), given(min_length=6001), "options.0.min_length"),
    "greatest length": (given(max_length=6000), given(max_length=6001), "options.0.max_length"),
    "numbers are suggested too": (
        given(type=10, autocomplete=True),
        given(type=5, autocomplete=True),
        "options.0.autocomplete",
    ),
    "whole numbers are suggested too": (
        given(type=4, autocomplete=True),
        given(type=6, autocomplete=True),
        "options.0.autocomplete",
    ),
    "translated choice": (
        choice(name_localizations={"fr": "x" * 100}),
        choice(name_localizations={"fr": "x" * 101}),
        "options.0.choices.0.name_localizations.fr",
    ),
    "name": (command(name="x" * 32), command(name="x" * 33), "name"),
    "upper case": (command(name="play"), command(name="Play"), "name"),
    "blank": (command(name="play-it_now"), command(name="play it"), "name"),
    "other letters": (command(name="παίξε"), command(name="play!"), "name"),
    "description": (command(description="x" * 100), command(description="x" * 101), "description"),
    "no description": (command(description="x"), command(description=""), "description"),
    "menu name": (
        command(type=2, name="Play With Me", description=""),
        command(type=2, name="x" * 33, description=""),
        "name",
    ),
    "menu description": (command(type=3, description=""), command(type=3), "description"),
    "locale": (
        command(name_localizations={"fr": "jouer"}),
        command(name_localizations={"fr-FR": "jouer"}),
        "name_localizations.fr-FR",
    ),
    "translated name": (
        command(name_localizations={"fr": "jouer"}),
        command(name_localizations={"fr": "Jouer"}),
        "name_localizations.fr",
    ),
    "translated description": (
        command(description_localizations={"fr": "x" * 100}),
        command(description_localizations={"fr": "x" * 101}),
        "description_localizations.fr",
    ),
    "options": (many(25), many(26), "options"),
    "option name": (given(name="x" * 32), given(name="x" * 33), "options.0.name"),
    "option twice": (many(2), command(options=many(1)["options"] * 2), "options.1.name"),
    "option type": (given(type=11), given(type=12), "options.0.type"),
    "required first": (
        command(options=[*many(1, required=True)["options"], *given()["options"]]),
        command(options=[*given()["options"], *many(1, required=True)["options"]]),
        "options.1",
    ),
    "choices": (choice(25), choice(26), "options.0.choices"),
    "choice name": (choice(name="x" * 100), choice(name="x" * 101), "options.0.choices.0.name"),
    "choice value": (choice(value="x" * 100), choice(value="x" * 101), "options.0.choices.0.value"),
    "choices and autocomplete": (
        given(autocomplete=True),
        given(autocomplete=True, choices=[{"name": "a", "value": "a"}]),
        "options.0.autocomplete",
    ),
    "nesting": (group(2, 1, 3), group(2, 2, 1), "options.0.options.0.type"),
    "subcommand in subcommand": (group(1, 3), group(1, 1), "options.0.options.0.type"),
    "subcommands and options": (
        command(options=[*many(2, type=1)["options"]]),
        command(options=[*many(1, type=1)["options"], *given()["options"]]),
        "options",
    ),
    "contexts": (command(contexts=[0, 1, 2]), command(contexts=[3]), "contexts.0"),
    "characters in all": (big(8000), big(8001), ""),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command(name):
    inside, outside, path = COMMANDS[name]
    commands.check_command(inside)
    with pytest.raises(Refusal) as caught:
        commands.check_command(outside)
    assert caught.value.code == 50035
    assert found(caught.value.errors, path), caught.value.errors


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
def test_the_number_of_commands_is_limited(kind, most):
    def some(count):
        description = "d" if kind == 1 else ""
        return [command(type=kind, name=f"c{n}", description=description) for n in range(count)]

    commands.check_all(some(most))
    with pytest.raises(Refusal) as caught:
        commands.check_all(some(most + 1))
    assert caught.value.code == 30032


def test_command_names_are_distinct():
    with pytest.raises(Refusal):
        commands.check_all([command(), command()])
    commands.check_all([command(), command(type=2, description="")])


def test_only_the_longest_translation_counts_toward_the_8000():
    whole = big(7990)
    whole["name_localizations"] = {"fr": "x" * 14, "de": "y" * 13}
    commands.check_command(whole)
    whole["name_localizations"]["fr"] += "x"
    with pytest.raises(Refusal):
        commands.check_command(whole)


def test_autocomplete_choices_are_limited():
    limits.check_choices({"choices": [{"name": "x" * 100, "value": "v" * 100}] * 25})
    for wrong in (
        [{"name": "x" * 101, "value": "v"}],
        [{"name": "n", "value": "v"}] * 26,
        [{"name": "n"}],
        [{"name": "n", "value": "x" * 101}],
    ):
        with pytest.raises(Refusal):
            limits.check_choices({"choices": wrong})


def test_a_deferral_may_set_only_the_ephemeral_flag():
    limits.check_deferral({"flags": 64})
    for wrong in ({"flags": COMPONENTS_V2}, {"components": [text()]}, {"content": "x"}):
        with pytest.raises(Refusal):
            limits.check_deferral(wrong)


def test_the_V2_flag_cannot_be_removed():  # noqa: N802
    message = Message(1, None, None, 0.0, flags=COMPONENTS_V2, components=[text()])
    limits.edited_message(message, {"components": [text("y")]}, 0)
    for wrong in ({"content": "x"}, {"flags": 0, "content": "x"}, {"embeds": [{"title": "x"}]}):
        with pytest.raises(Refusal):
            limits.edited_message(message, wrong, 0)


def test_a_message_becomes_V2_only_without_its_content():  # noqa: N802
    message = Message(1, None, None, 0.0, content="old")
    limits.edited_message(message, {**v2(text()), "content": None}, 0)
    with pytest.raises(Refusal) as caught:
        limits.edited_message(message, v2(text()), 0)
    assert found(caught.value.errors, "content")


def test_an_empty_message_is_refused():
    for empty in ({}, {"content": ""}, {"components": []}):
        with pytest.raises(Refusal) as caught:
            limits.new_message(empty, 0)
        assert caught.value.code == 50006
    limits.new_message({}, 1)


def test_a_refusal_over_http_names_the_field():
    async def scene():
        async with Playground() as playground, aiohttp.ClientSession() as session:
            games = playground.world.named("Agora", "games")
            headers = {"Authorization": f"Bot {playground.token}"}
            url = f"{playground.api}/channels/{games.id}/messages"
            async with session.post(url, json=v1(row(button(label="x" * 81))), headers=headers) as answer:
                assert answer.status == 400
                assert answer.headers["Content-Type"] == "application/json"
                body = await answer.json()
            errors = body["errors"]["components"]["0"]["components"]["0"]["label"]["_errors"]
            assert (body["code"], errors[0]["code"]) == (50035, "BASE_TYPE_MAX_LENGTH")
            async with session.post(url, data=b"{", headers=headers) as answer:
                assert (await answer.json())["code"] == 50109
            async with session.post(url, json={"content": "x"}, headers={"Authorization": "Bot x"}) as answer:
                assert answer.status == 401
            async with session.get(f"{playground.api}/nowhere") as answer:
                assert answer.status == 404

    asyncio.run(scene())


def test_files_are_limited_in_number_and_size():
    async def scene():
        async with Playground() as playground, aiohttp.ClientSession() as session:
            games = playground.world.named("Agora", "games")
            headers = {"Authorization": f"Bot {playground.token}"}
            url = f"{playground.api}/channels/{games.id}/messages"

            async def send(count, size):
                form = aiohttp.FormData(quote_fields=False)
                for number in range(count):
                    form.add_field(f"files[{number}]", b"x" * size, filename="x.png")
                async with session.post(url, data=form, headers=headers) as answer:
                    return answer.status, (await answer.json()).get("code")

            assert await send(10, 1) == (200, None)
            assert await send(11, 1) == (400, 30015)
            assert await send(1, 10 * 1024 * 1024) == (200, None)
            assert await send(1, 10 * 1024 * 1024 + 1) == (413, 40005)
            assert await send(3, 8 * 1024 * 1024) == (200, None)
            assert await send(3, 9 * 1024 * 1024) == (413, 40005)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("name", "kind"),
    [("a.webp", "image/webp"), ("a.PNG", "image/png"), ("a.html", "application/octet-stream"),
     ("a.svg", "application/octet-stream"), ("image", "application/octet-stream")],
)  # fmt: skip
def test_a_picture_is_known_by_its_name_and_nothing_else_is(name, kind):
    sent = Upload(name, b"", "application/octet-stream")
    assert posting.guess_file_type(name, sent) == kind
