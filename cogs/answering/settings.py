"""What people and servers may set, in the order of their panels."""

from __future__ import annotations

from store.results import SHOWN_OVERALL
from tables.choices import DEFAULTS, FORCED, LIMITS, Choice
from words import LANGUAGES

LANGUAGE = Choice("language", ("auto", *LANGUAGES))
PICTURES = Choice("pictures", ("auto", "on", "off"))
SERVER_PICTURES = Choice("pictures", ("on", "off"))  # what "auto" of a person means
HANDS = Choice("hands", ("here", "dm"))
PINGS = Choice("pings", ("on", "off"))
CONFIRM = Choice("confirm", ("auto", "on"))
LEADERBOARD = Choice(SHOWN_OVERALL, ("off", "on"))
PERSONAL = (LANGUAGE, PICTURES, HANDS, PINGS, FORCED, CONFIRM, LEADERBOARD)
HOUSE = (LANGUAGE, SERVER_PICTURES)
SERVER = (*HOUSE, *LIMITS, *DEFAULTS)
