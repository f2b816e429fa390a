"""Every route of Discord's interface that the playground serves, by subject."""

from playground.requests import Route
from playground.routes import channels, commands, emojis, messages, pins, reactions, threads, users, webhooks

ROUTES: list[Route] = [
    *users.ROUTES,
    *commands.ROUTES,
    *channels.ROUTES,
    *pins.ROUTES,
    *messages.ROUTES,
    *reactions.ROUTES,
    *emojis.ROUTES,
    *threads.ROUTES,
    *webhooks.ROUTES,
]
