"""What the narrator of Hector and Achilles says, over whole games."""

import inspect
import re
from functools import cache

import pytest

from engine.chance import Guess
from engine.choices import make_offer
from engine.core import NOBODY, Event, PublicEvent
from games.hector.rules import events as happened
from games.hector.rules.position import OVER
from games.hector.words.news import TELL
from games.narrators import make_narrator
from tests.contract.boxes import questions
from tests.games.hector.table import GAME, dealt, last_pair, table
from tests.quick import slow_but
from words import LANGUAGES, LONGEST, WIDTH, list_numbered_choices

NAMES = {0: "Tom", 1: "Anna"}
LONG = {0: "Tom" * 30, 1: "Anna" * 30}


@cache
def games():
    """Positions and events of random games that seldom retreat."""
    states, events = [], []
    for number in range(12):
        chance = Guess(number)
        state, told = GAME.deal(2, GAME.options(2, {}), chance)
        events += told
        while state.to_act():
            states.append(state.copy())
            events += state.play(state.actor, wish(state, chance), chance)
        states.append(state.copy())
    return states, events


def wish(state, chance):
    moves = state.legal(state.actor)
    move = moves[chance.below(len(moves))]
    return moves[chance.below(len(moves))] if str(move) == "retreat" else move


RARE = [
    happened.PilesChosen(1, (1, 1)),
    happened.PilesChosen(1, (3, 1)),
    happened.PilesChosen(1, (3, 3)),
    happened.Drew(0, 3, (5,)),
    happened.PenaltyPaid(0, (5,)),
    happened.BattleCounted((7, 7)),
    happened.Removed(0, (5,), 0),
    happened.Removed(0, (5, 6), 1),
    happened.Removed(0, (5, 6), 2),
    *(happened.Recovered(0, 1, (5,) * played, hidden) for played in range(3) for hidden in range(3) if played + hidden),
    *(happened.PileReduced(0, 1, cards) for cards in range(4)),
    *(happened.GameEnded((0,), reason) for reason in ("front", "reserve", "battle", "troops")),
    happened.GameEnded((0, 1), "equal"),
]


def classes():
    found = [value for _, value in inspect.getmembers(happened, inspect.isclass) if issubclass(value, Event)]
    return set(found) - {Event, PublicEvent}


def test_every_event_has_words():
    assert set(TELL) == classes()


def test_the_sample_has_every_event():
    assert {type(event) for event in (*games()[1], *RARE)} == classes()


@pytest.mark.parametrize("language", slow_but(["de"], LANGUAGES))
def test_every_event_is_told_to_everybody(language):
    tells = make_narrator(GAME, language)
    for event in (*games()[1], *RARE):
        for reader in (NOBODY, 0, 1):
            told = tells.tell(event, reader, NAMES)
            assert told == tells.tell(event.heard_by(reader), reader, NAMES)
            assert told.endswith(".")
            assert told[0].isupper()
            assert "  " not in told
            assert reader == NOBODY or NAMES[reader] not in told, "the reader is called you"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [NOBODY, 1])
def test_what_is_hidden_is_never_named_to_others(language, reader):
    tells = make_narrator(GAME, language)
    assert len({tells.tell(happened.Drew(0, 1, (kind,)), reader, NAMES) for kind in range(24)}) == 1
    assert len({tells.tell(happened.HeroDrawn(0, hero), reader, NAMES) for hero in range(12)}) == 1
    assert len({tells.tell(happened.HeroChanged(0, hero, 1), reader, NAMES) for hero in range(12)}) == 1


@pytest.mark.parametrize(
    ("language", "group", "hero"), [("en", "red 4 3", "Aias"), ("fr", "rouge 4 3", "Aias"), ("de", "rot 4 3", "Ajax")]
)
def test_hand_and_hero_are_shown_to_their_owner_alone(language, group, hero):
    state = table(
        hands={0: "red-4 red-3", 1: "blue-1"}, hero={0: "green", 1: "red"}, played={0: "brown-1", 1: "brown-1"}
    )
    tells = make_narrator(GAME, language)
    shown = {reader: "\n".join(tells.table(state.view(reader), NAMES)) for reader in (NOBODY, 0, 1)}
    assert [reader for reader in shown if group in shown[reader]] == [0]
    assert [reader for reader in shown if hero in shown[reader]] == [0]
    assert [reader for reader in shown if re.search("He[ck]tor", shown[reader])] == [1]


@pytest.mark.slow
@pytest.mark.parametrize("language", slow_but(["de"], LANGUAGES))
def test_the_table_fits_a_telephone_and_marks_who_is_to_play(language):
    tells = make_narrator(GAME, language)
    for state in games()[0][::3]:
        for view in (state.view(NOBODY), state.view(0)):
            lines = tells.table(view, NAMES)
            assert max(map(len, lines)) <= WIDTH
            marked = [line for line in lines if line.startswith("> ")]
            assert len(marked) == len(state.to_act())
        assert max(map(len, tells.own(state.view(1), NAMES))) <= WIDTH


@pytest.mark.slow
@pytest.mark.parametrize("language", slow_but(["de"], LANGUAGES))
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
                for names in (NAMES, LONG):
                    labels = [tells.choice(parts, view, names) for parts in now.choices]
                    assert names is LONG or len(set(labels)) == len(labels)
                    assert all(0 < len(label) <= LONGEST for label in labels)
                verbs |= {verb for parts in now.choices for verb, _ in parts}
    assert verbs == {
        "vanguard", "name", "fate", "exchange", "away", "change", "deploy", "cover", "strengthen", "favour", "retreat",
        "troop", "give_up",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You draw a red 4 and a blue 2 from pile 2.", "Tom draws 2 troops from pile 2."),
        (
            "fr",
            "Vous piochez dans la pile 2\N{NO-BREAK SPACE}: un 4 rouge et un 2 bleu.",
            "Tom pioche 2 cartes d\N{RIGHT SINGLE QUOTATION MARK}armée dans la pile 2.",
        ),
    ],
)
def test_the_reader_is_addressed(language, mine, theirs):
    tells, event = make_narrator(GAME, language), happened.Drew(0, 1, (9, 3))
    assert tells.tell(event, 0, NAMES) == mine
    assert tells.tell(event, 1, NAMES) == theirs


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (
            "en",
            [
                "Turn it: red (0) against purple (3)",
                "Leave it: yellow (4) against blue (0)",
                "Turn it: purple (0) against red (0)",
            ],
        ),
        (
            "fr",
            [
                "Tourner\N{NO-BREAK SPACE}: rouge (0) contre violet (3)",
                "Laisser\N{NO-BREAK SPACE}: jaune (4) contre bleu (0)",
                "Tourner\N{NO-BREAK SPACE}: violet (0) contre rouge (0)",
            ],
        ),
    ],
)
def test_a_turn_of_the_tile_says_who_gets_which_colour(language, labels):
    state, _ = last_pair(hands={0: "yellow-4", 1: "brown-1"}, played={0: "brown-1", 1: "purple-3"}, leave=False)
    tells, view = make_narrator(GAME, language), state.view(0)
    assert [tells.choice(now, view, NAMES) for now in make_offer(state.legal(0)).choices] == labels


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (
            "en",
            [
                "Turn: red (0), purple (3)",
                "Turn: purple (0), red (0)",
                "Leave: yellow (4), blue (0)",
            ],
        ),
        (
            "fr",
            [
                "Tourner\N{NO-BREAK SPACE}: rouge (0), violet (3)",
                "Tourner\N{NO-BREAK SPACE}: violet (0), rouge (0)",
                "Laisser\N{NO-BREAK SPACE}: jaune (4), bleu (0)",
            ],
        ),
    ],
)
def test_leaving_the_tile_is_the_last_button(language, labels):
    state, _ = last_pair(hands={0: "yellow-4", 1: "brown-1"}, played={0: "brown-1", 1: "purple-3"}, leave=False)
    tells, view = make_narrator(GAME, language), state.view(0)
    going = list_numbered_choices(tells, make_offer(state.legal(0)).choices, view)
    assert [tells.brief(now, view, NAMES) for now in going] == labels


def test_the_tile_tells_what_would_count_as_far_as_the_reader_knows():
    """One's own hero counts in its color, in hand or deployed; of the other's only one that is deployed."""
    state, _ = last_pair(
        hands={0: "yellow-4", 1: "brown-1"}, hero={0: "green"}, deployed={1: ("blue", "red-1")},
        played={0: "green-3 red-2 brown-4", 1: "purple-3 red-1"}, leave=False,
    )  # fmt: skip
    view, sheet = state.view(0), state.sheet
    blue = sheet.heroes[1][2].value
    told = [make_narrator(GAME, "en").choice(now, view, NAMES) for now in make_offer(state.legal(0)).choices]
    assert told == [
        f"Turn it: red (5) against purple ({3 + blue})",
        f"Leave it: yellow (7) against blue ({blue})",
        f"Turn it: purple (3) against red ({blue})",
    ]
    assert "Counts now 7: green 3, yellow 4" in make_narrator(GAME, "en").own(view, NAMES)


@pytest.mark.parametrize(
    ("language", "exchange", "deploy"),
    [
        ("en", "Exchange a troop → Give away a red 3", "Deploy → On a yellow 4"),
        ("fr", "Défausser et piocher → Défausser un 3 rouge", "Déployer → Sur un 4 jaune"),
        ("de", "Eine Truppe austauschen → Gib eine rote 3 weg", "Einsetzen → Auf eine gelbe 4"),
    ],
)
def test_a_button_says_what_becomes_of_the_troop(language, exchange, deploy):
    """A bare "Exchange a troop → red 3" reads as if the red 3 were what is drawn."""
    state = table(hands={0: "red-3", 1: "red-1"}, hero={0: "green"}, played={0: "yellow-4", 1: "blue-3"})
    tells, view = make_narrator(GAME, language), state.view(0)
    labels = [tells.brief(now, view, NAMES) for now in make_offer(state.legal(0)).choices]
    assert {exchange, deploy} <= set(labels)


def test_a_side_shows_hero_vanguard_favours_and_what_is_covered():
    state = table(
        played={0: "red-1 yellow-2 yellow-4 blue-3 red-3", 1: "brown-1"},
        deployed={0: ("green", "blue-3")},
        favoured={0: "yellow-4"},
        hands={0: "brown-1 green-2", 1: "red-1"},
        reduced={0: (2,)},
        shame={0: 1},
    )
    lines = make_narrator(GAME, "en").table(state.view(0), NAMES)
    at = lines.index("> Tom (you), Achaeans, attacks — to play")
    assert lines[at + 1 : at + 8] == [
        "  Fate yellow, all played 16:",
        "    Aias (green 5), red 1 (vanguard),",
        "    red 3, yellow 4+1 2, blue 3 covered",
        "  Piles 1: 8 (fights), 2: reduced, 3: 8,",
        "    reserve 8",
        "  Favors 2, shame 1, lost 17",
        "  Hand 2, heroes in pile 5",
    ]
    assert lines[-3:] == [
        "Your hand (2): green 2, brown 1",
        "Counts now 12: green 5, yellow 7",
        "The troops in hand would add 2",
    ]


def test_the_vanguard_is_named_once_even_if_another_is_equal():
    state = table(played={0: "red-1 red-1", 1: "brown-1"}, deployed={0: ("green", "red-1")}, hands={0: "brown-1"})
    told = "\n".join(make_narrator(GAME, "en").table(state.view(0), NAMES))
    assert told.count("red 1") == 2


def test_a_retreat_says_what_it_costs():
    tells = make_narrator(GAME, "en")
    state = table(played={0: "red-1 red-2", 1: "brown-1"}, hands={0: "brown-1"}, shame={0: 2})
    assert tells.part(("retreat", 0), state.view(0), NAMES) == "Retreat: the 2 troops played are lost, and 2 more"


@pytest.mark.parametrize(
    ("favours", "english", "french"),
    [
        (0, "; the hero too", "et le héros"),
        (1, "; the hero or a favor too", "et le héros ou une Faveur Divine"),
    ],
)
def test_a_retreat_says_that_a_deployed_hero_is_at_stake(favours, english, french):
    state = table(
        played={0: "red-1 red-2 blue-3 blue-4", 1: "brown-1"},
        deployed={0: ("purple", "blue-3")},
        hands={0: "brown-1"},
        favours={0: favours},
        shame={0: 3},
    )
    labels = [
        make_narrator(GAME, language).choice((("retreat", 0),), state.view(0), NAMES) for language in ("en", "fr")
    ]
    assert labels == [
        f"Retreat: the 4 troops played are lost, and 3 more{english}",
        f"Retraite\N{NO-BREAK SPACE}: perdre 4 cartes jouées, 3 de plus {french}",
    ]


def test_a_retreat_costs_no_more_than_the_piles_have():
    state = table(
        played={0: "red-1 red-2", 1: "brown-1"},
        hands={0: "brown-1"},
        reduced={0: (1,)},
        piles={0: {4: ""}},
        shame={0: 3},
    )
    told = make_narrator(GAME, "en").part(("retreat", 0), state.view(0), NAMES)
    assert told == "Retreat: the 2 troops played are lost, and 1 more"


def test_while_the_loser_decides_the_count_is_shown():
    state, _ = last_pair(
        hands={0: "yellow-4", 1: "red-1"},
        played={0: "yellow-1", 1: "brown-1"},
        hero={0: "red"},
        deployed={1: ("brown", "brown-1")},
    )
    lines = make_narrator(GAME, "en").table(state.view(NOBODY), NAMES)
    assert "Counted: 5 for Tom, 3 for Anna" in lines
    assert "  Hero shown: Achilles (red 6)" in lines


def test_the_tile_is_shown_before_it_is_laid():
    state = dealt()
    state.play(0, state.legal(0)[0], Guess(2))
    while state.phase != OVER and len(state.legal(0)) != 4:
        state.play(0, state.legal(0)[0], Guess(2))
    assert any(line.startswith("Fate tile: ") for line in make_narrator(GAME, "en").table(state.view(1), NAMES))


def test_the_winner_stands_first():
    state = next(state for state in games()[0] if state.outcome())
    lines = make_narrator(GAME, "en").standings(state.view(NOBODY), NAMES)
    winner = state.outcome().places.index(1)
    assert len(lines) == 2
    assert lines[0].startswith(f"1. {NAMES[winner]}: ")
