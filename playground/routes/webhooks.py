"""Answers to interactions, and what their tokens allow afterwards (page "Receiving and Responding")."""

from playground import field_types, interactions, payloads, posting
from playground.model import Message
from playground.requests import NOTHING, Answer, Call, House, Route


def answer_interaction(house: House, call: Call) -> Answer:
    """Take the one answer to an interaction."""
    identity, token = call.number("interaction_id"), call.path["interaction_token"]
    interaction = house.interactions.answer(identity, token, call.body, call.uploads)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return NOTHING
    return Answer(interactions.serialize_receipt(house.world, interaction, call.body["type"]))


def follow_up(house: House, call: Call) -> Answer:
    """Send one more message after the answer."""
    interaction = house.interactions.holder(call.number("webhook_id"), call.path["webhook_token"])
    return Answer(payloads.serialize_message(house.interactions.follow_up(interaction, call.body, call.uploads)))


def _written(house: House, call: Call) -> Message:
    interaction = house.interactions.holder(call.number("webhook_id"), call.path["webhook_token"])
    return house.interactions.written(interaction, call.number("message_id") if "message_id" in call.path else None)


def get_written_message(house: House, call: Call) -> Answer:
    """Return a message of the interaction."""
    return Answer(payloads.serialize_message(_written(house, call)))


def edit_written(house: House, call: Call) -> Answer:
    """Edit a message of the interaction."""
    message = _written(house, call)
    posting.edit_message(house.world, message, call.body, call.uploads)
    return Answer(payloads.serialize_message(message))


def delete_written(house: House, call: Call) -> Answer:
    """Delete a message of the interaction."""
    house.world.delete(_written(house, call))
    return NOTHING


WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL, ONE = WEBHOOK + "/messages/@original", WEBHOOK + "/messages/{message_id}"
ROUTES: list[Route] = [
    Route(
        "POST", "/interactions/{interaction_id}/{interaction_token}/callback", answer_interaction, field_types.CALLBACK
    ),
    Route("POST", WEBHOOK, follow_up, field_types.MESSAGE),
    Route("GET", ORIGINAL, get_written_message),
    Route("PATCH", ORIGINAL, edit_written, field_types.MESSAGE),
    Route("DELETE", ORIGINAL, delete_written),
    Route("GET", ONE, get_written_message),
    Route("PATCH", ONE, edit_written, field_types.MESSAGE),
    Route("DELETE", ONE, delete_written),
]
