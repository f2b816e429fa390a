"""A private Discord on loopback and in memory; it knows Discord and no particular bot."""

from playground.clock import Clock
from playground.filled_forms import ClientRefuses
from playground.forms import Refusal
from playground.interactions import Interaction, Modal
from playground.model import Application, Channel, Guild, Message, User
from playground.people import Person, Shown
from playground.playground import Playground
from playground.posting import Upload

__all__ = [
    "Application",
    "Channel",
    "ClientRefuses",
    "Clock",
    "Guild",
    "Interaction",
    "Message",
    "Modal",
    "Person",
    "Playground",
    "Refusal",
    "Shown",
    "Upload",
    "User",
]
