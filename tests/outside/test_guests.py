"""Games that other packages bring: what they may lack, and what keeps them out."""

import json
from dataclasses import make_dataclass

import pytest

from cogs.answering.layout import Picture
from cogs.library.games import games_screen
from engine.core import UNKNOWN
from games import GAMES
from games.catalog import load_catalog
from games.external import ROOM
from tests.outside.packages import RULES, SENTENCES, coin, entered, told
from words import Words
from words.plain import PlainNarrator

HOUSE = list(GAMES)
KNOWING = RULES.replace("class Coin:", "from engine.cardgame import BoardGame\nclass Coin(BoardGame):").replace(
    "None\n    variants", "len\n    variants"
)
LESSON = RULES.replace("Box(Coin,", "Box(Coin, lesson=__import__('engine.lesson').lesson.Plot(2, (), 'MOVES'),")
STOLEN = "coina-name = Stolen\niliad-name = Stolen\n"
NARRATOR = "from words.plain import PlainNarrator as Narrator\n"
CARDS = "from words.plain import PlainNarrator\nclass Narrator(PlainNarrator):\n    library = property()\n"
PAINTER = "def table(scene): ...\ndef hand(scene): ...\n"
CREST = "from pictures.style import Style\nSTYLE = Style('coin_KEY', crest='nothing')\n"
LOOK = """if True:
    import json, sys
    from games.loading import LEFT_OUT
    from running.config import load_games
    from words import Words
    catalog = load_games(None)
    from cogs.library.games import games_screen
    from games.puzzles import by_number
    assert by_number()
    assert games_screen(list(catalog.values()), Words("en"))
    from running.start import warn_of_left_out
    warn_of_left_out()
    from games.missing_parts import list_missing_parts
    from games.narrators import make_narrator
    from games.narrators import describe_game, describe_size, game_name
    from words import LANGUAGES, Words
    def shown(game):
        state, _ = game.deal(2, game.options(2, {}), None)
        view = state.view(0)
        for language in LANGUAGES:
            words, tells = Words(language), make_narrator(game, language)
            yield language, {
                "name": game_name(game.key, words), "about": describe_game(game, words),
                "size": describe_size(game.key, "standard", 2, words),
                "lacks": list(list_missing_parts(game.key, language)),
                "table": tells.table(view, {}), "choice": tells.choice(state.legal(0)[0].parts(), view, {}),
            }
    guests = {key: dict(shown(game)) for key, game in catalog.items() if key.startswith("coin")}
    print(json.dumps([list(catalog), LEFT_OUT, guests]))
"""
THINK = """if True:
    import json, sys
    import tables.thinking.thinking, games.catalog
    print(json.dumps([list(games.catalog.BOXES), sorted({name.partition(".")[0] for name in sys.modules})]))
"""


@pytest.fixture(scope="module")
def crowd(tmp_path_factory):
    """Many games from outside at once, most of them broken, each in a way of its own."""
    folder = tmp_path_factory.mktemp("crowd")
    named = {"words_narrator__py": NARRATOR, "words_en__ftl": SENTENCES.replace("Coin", "Coin of KEY") + STOLEN}
    coin(folder, "coina", "CA")
    coin(folder, "coinb", "CB", **named, pictures__py=PAINTER)
    coin(folder, "coinc", "CC", words_narrator__py="1 / 0")
    coin(folder, "coind", "CD", pictures__py="")
    coin(folder, "broken", "XA", rules="raise KeyError('no such thing')")
    coin(folder, "leaves", "XB", rules="import sys\nsys.exit(3)")
    coin(folder, "newer", "XC", rules=RULES.replace("contract=1", "contract=2"))
    coin(folder, "older", "XD", rules="class BOX:\n    game = property(lambda self: 1 / 0)")
    coin(
        folder,
        "unboxed",
        "XT",
        rules=RULES.replace("= Box(Coin, contract=1)", "= Coin\nCoin.game, Coin.contract = Coin, 1"),
    )
    coin(folder, "puzzle", "XU")
    coin(folder, "liar", "XE", rules=RULES.replace("KEY", "iliad"))
    coin(folder, "iliad", "XF", name="thief", words_narrator__py="raise SystemExit", words_en__ftl="")
    coin(folder, "coina", "XG", name="twin", words_narrator__py=NARRATOR, words_en__ftl=SENTENCES, pictures__py=PAINTER)
    coin(folder, "nameless", "XH", words_narrator__py=NARRATOR, words_en__ftl="KEY-about = Words.")
    coin(folder, "namesake", "XI", words_narrator__py=NARRATOR, words_en__ftl=SENTENCES.replace("Coin", "ILIAD"))
    coin(folder, "clauses", "IL")
    coin(folder, "pageless", "XJ", RULES__md="Nothing has a number here.")
    coin(folder, "Bad-Key", "XK", name="bad")
    coin(folder, "tableless", "XL", rules=RULES.replace("    variants = ", "    sizes = "))
    coin(folder, "seatless", "XM", rules=RULES.replace("(2,)}", "()}"))
    coin(folder, "optionless", "XN", rules=RULES.replace("return {}", "return {}[variant]"))
    coin(
        folder,
        "cardless",
        "XW",
        rules=RULES.replace('cards, source, know_how = "KEY", 1, "",', 'source, know_how = "KEY", 1,'),
    )
    coin(folder, "sourceless", "XX", rules=RULES.replace('"", "", None', '"", None, None'))
    coin(folder, "knowing", "XO", rules=KNOWING)
    coin(folder, "untold", "XP", words_narrator__py=NARRATOR, words_en__ftl=SENTENCES.replace("a coin", "{ $coin }"))
    coin(folder, "unread", "XQ", words_narrator__py=NARRATOR, words_en__ftl=SENTENCES.replace("a coin", "{ coin"))
    coin(folder, "unsized", "XR", words_narrator__py=NARRATOR, words_en__ftl=SENTENCES.replace("$seats", "$players"))
    coin(folder, "unvaried", "XV", words_narrator__py=NARRATOR, words_en__ftl=SENTENCES.replace("= St", "= { $st }"))
    coin(folder, "uncarded", "XS", words_narrator__py=CARDS, words_en__ftl=SENTENCES.replace("Coin", "Cards"))
    coin(folder, "coine", "CE", pictures__py=f"{PAINTER}STYLE = 'red'\n")
    coin(folder, "coinf", "CF", pictures__py=f"{PAINTER}{CREST}")
    coin(folder, "untaught", "XY", rules=LESSON.replace("MOVES", "> dance"))
    coin(folder, "speechless", "XZ", rules=LESSON.replace("MOVES", "> throw | 1"))
    (folder / "homeless.py").write_text(RULES.replace("KEY", "homeless"))
    entered(folder, "homeless", {"ilion.rules": {"homeless": "homeless:BOX"}})
    entered(folder, "gone", {"ilion.rules": {"gone": "nowhere.rules:BOX"}})
    return folder


@pytest.fixture(scope="module")
def seen(crowd):
    """The games in the catalog, what was left out, what the guests show, and what the log says."""
    (catalog, left_out, guests), logged = told(LOOK, crowd)
    return catalog, left_out, guests, logged


@pytest.mark.slow
def test_games_from_outside_stand_behind_the_five(seen):
    assert seen[0] == [*HOUSE, "coina", "coinb", "coinc", "coind", "coine", "coinf"]


@pytest.mark.parametrize(("what", "why"), [
    ("broken, rules", "KeyError: 'no such thing'"),
    ("leaves, rules", "SystemExit: 3"),
    ("newer, rules", "it is made for contract 2, and this program has contract 1"),
    ("older, rules", "coin_older.rules:BOX is no Box, as engine/box.py has it"),
    ("unboxed, rules", "coin_unboxed.rules:BOX is no Box, as engine/box.py has it"),
    ("puzzle", "puzzle-name is a sentence of the bot's own"),
    ("liar, rules", "the game calls itself 'iliad'"),
    ("iliad, rules of coin_thief.rules:BOX", "this key is taken"),
    ("iliad, words of coin_thief.words.narrator:Narrator", "this key is taken"),
    ("coina, rules of coin_twin.rules:BOX", "this key is taken"),
    ("coina, words of coin_twin.words.narrator:Narrator", "the rules are those of another package, coin_coina"),
    ("coina, pictures of coin_twin.pictures", "the rules are those of another package, coin_coina"),
    ("nameless", "LookupError: there is no message nameless-name, nameless-variant-standard, nameless-size-standard"),
    ("namesake", "its name, ILIAD, is another game's"),
    ("clauses", "its clauses are numbered IL, as those of another game"),
    ("pageless", 'its rules page has no clause such as "- **PG-01** The first player begins."'),
    ("Bad-Key, rules of coin_bad.rules:BOX", "a key is made of 2 to 20 small letters and digits"),
    ("tableless, rules", "AttributeError: 'Coin' object has no attribute 'variants'"),
    ("seatless, rules", "each of its variants has the numbers of players that it is for"),
    ("optionless, rules", "KeyError: 'standard'"),
    ("cardless, rules", "it has no cards: begin with a BoardGame, as engine/cardgame.py has it"),
    ("sourceless, rules", "its source cannot be None: see BoardGame in engine/cardgame.py"),
    ("knowing, rules", "its know_how cannot be <built-in function len>: see BoardGame"),
    ("untold", "LookupError: message 'untold-about' in 'en': Unknown external: coin"),
    ("unread", "LookupError: message 'unread-about' in 'en': it is no sentence of Fluent"),
    ("unsized", "LookupError: message 'unsized-size-standard' in 'en': Unknown external: players"),
    ("unvaried", "LookupError: message 'unvaried-variant-standard' in 'en': Unknown external: st"),
    ("uncarded", "AttributeError: 'property' object has no attribute 'named'"),
    ("coine, pictures", "its STYLE is no Style of pictures/style.py"),
    ("coinf, pictures", "FileNotFoundError"),
    ("untaught", "IllegalMove: seat 0 may not 'dance' This is wrong in the line '> dance' of the lesson."),
    ("speechless", "LookupError: there is no message 'speechless-lesson-0' in 'en'"),
    ("homeless, rules", "homeless is in no package, where its rules page could lie"),
    ("gone, rules", "ModuleNotFoundError: No module named 'nowhere'"),
    ("coinc, words", "ZeroDivisionError: division by zero"),
    ("coind, pictures", "a painter draws a table and a hand"),
])  # fmt: skip
def test_what_cannot_be_used_is_left_out_with_its_reason(seen, what, why):
    assert seen[1][what].startswith(why)
    assert f"left out: {what}: {why}" in seen[3]


def test_nothing_else_is_left_out(seen):
    assert len(seen[1]) == 36


def test_one_message_lists_as_many_games_as_there_is_room_for():
    games = [*load_catalog().values()] * ROOM
    screen = games_screen(games[:ROOM], Words("en"), Picture("games.png", b"", "all games"))
    assert len([*screen.walk_children()]) <= 40, "Discord, components/reference"


def test_a_game_without_words_is_told_by_the_names_of_its_rules(seen):
    english, french = (seen[2]["coina"][language] for language in ("en", "fr"))
    assert (english["name"], english["size"], french["size"]) == ("Coina", "2 players", "2 joueurs")
    assert english["table"] == french["table"] == ["thrown: ?"]
    assert english["choice"] == "throw 0"
    assert english["lacks"] == ["words", "pictures", "lesson", "know-how"]


def test_a_game_without_words_shows_records_within_records():
    cup = make_dataclass("Cup", ["rolls", "points"])(2, UNKNOWN)
    view = make_dataclass("View", ["seat", "cup", "purses"])(0, cup, (cup, cup))
    purse = "rolls: 2, points: ?"
    assert PlainNarrator(None, "en").table(view, {}) == [f"cup: {purse}", f"purses: {purse}; {purse}"]


def test_a_game_without_a_language_speaks_its_other_one(seen):
    english, french = (seen[2]["coinb"][language] for language in ("en", "fr"))
    assert english["name"] == french["name"] == "Coin of coinb"
    assert (english["lacks"], french["lacks"]) == (["lesson", "know-how"], ["language", "lesson", "know-how"])


def test_no_game_renames_another(seen):
    assert "Stolen" not in json.dumps(seen[2])


def test_words_that_fail_are_as_good_as_none(seen):
    assert seen[2]["coinc"]["en"]["name"] == "Coinc"
    assert "words" in seen[2]["coinc"]["en"]["lacks"]


def test_a_painter_that_draws_nothing_is_as_good_as_none(seen):
    assert "pictures" in seen[2]["coind"]["en"]["lacks"]


@pytest.mark.slow
def test_a_process_that_thinks_knows_the_guests_and_draws_nothing(crowd):
    (catalog, loaded), _ = told(THINK, crowd)
    assert {"coina", "coinb"} <= set(catalog)
    assert not {"words", "fluent", "pictures", "fontTools", "pyvips", "discord"} & set(loaded)
