"""What leaves for Discord is looked at: a hand is for one person, and what it holds for nobody else."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from unittest import mock

import pytest

from cogs.answering.pictures import Pictures
from cogs.table import hand_screen
from playground import components
from playground.model import DM, Channel, Message, User
from playground.playground import Playground
from playground.world import Event
from simulation.figures import Figures
from simulation.secrecy import Secrecy
from tables.seats.lobby import Sitter
from tests.cogs.table.test_screens import dealt
from tests.contract.boxes import GAMES
from words import Words

HELEN, PARIS, BOT = (User(each, str(each), str(each), "en-US", each == 102) for each in (100, 101, 102))
SECRET = "Your hand (2): Archer, Scout"
PUBLIC = Channel(7, 0)


class Scene:
    """A table, 5, at which Helen was dealt a hand."""

    def __init__(self):
        self.world, self.figures, self.status = Playground().world, Figures(1), "playing"
        self.figures.begin_round()
        ledger = SimpleNamespace(statuses=lambda: {5: self.status})
        self.secrecy = Secrecy(self.world, ledger, self.figures)
        self.secrecy.note(5, HELEN.id, SECRET)

    def send(self, text="", verb=None, reader=None, channel=PUBLIC):
        parts = [{"type": components.TEXT, "content": text}]
        parts += [{"type": components.BUTTON, "custom_id": f"il:{verb}:5:0:"}] if verb else []
        message = Message(1, channel, BOT, 0.0, components=parts, application=BOT.id, reader=reader)
        self.world.tell(Event("MESSAGE_CREATE", channel=channel, message=message))
        return [each.about for each in self.figures.problems]


@pytest.fixture
def scene():
    return Scene()


@pytest.mark.parametrize("verb", ["answer", "confirm-move", "refresh"])
def test_a_hand_that_everybody_can_read_is_told(scene, verb):
    assert scene.send("Play what?", verb) == ["others can read a hand: 'Play what?'"]


def test_a_hand_for_one_person_is_right(scene):
    direct = Channel(8, DM, recipients=(HELEN, BOT))
    assert scene.send(SECRET, "answer", reader=HELEN) == scene.send(SECRET, "answer", channel=direct) == []


def test_a_board_that_everybody_can_read_is_right(scene):
    assert scene.send("Helen is to move.", "hand") == []


def test_the_hand_of_another_is_told(scene):
    assert scene.send(SECRET, "answer", reader=PARIS) == ["the hand of another was shown to {101}"]


def test_a_secret_that_everybody_can_read_is_told(scene):
    assert scene.send(SECRET) == ["the hand of another was shown to everybody"]


def test_after_the_game_everybody_may_see_each_hand(scene):
    scene.status = "finished"
    assert scene.send(SECRET) == scene.send(SECRET, reader=PARIS) == []


@pytest.mark.parametrize("left", [True, False], ids=["left while it is drawn", "left before"])
def test_a_hand_is_of_whoever_held_it_when_its_drawing_began(scene, left):
    table = dealt(GAMES["iliad"], "standard", 2)
    table.number, owner = 5, table.lobby.sitters[0].user

    async def leave(*_):
        table.lobby = replace(table.lobby, sitters=(Sitter("a former player", level="easy"), table.lobby.sitters[1]))
        return []

    async def draw():
        if not left:
            await leave()
        host = SimpleNamespace(pictures=Pictures(None, pictures=False))
        await hand_screen.draw_hand(host, table, table.asked(0), owner, None, Words("en"))

    with scene.secrecy.noting(), mock.patch.object(hand_screen, "make_next_button", leave):
        asyncio.run(draw())
    secret = next(each for each in scene.secrecy._drawn if each != SECRET)
    found = scene.send(secret, "answer", reader=User(owner, "Helen", "Helen", "en-US", False))
    assert found == ([] if left else [f"the hand of another was shown to {{{owner}}}"])
