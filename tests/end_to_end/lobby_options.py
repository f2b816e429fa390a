"""What a host does about a lobby's options: filling in the form behind Options, and opening the panel behind More."""

from __future__ import annotations

from typing import Any

from playground.interactions import Interaction, Modal
from playground.model import Message
from playground.people import Person
from tests.end_to_end.stage import press, settled

Field = dict[str, Any]


async def form_of(person: Person, lobby: Message) -> Modal:
    """Return the form that Options opens."""
    form = (await press(person, lobby, "options")).modal
    assert form is not None, "no form opened"
    return form


def fields(form: Modal) -> dict[str, Field]:
    """Return the questions of a form by their keys."""
    return {part["component"]["custom_id"]: part["component"] for part in form.components}


def chosen(form: Modal) -> dict[str, list[str]]:
    """Return the values that a form has already chosen, by question."""
    return {
        key: [option["value"] for option in field["options"] if option.get("default")]
        for key, field in fields(form).items()
    }


def labelled(form: Modal, key: str, label: str) -> str:
    """Return the value of the option whose label begins so."""
    return next(each["value"] for each in fields(form)[key]["options"] if each["label"].startswith(label))


async def submit(person: Person, form: Modal, *toggled: str, **values: str) -> Interaction:
    """Toggle some boxes of a form, choose these values, and submit it."""
    kept = chosen(form)["switches"]
    boxes = [each for each in (*kept, *toggled) if (each in kept) != (each in toggled)]
    single = {key: value if fields(form)[key]["type"] == 21 else [value] for key, value in values.items()}
    return await settled(await person.submit(form, {"switches": boxes} | single))


async def agree(person: Person, lobby: Message, *toggled: str, **values: str) -> Interaction:
    """Open the form of a lobby, fill it in and submit it."""
    return await submit(person, await form_of(person, lobby), *toggled, **values)


async def let_undo(person: Person, lobby: Message) -> Interaction:
    """Agree that any move can be taken back, which no rated game allows."""
    form = await form_of(person, lobby)
    return await submit(person, form, "undo", *({"rated"} & {*chosen(form)["switches"]}))


async def more(person: Person, lobby: Message) -> Message:
    """Return the panel that More opens."""
    panel = (await press(person, lobby, "more-options")).message
    assert panel is not None
    assert panel.reader is person.user, "nobody else sees it"
    return panel


async def close(person: Person, lobby: Message) -> Interaction:
    """Press the button that closes a lobby; if others have joined, it asks first."""
    return await press(person, await more(person, lobby), "close-lobby")


def menu(message: Message, verb: str) -> str:
    """Return the id of the menu with this verb."""
    return next(identity for identity in message.selects if identity.startswith(f"il:{verb}:"))
