"""The Fluent files, and what every language needs."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.names import messages as needed
from games.names import sizes
from tests.contract.boxes import GAMES
from words import LANGUAGES, Audience, Words, flow

ROOT = Path(__file__).parents[2]
FOLDERS = ("words", "pictures", "replays", "terminal", "cogs", "games")


class Found(Visitor):
    """Collects what a message refers to."""

    def __init__(self):
        self.variables, self.messages = set(), set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)


def host(language):
    return sorted((ROOT / "words" / language).glob("*.ftl"))


def ours(language):
    """Return the Fluent files of the games."""
    return sorted((ROOT / "games").glob(f"*/words/*{language}.ftl"))


def entries(language):
    for file in [*host(language), *ours(language)]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file, entry


def messages(language):
    found = {}
    for file, entry in entries(language):
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            owner = file.stem if file.parent.name == language else file.parents[1].name
            assert entry.id.name.startswith(f"{owner}-")
            found[entry.id.name] = Found()
            found[entry.id.name].visit(entry)
    return found


def used():
    sources = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")] + list(ROOT.glob("*.py"))
    return {
        word
        for file in sources
        for word in re.findall(r'["\']([a-z]+(?:-[a-z]+)+)["\']', file.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language):
    junk = [(file.name, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_with_the_same_variables(language):
    ours, theirs = messages(language), messages("en")
    assert set(ours) == set(theirs)
    for name in ours:
        assert ours[name].variables == theirs[name].variables, name


def test_no_message_is_unused():
    found = messages("en")
    within = {name for message in found.values() for name in message.messages}
    reasons = {name for name in found if re.match(r"[a-z]+-(why|thing)-", name)}  # see contract/test_reasons.py
    titles = {message for game in GAMES.values() for message in needed(game)}
    aliases = {f"{key}-also" for key in GAMES}
    lessons = {name for name in found if re.match(r"[a-z]+-lesson-(\d+|end)", name)}  # see contract/test_lessons.py
    endings = {name for name in found if re.match(r"[a-z]+-won-", name)}  # see games/olympus/test_ending.py
    assert set(found) - used() - within - reasons - lessons - titles - aliases - endings == set()


def test_french_terms_are_consistent():
    """The terms are la résistance, la tuile Destin and une pile de front, in lessons and refusals alike."""
    others = re.compile(r"santés?\b|tuile du destin|piles?( \d)? du front", re.IGNORECASE)
    texts = {str(file): file.read_text(encoding="utf-8") for file in [*host("fr"), *ours("fr")]}
    assert {name: found[0] for name, text in texts.items() if (found := others.search(text))} == {}


def test_an_unknown_message_or_language_is_refused():
    with pytest.raises(LookupError, match="no-such-thing"):
        Words("en").say("no-such-thing")
    with pytest.raises(LookupError, match="tlh"):
        Words("tlh")


def test_a_missing_argument_is_refused():
    with pytest.raises(LookupError, match="list-and"):
        Words("fr").say("list-and", some="Tom")


@pytest.mark.parametrize(("language", "spoken"), [("en", "Tom, Anna and you"), ("fr", "Tom, Anna et vous")])
def test_the_reader_comes_last_in_a_list(language, spoken):
    audience = Audience(Words(language), 0, {0: "Bob", 1: "Tom", 2: "Anna"})
    assert audience.whole("who", [0, 1, 2]) == {"who": "us", "who_name": spoken}


def test_names_get_no_invisible_characters():
    assert Words("en").say("list-and", some="Tom", last="Anna") == "Tom and Anna"


def test_a_long_line_is_broken_between_items():
    assert flow("At stake:", []) == ["At stake"]
    lines = flow("Hand:", ["Trojan Horse"] * 5)
    assert len(lines) > 1
    assert all(len(line) <= 42 for line in lines)
    assert " ".join(lines).count("Trojan Horse") == 5


SIZES = {
    ("iliad", "en"): "Everybody for themselves: 2 to 5 players · Teams of two: 4 or 6 players",
    ("delphi", "en"): "Everybody for themselves: 3 or 4 players · A duel (our variant): 2 players",
    ("horse", "fr"): "2 à 4 joueurs",
    ("hector", "fr"): "2 joueurs",
}


@pytest.mark.parametrize(("key", "language"), SIZES)
def test_a_game_says_in_short_how_many_can_play_it(key, language):
    assert sizes(GAMES[key], Words(language)) == SIZES[key, language]
