"""A choice that is declared in one line is offered everywhere, once it has its sentences."""

from dataclasses import dataclass, replace
from importlib.util import find_spec, module_from_spec

import pytest

import tables.seats.lobby
import words
from cogs import bot
from cogs.answering import settings
from cogs.lobby import screens
from cogs.lobby.options_form import list_form_questions
from cogs.people import settings_screen
from cogs.people.server_settings import ServerSettingsCog
from cogs.people.settings import SettingsCog
from tables.choices import Choice
from tables.seats.lobby import Lobby
from tests.contract.boxes import GAMES
from tests.end_to_end.stage import find_button, play, press

NEWS = Choice("news", ("latest", "all"))
SENTENCES = """
choice-news = News in your hand: { $value }
choice-news-name = news
choice-news-about = Which news your hand tells
choice-news-latest = of the last move
choice-news-all = of all moves
choice-news-box = All moves are told
choice-news-agreed = { $value ->
    [all] All moves are told
   *[latest] {""}
}
"""


@pytest.fixture
def one_more(monkeypatch):
    """Return what declares a choice in a tuple of a module, as if it stood there when the program began."""
    words.include_texts("choice", {"en": [SENTENCES]})
    yield lambda module, name: monkeypatch.setattr(module, name, (*getattr(module, name), NEWS))
    words.include_texts("choice", {})


def imported_again(name):
    """Return a module as it is with the choices that are declared now."""
    spec = find_spec(name)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def begin_again(monkeypatch):
    """Return what lets the bot begin with a cog as it is with the choices that are declared now."""

    def begin(cog):
        again = getattr(imported_again(cog.__module__), cog.__name__)
        monkeypatch.setattr(bot, "COGS", [again if each is cog else each for each in bot.COGS])

    return begin


@dataclass(frozen=True, slots=True)
class Newer(Lobby):
    """A lobby with the field that one more agreement needs."""

    news: str = NEWS.usual


def test_one_line_adds_a_setting_to_panel_and_command(one_more, begin_again):
    one_more(settings, "PERSONAL")
    one_more(settings_screen, "PERSONAL")
    begin_again(SettingsCog)

    async def scene(stage):
        ada = stage["ada"]
        panel = (await stage.slash(ada, "settings", {"news": "all"})).message
        switch = find_button(panel, "settings-news")
        assert panel.buttons[switch]["label"] == "News in your hand: of all moves"
        assert (await stage.bot.store.settings("user", ada.id))["news"] == "all"
        await press(ada, panel, "settings-news")
        assert panel.buttons[find_button(panel, "settings-news")]["label"] == "News in your hand: of the last move"
        assert "news" not in await stage.bot.store.settings("user", ada.id)

    play(scene)


def test_one_line_adds_a_setting_to_the_panel_of_a_server(one_more, begin_again):
    for name in ("HOUSE", "SERVER"):  # the one is part of the other
        one_more(settings, name)
    begin_again(ServerSettingsCog)

    async def scene(stage):
        ada = stage["ada"]
        panel = (await stage.slash(ada, "admin")).message
        assert panel.buttons[find_button(panel, "admin-news")]["label"] == "News in your hand: of the last move"
        await press(ada, panel, "admin-news")
        assert panel.buttons[find_button(panel, "admin-news")]["label"] == "News in your hand: of all moves"
        assert await stage.bot.store.settings("guild", stage.channel().guild) == {"news": "all"}

    play(scene)


def test_one_line_adds_an_agreement_to_the_form_of_a_lobby(one_more, monkeypatch):
    one_more(screens, "SWITCHES")
    monkeypatch.setitem(tables.seats.lobby.AGREED, NEWS.key, NEWS)
    lobby, game, english = Newer("iliad", 1, "standard", 2).join(1, "Ada"), GAMES["iliad"], words.Words("en")
    [boxes] = [each for each in list_form_questions(lobby, game, english) if each.key == "switches"]
    assert boxes.labels["news"] == "All moves are told"
    assert "news" not in boxes.chosen
    changed = boxes.agree(lobby, 1, [*boxes.chosen, "news"])
    assert changed == replace(lobby, news="all")
    assert Lobby.load(changed.dump()).unknown == {"news": "all"}, "it is stored"
    assert "All moves are told" in screens.list_agreements(changed, game, english)
    assert "All moves are told" not in screens.list_agreements(lobby, game, english)
