"""The Fluent files, and what every language needs."""

import re
from pathlib import Path

import pytest

from engine.differences import Difference, Mean
from games.narrators import describe_sizes
from games.narrators import list_required_messages as needed
from tests.contract.boxes import GAMES
from tests.words import WHOLE, written
from words import Audience, Words, in_language, wrap_items
from words.because import Because
from words.translation import list_arguments

ROOT = Path(__file__).parents[2]
FOLDERS = ("words", "pictures", "replays", "terminal", "cogs", "games")


def used():
    sources = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")] + list(ROOT.glob("*.py"))
    return {
        word
        for file in sources
        for word in re.findall(r'["\']([a-z]+(?:-[a-z]+)+)["\']', file.read_text(encoding="utf-8"))
    }


def test_no_message_is_unused():
    found = written("en").messages
    within = {name for message in found.values() for name in message.references}
    reasons = {name for name in found if re.match(r"[a-z]+-(why|thing)-", name)}  # see contract/test_reasons.py
    titles = {message for game in GAMES.values() for message in needed(game)}
    aliases = {
        f"{key}-{of}" for key in GAMES for of in ("also", "advantage", "cards-note", "computers")
    }  # see contract/test_titles.py
    lessons = {name for name in found if re.match(r"[a-z]+-lesson-(\d|end|rival)", name)}  # contract/test_lessons.py
    choices = {name for name in found if name.startswith("choice-")}  # see cogs/answering/test_choices.py
    endings = {name for name in found if re.match(r"[a-z]+-won-", name)}  # see games/olympus/test_ending.py
    assert set(found) - used() - within - reasons - lessons - titles - aliases - choices - endings == set()


def test_french_terms_are_consistent():
    """The terms are la résistance, la tuile Destin and une pile de front, in lessons and refusals alike."""
    others = re.compile(r"santés?\b|tuile du destin|piles?( \d)? du front", re.IGNORECASE)
    known = written("fr").messages
    assert {name: found[0] for name, each in known.items() if (found := others.search(each.written))} == {}


def test_no_french_preposition_comes_before_the_name_of_a_game():
    """It would be contracted or elided with some: du Cheval de Troie, d'Iliade."""
    before = re.compile(r"\b(de|à) \{ \$game \}")
    assert [name for name, each in written("fr").messages.items() if before.search(each.written)] == []


def test_no_sentence_says_until_before_a_time_from_now():
    """Discord writes a relative time as "in 24 hours", "dans 24 heures" or "in 24 Stunden"."""
    until = re.compile(r"\b(until|by|jusqu.à|bis)\s(zu\s)?\{ \$relative")
    for language in WHOLE:
        known = written(language).messages
        assert [name for name, each in known.items() if until.search(each.written)] == []


def test_french_speaks_to_women_and_men():
    """What is said to the reader, or of any one person, has no masculine form; "2 joueurs" is what a box says."""
    of_men = re.compile(
        r"vous seul\b|Seuls ceux|(Tous|tous) (ceux|les autres)|Vous êtes (déjà )?inscrit|\bappelé\b|modérateur"
        r"|absents?\)|exempt\b|\bs.il accepte|participants|d.un ami\b|yeux seulement|vainqueur|Joueur \{"
        r"|propriétaire|mieux placé|[Ll].attaquant (que|dont)|ceux qui y|(votre|prochain) adversaire passe",
        re.IGNORECASE,
    )
    known = written("fr").messages
    told = {name: each.written for name, each in known.items() if "-rule-" not in name}
    assert {name: found[0] for name, text in told.items() if (found := of_men.search(text))} == {}


def test_german_speaks_to_women_and_men():
    """A host is die Tischleitung, as moderators are die Moderation."""
    of_men = re.compile(r"Gastgeber|Jeder (für|kann)|als jeder andere|Sieger\b|aller Gegner|dem, der|unter Freunden")
    known = written("de").messages
    told = {name: each.written for name, each in known.items()}
    assert {name: found[0] for name, text in told.items() if (found := of_men.search(text))} == {}


def test_german_says_of_one_person_what_it_says_of_several():
    words = Words("de")
    assert words.say("undo-others", names="Anna") == "Nötig wäre die Zustimmung von Anna."
    assert " euch " not in words.say("social-invitation", users="@Anna", host="Tom", game="Ilias", table="7")


def test_german_terms_are_consistent():
    """A Trireme of Iliad is a Triere, in its lesson, too."""
    known = written("de").messages
    assert [name for name, each in known.items() if "Trireme" in each.written] == []


@pytest.mark.parametrize("language", WHOLE)
def test_of_one_thing_a_reason_speaks_in_the_singular(language):
    """Such as "1 card" and "1 Karte", where it tells what comes of the better move."""
    several = re.compile(
        r"\b1 (\w+ )?(points|cards|troops|heroes|favors|markers|piles|warriors|units|wounds"
        r"|cartes|Faveurs|pions|unités|blessures|Punkte|Siegpunkte|Karten|Truppen|Einheiten|Wunden)\b"
    )
    told = [_say_of_one(name, language) for name in written(language).messages if "-because-" in f"-{name}"]
    assert len(told) > 15
    assert [each for each in told if several.search(each)] == []


def _say_of_one(name, language):
    """Return a reason with 1 for each number, and a name for whatever is named."""
    about = list_arguments(name, written(language).messages)
    numbers = {"better", "worse", "own", "foe", "own_worse", "foe_worse", "count", "number"}
    return Words(language).say(name, **{each: 1 if each in numbers else "Ada" for each in about})


@pytest.mark.parametrize(("language", "said"), [("en", "~1.2 points, not ~3"), ("fr", "~1,2"), ("de", "~1,2 Punkte")])
def test_a_mean_below_zero_has_a_true_minus_sign(language, said):
    points = Difference("points", 0, 1.0, better=Mean(1.0, (-1.2,)), worse=Mean(1.0, (-3.0,)))
    told = Because(Words(language), None, {0: "Ada"}).amounts("because-points", points, seat=0)
    assert said.replace("~", "\N{MINUS SIGN}") in told


@pytest.mark.parametrize(
    ("language", "message", "about", "said"),
    [
        ("en", "horse-announce", {"number": 1, "enough": 1, "cards": 1}, "Announce 1 (1 of 1 card succeeds)"),
        ("de", "horse-announce", {"number": 1, "enough": 1, "cards": 1}, "1 ansagen (1 von 1 Karte reicht)"),
        ("fr", "social-blocked-more", {"more": 1}, "… et 1 de plus."),
        ("en", "plain-size", {"seats": 1}, "one player"),
        ("de", "plain-size", {"seats": 1}, "eine Person"),
        ("fr", "plain-size", {"seats": 1}, "un joueur"),
    ],
)
def test_one_of_a_kind_is_counted_in_the_singular(language, message, about, said):
    assert Words(language).say(message, **about) == said


@pytest.mark.parametrize("language", WHOLE)
def test_a_refused_undo_names_the_agreement_as_lobbies_do(language):
    words = Words(language)
    assert words.say("choice-undo-box") in words.say("undo-refused-revealed")


@pytest.mark.parametrize(
    ("language", "message", "about", "said"),
    [
        ("en", "delphi-about", {}, "three or four cities"),
        ("fr", "delphi-about", {}, "trois ou quatre Cités"),
        ("de", "delphi-about", {}, "drei oder vier Städte"),
        ("de", "iliad-symbol", {"symbol": "archer"}, "den letzten Hopliten (vom Elefanten auch den ersten)"),
    ],
)
def test_a_translation_says_what_the_english_says(language, message, about, said):
    assert said in Words(language).say(message, **about)


def test_an_unknown_message_or_language_is_refused():
    with pytest.raises(LookupError, match="no-such-thing"):
        Words("en").say("no-such-thing")
    with pytest.raises(LookupError, match="tlh"):
        Words("tlh")


def test_a_language_that_is_no_longer_there_is_read_in_english():
    assert in_language("tlh").language == "en"
    assert in_language("tlh", None, "fr", "en").language == "fr"


def test_a_missing_argument_is_refused():
    with pytest.raises(LookupError, match="list-and"):
        Words("fr").say("list-and", some="Tom")


@pytest.mark.parametrize(
    ("language", "spoken"), [("en", "Tom, Anna and you"), ("fr", "Tom, Anna et vous"), ("de", "Tom, Anna und du")]
)
def test_the_reader_comes_last_in_a_list(language, spoken):
    audience = Audience(Words(language), 0, {0: "Bob", 1: "Tom", 2: "Anna"})
    assert audience.whole("who", [0, 1, 2]) == {"who": "us", "who_name": spoken}


def test_names_get_no_invisible_characters():
    assert Words("en").say("list-and", some="Tom", last="Anna") == "Tom and Anna"


def test_a_long_line_is_broken_between_items():
    assert wrap_items("At stake:", []) == ["At stake"]
    lines = wrap_items("Hand:", ["Trojan Horse"] * 5)
    assert len(lines) > 1
    assert all(len(line) <= 42 for line in lines)
    assert " ".join(lines).count("Trojan Horse") == 5


SIZES = {
    ("iliad", "en"): "Everybody for themselves: 2 to 5 players · Teams of two: 4 or 6 players",
    ("delphi", "en"): "Everybody for themselves: 3 or 4 players · A duel (our variant): 2 players",
    ("horse", "fr"): "2 à 4 joueurs",
    ("hector", "fr"): "2 joueurs",
    ("iliad", "de"): "Alle gegen alle: 2 bis 5 Personen · Zweierteams: 4 oder 6 Personen",
}


@pytest.mark.parametrize(("key", "language"), SIZES)
def test_a_game_says_in_short_how_many_can_play_it(key, language):
    assert describe_sizes(GAMES[key], Words(language)) == SIZES[key, language]
