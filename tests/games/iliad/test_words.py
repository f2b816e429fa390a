"""What the narrator of Iliad says, over whole games."""

import inspect
from functools import cache
from typing import Any

import pytest

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN, Event, Outcome, PublicEvent
from games.iliad.rules import events as happened
from games.iliad.rules.cards import CATAPULT
from games.iliad.rules.game import Iliad
from games.iliad.rules.moves import STABLE
from games.iliad.rules.position import DISCARD
from games.iliad.words.news import TELL
from games.narrators import make_narrator
from tests.clauses import clause
from tests.contract.boxes import questions
from tests.games.iliad.table import do, table
from words import LANGUAGES, LONGEST

GAME: Any = Iliad()
NAMES = dict(enumerate(["Tom", "Anna", "Bob", "Zoe", "Eric", "Lea"]))
LONG = {seat: name * 30 for seat, name in NAMES.items()}
TABLES = [(2, "standard"), (3, "standard"), (5, "standard"), (4, "teams"), (6, "teams")]


@cache
def games():
    """Positions and events of random games, a few for each table."""
    states, events = [], []
    for number, (seats, variant) in enumerate(TABLES * 2):
        chance = Guess(number)
        state, dealt = GAME.deal(seats, GAME.options(seats, {"variant": variant}), chance)
        events += dealt
        for turn in range(2000):
            if not state.to_act():
                break
            if turn % 5 == 0:
                states.append(state.copy())
            events += state.play(state.to_act()[0], wish(state, chance), chance)
        states.append(state.copy())
    return states, events


def wish(state, chance):
    """A random move that passes seldom, so that armies grow."""
    moves = state.legal(state.to_act()[0])
    move = moves[chance.below(len(moves))]
    return moves[chance.below(len(moves))] if str(move) == "pass" else move


RARE = [
    happened.Tied((0, 2), 2),
    happened.SiegeBegan(9, True, UNKNOWN, (), 2),
    happened.SiegeEnded((0, 0, 0), ()),
    happened.Withdrew(1, (0,) * 11),
    happened.Withdrew(1, (0, 0, 1, *[0] * 8)),
    happened.Fell(1, (4,)),
    happened.TileTaken(0, 1, 2),
    happened.PileShuffled(1),
    *(happened.GameEnded((0,), (12, 3, 3), reason) for reason in ("points", "oracles", "tie-break")),
    happened.GameEnded((1, 2), (12, 8, 7), "points"),
    happened.GameEnded((0, 2), (9, 3, 9), "shared"),
]


def classes():
    found = [value for _, value in inspect.getmembers(happened, inspect.isclass) if issubclass(value, Event)]
    return set(found) - {Event, PublicEvent}


def test_every_event_has_words():
    assert set(TELL) == classes()


def test_the_sample_has_every_event():
    assert {type(event) for event in (*games()[1], *RARE)} == classes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_to_everybody(language):
    tells = make_narrator(GAME, language)
    for event in (*games()[1], *RARE):
        for reader in (NOBODY, 0, 1, 2):
            told = tells.tell(event, reader, NAMES)
            assert told == tells.tell(event.heard_by(reader), reader, NAMES)
            assert told.endswith(".")
            assert told[0].isupper()
            assert "  " not in told
            assert reader == NOBODY or NAMES[reader] not in told.split(), "the reader is called you"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [NOBODY, 1])
def test_a_hidden_card_is_never_named_to_others(language, reader):
    tells = make_narrator(GAME, language)
    drawn = {tells.tell(happened.Drew(0, (kind, kind)), reader, NAMES) for kind in range(11)}
    hidden = {tells.tell(happened.Hid(0, kind, 0), reader, NAMES) for kind in range(5)}
    assert len(drawn) == len(hidden) == 1


@pytest.mark.parametrize(
    ("language", "two", "chariot"),
    [("en", "Hoplites 2 2", "Chariot"), ("fr", "Hoplites 2 2", "Char"), ("de", "Hopliten 2 2", "Streitwagen")],
)
def test_hand_and_horses_are_shown_to_their_owner_alone(language, two, chariot):
    state = table(3, hands={0: "3 chariot", 1: "2 2"}, armies={0: "horse:42"})
    shown = {
        reader: "\n".join(make_narrator(GAME, language).table(state.view(reader), NAMES)) for reader in (NOBODY, 0, 1)
    }
    assert "4 2" in shown[0]
    assert all("4 2" not in shown[reader] for reader in (NOBODY, 1))
    assert [reader for reader in shown if two in shown[reader]] == [1]
    assert [reader for reader in shown if chariot in shown[reader]] == [0]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_telephone(language):
    tells = make_narrator(GAME, language)
    for state in games()[0]:
        lines = tells.table(state.view(0), NAMES)
        assert max(map(len, lines)) <= 50
        marked = [line for line in lines if line.startswith("> ")]
        assert len(marked) == len(state.to_act())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_short_label_and_every_step_a_question(language):
    tells = make_narrator(GAME, language)
    verbs = set()
    for state in games()[0][::2]:
        for seat in state.to_act():
            view = state.view(seat)
            for now in questions(state.legal(seat)):
                if now.move:
                    continue
                assert tells.question(now.settled, view).endswith("?")
                assert tells.question(now.settled, view, NAMES).endswith("?")
                for names in (NAMES, LONG):
                    labels = [tells.choice(parts, view, names) for parts in now.choices]
                    assert len(set(labels)) == len(labels)
                    assert all(0 < len(label) <= LONGEST for label in labels)
                verbs |= {verb for parts in now.choices for verb, _ in parts}
    assert verbs == {"place", "on", "attack", "seat", "target", "end", "pass", "accept", "lay", "take", "discard"}


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You draw Hoplites 4 3, Archer.", "Tom draws 3 cards."),
        ("fr", "Vous piochez\N{NO-BREAK SPACE}: Hoplites 4 3, Archer.", "Tom pioche 3 cartes."),
    ],
)
def test_the_reader_is_addressed(language, mine, theirs):
    tells, event = make_narrator(GAME, language), happened.Drew(0, (3, 2, 4))
    assert tells.tell(event, 0, NAMES) == mine
    assert tells.tell(event, 1, NAMES) == theirs


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Leave the siege with Diomedes (+3)"),
        ("fr", "Quitter le siège avec Diomède (+3)"),
    ],
)
def test_a_pass_says_what_it_does(language, label):
    tells = make_narrator(GAME, language)
    assert tells.part(("pass", 0), table(3).view(0), NAMES) == label
    assert "14" in tells.part(("pass", 0), table(3, siege="gorgon", armies={0: "43"}).view(0), NAMES)


def test_waiting_says_whether_the_siege_ends():
    tells, state = make_narrator(GAME, "en"), table(2, siege=None, hands={0: "4", 1: "4"}, armies={1: "1"})
    assert tells.part(("pass", 0), state.view(0), NAMES) == "Pass (the siege goes on)"
    do(state, "pass")
    assert tells.part(("pass", 0), state.view(1), NAMES) == "Pass and end the siege"
    assert "Tom (you) — has passed" in tells.table(state.view(0), NAMES)


@clause("IL-92")
@pytest.mark.parametrize(("horse", "lost"), [("", True), ("horse:1", False)])
def test_a_pass_that_loses_a_tie_says_so_and_is_risky(horse, lost):
    tells, state = make_narrator(GAME, "en"), table(2, siege=None, armies={0: f"3 {horse}", 1: "3"})
    do(state, "pass")
    label = "Pass and end the siege" + lost * " (a tie: the last to pass loses)"
    assert tells.part(("pass", 0), state.view(1), NAMES) == label
    assert tells.risky([("pass", 0)], state.view(1)) == lost


def test_the_suggested_arrangement_has_the_strength_it_names():
    """Laying 4 3 2 1 beside an empty Elephant at best makes a phalanx of 40."""
    tells = make_narrator(GAME, "en")
    state = table(2, siege=None, armies={0: "elephant horse:4321"}, hands={1: "4"})
    do(state, "pass", "pass")
    assert tells.part(("accept", 0), state.view(0), NAMES) == "Arrange for me (army 40)"


def test_a_horse_shows_its_cards_to_its_owner_alone():
    tells, state = make_narrator(GAME, "en"), table(3, armies={0: "horse:42a"})
    own, other = ("\n".join(tells.table(state.view(seat), NAMES)) for seat in (0, 1))
    assert "Trojan Horse (3 cards: 4 2 Archer)" in own
    assert "Trojan Horse (3 cards)" in other


@pytest.mark.parametrize(("horses", "named"), [("horse", "Trojan Horse"), ("horse horse:4", "Trojan Horse 2")])
def test_a_trojan_horse_is_numbered_if_there_are_several(horses, named):
    tells, state = make_narrator(GAME, "en"), table(2, siege=None, armies={0: "catapult", 1: horses})
    at = STABLE + len(horses.split()) - 1
    target = [("attack", CATAPULT), ("seat", 1), ("target", at)]
    assert tells.brief(target, state.view(0), NAMES) == f"Attack: Catapult → {named}"
    assert f"{named} (" in "\n".join(tells.table(state.view(0), NAMES))
    assert named in tells.brief([("on", at)], state.view(1), NAMES)


def test_an_attack_names_the_rival_only_among_several():
    attack = [("attack", CATAPULT), ("seat", 1), ("target", STABLE)]
    armies = {0: "catapult", 1: "horse"}
    two, three = (table(seats, siege=None, armies=armies).view(0) for seats in (2, 3))
    tells = make_narrator(GAME, "en")
    assert tells.choice(attack, two, NAMES) == tells.whole(attack, two, NAMES) == "Attack: a Catapult → Trojan Horse"
    assert tells.choice(attack, three, NAMES) == "Attack: a Catapult → Anna (army 0) → Trojan Horse"


def test_an_army_is_grouped():
    state = table(3, armies={0: "431 4 2 archer archer chariot elephant:4a portcullis hero:3"}, order=[1, 2])
    lines = make_narrator(GAME, "en").table(state.view(1), NAMES)
    at = lines.index("Tom — left with Diomedes (+3)")
    assert lines[at + 2 : at + 6] == [
        "  Hand 0, army 48: 4-3-1 (24),",
        "    Hoplites 4 2, Archer \N{MULTIPLICATION SIGN}2,",
        "    Elephant with 4 + Archer (10),",
        "    Chariot, Portcullis, Diomedes (+3)",
    ]


def test_the_one_card_of_an_army_is_not_the_only_card_in_french():
    """Whoever withdraws keeps the hand (IL-44)."""
    told = make_narrator(GAME, "fr").tell(happened.Withdrew(1, (0, 0, 1, *[0] * 8)), 0, NAMES)
    assert "la seule carte de son armée" in told


MUST_DISCARD = {
    "en": "You hold one card more than the 12 you may keep: which one do you discard?",
    "fr": "Vous avez une carte de plus que les 12 permises : laquelle défaussez-vous ?",
    "de": "Du hast eine Karte mehr als die erlaubten 12: Welche wirfst du ab?",
}


@pytest.mark.parametrize("language", MUST_DISCARD)
def test_who_must_discard_is_told_how_many_cards_to_keep(language):
    state = table(2, siege=None, hands={0: "1 1 1 1 2 2 2 2 3 3 archer archer horse"})
    state.phase = DISCARD
    asked = make_narrator(GAME, language).question((), state.view(0), NAMES)
    assert asked.replace("\N{NO-BREAK SPACE}", " ") == MUST_DISCARD[language]


def test_the_winner_stands_first():
    state = next(state for state in reversed(games()[0]) if state.outcome() and state.table.seats == 5)
    lines = make_narrator(GAME, "en").standings(state.view(NOBODY), NAMES)
    winner = state.outcome().places.index(1)
    assert len(lines) == 5
    assert lines[0].startswith(f"1. {NAMES[winner]}: ")


ATTACKED = {
    ("en", 0): "You give up a Catapult to attack Anna: Anna loses a Ballista.",
    ("en", 1): "Tom gives up a Catapult to attack you: you lose a Ballista.",
    ("fr", 0): "Vous sacrifiez une Catapulte pour attaquer Anna : Anna perd une Baliste.",
    ("fr", 1): "Tom sacrifie une Catapulte pour vous attaquer : vous perdez une Baliste.",
}


@clause("IL-28")
@pytest.mark.parametrize(("language", "reader"), ATTACKED)
def test_the_news_of_an_attack_say_that_the_attacker_is_lost(language, reader):
    event, *_ = do(table(2, siege=None, armies={0: "catapult", 1: "ballista"}), "attack catapult 1 ballista")
    told = make_narrator(GAME, language).tell(event, reader, NAMES)
    assert told.replace("\N{NO-BREAK SPACE}", " ") == ATTACKED[language, reader]


@pytest.mark.parametrize(
    ("riders", "beside"), [("a", ""), ("4a", " (beside a Hoplite 4)"), ("aa", " (beside an Archer)")]
)
def test_an_archer_on_an_elephant_is_named_with_the_other_rider(riders, beside):
    state = table(2, siege=None, armies={0: f"elephant:{riders}", 1: "3"})
    event, *_ = do(state, f"attack elephant-{riders} 1 phalanx-3")
    told = make_narrator(GAME, "en").tell(event, 1, NAMES)
    assert told == f"Tom gives up the Archer on an Elephant{beside} to attack you: you lose a Hoplite 3."


def counted(armies, seats=2, **more):
    """Return the sentences about the end of a siege in which everybody passes, for seat 0, and for others."""
    events = do(table(seats, armies=armies, **more), *["pass"] * seats)
    (end,) = (event for event in events if isinstance(event, happened.SiegeEnded))
    return [make_narrator(GAME, "en").tell(end, reader, NAMES) for reader in (0, 1)]


@clause("IL-92")
def test_two_are_told_who_loses_a_tie_and_why():
    mine, theirs = counted({0: "3", 1: "3"}, siege=None)
    assert mine == "The armies are counted: you (3), Anna (3). Anna passed last and so loses the tie."
    assert theirs == "The armies are counted: Tom (3), you (3). You passed last and so lose the tie."
    assert counted({0: "4", 1: "3"}, siege=None)[0] == "The armies are counted: you (4), Anna (3)."


@clause("IL-58")
def test_more_are_told_that_heroes_rank_equal_armies():
    told, _ = counted({0: "1", 1: "2"}, 3)
    assert told == "The armies are counted: you (4), Anna (4), Bob (1). Ties go to the higher hero."


def test_points_below_zero_have_a_true_minus_sign():
    state = table(3, doom={1: (3,)})
    assert "  Points \N{MINUS SIGN}3/12: Thanatos \N{MINUS SIGN}3" in make_narrator(GAME, "en").table(
        state.view(0), NAMES
    )
    state.result = Outcome((1, 0, 0), (1, 3, 2), "points")
    assert make_narrator(GAME, "en").standings(state.view(0), NAMES)[2] == "3. Anna: \N{MINUS SIGN}3 points"
