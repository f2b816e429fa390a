"""Every route of the interface that this playground knows, by subject."""

from playground.calls import Route
from playground.routes import channels, commands, messages, threads, users, webhooks

ROUTES: list[Route] = [
    *users.ROUTES,
    *commands.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
    *webhooks.ROUTES,
]
