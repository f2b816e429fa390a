"""What the narrator of Delphi says, over whole games."""

import re
from functools import cache
from typing import Any

import pytest

from engine.chance import Guess
from engine.choices import make_offer
from engine.core import NOBODY
from games.delphi.rules import events as happened
from games.delphi.rules.cards import HERA, KINDS, ORACLES, PASS, PILED
from games.delphi.rules.game import Delphi
from games.delphi.rules.position import PLAY
from games.delphi.rules.reasons import why
from games.delphi.words.cards import format_row_value, format_signed, format_total
from games.delphi.words.choices import LABELS
from games.delphi.words.news import TELL
from games.narrators import make_narrator
from tests.clauses import clause
from tests.contract.boxes import questions
from tests.contract.events import classes
from tests.games.delphi.table import do, kind, lays, table
from words import LANGUAGES, LONGEST, WIDTH, Words, list_numbered_choices

GAME: Any = Delphi()
NAMES = dict(enumerate(["Tom", "Anna", "Bob", "Zoe"]))
LONG = {seat: name * 30 for seat, name in NAMES.items()}
NB = "\N{NO-BREAK SPACE}"


@cache
def games():
    """Positions and events of random games, a few for each table."""
    states, events = [], []
    for number, seats in enumerate((2, 3, 4) * 4):
        chance = Guess(number)
        state, dealt = GAME.deal(seats, GAME.options(seats, {}), chance)
        events += dealt
        while acting := state.to_act():
            states.append(state.copy())
            moves = state.legal(acting[0])
            events += state.play(acting[0], moves[chance.below(len(moves))], chance)
        states.append(state.copy())
    return states, events


RARE = [
    happened.Withdrew((0, 1), (8, 9)),
    happened.Withdrew((1, 2), (0, 0)),
    happened.Banished(kind("hades"), kind("achilles"), (0, 1)),
    happened.Hired(0, 1, kind("4")),
    happened.Hired(1, 0, kind("4")),
    happened.Recovered(1, kind("4")),
    happened.MarchEnded(3, NOBODY, 0, (-3, -3, -3)),
    happened.LaidInstead(0, PASS),
    *(happened.InVain(oracle) for oracle in range(len(ORACLES))),
    *(happened.GameEnded((0,), (1, 0, -3), reason) for reason in ("points", "wins", "ninth")),
    happened.GameEnded((0, 2), (-4, -5, -4), "shared"),
]


def test_every_event_has_words():
    assert {kind.__name__ for kind in TELL} == classes(happened)


def test_the_sample_has_every_event():
    assert {type(event).__name__ for event in (*games()[1], *RARE)} == classes(happened)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_to_everybody_who_may_hear_it(language):
    tells = make_narrator(GAME, language)
    for event in (*games()[1][::3], *RARE):
        for reader in (NOBODY, 0, 1, 2):
            heard = event.heard_by(reader)
            told = tells.tell(event, reader, NAMES)
            assert bool(told) == bool(heard)
            if told:
                assert told == tells.tell(heard, reader, NAMES)
                assert told.endswith(".")
                assert told[0].isupper() or told[0] == "É"
                assert "  " not in told
                assert reader == NOBODY or NAMES[reader] not in re.findall(r"\w+", told), "the reader is called you"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [NOBODY, 1])
def test_a_hidden_card_is_never_named_to_others(language, reader):
    tells = make_narrator(GAME, language)
    drawn = {tells.tell(happened.Drew(0, (kind, kind)), reader, NAMES) for kind in PILED}
    laid = {tells.tell(happened.Laid(0, kind), reader, NAMES) for kind in range(len(KINDS))}
    changed = {tells.tell(happened.LaidInstead(0, kind), reader, NAMES) for kind in range(len(KINDS))}
    assert len(drawn) == len(laid) == 1
    assert changed == {""}


@pytest.mark.parametrize(
    ("language", "face_down"),
    [("en", "Face down: Zeus"), ("fr", f"Face cachée{NB}: Zeus"), ("de", "Verdeckt: Zeus")],
)
def test_hand_and_card_face_down_are_shown_to_their_owner_alone(language, face_down):
    state = table(hands={0: "zeus", 1: "hera hades", 2: "4"}, asked=[0, 1, 2])
    do(state, "lay zeus")
    tells = make_narrator(GAME, language)
    shown = {reader: "\n".join(tells.table(state.view(reader), NAMES)) for reader in (NOBODY, 0, 1)}
    assert [reader for reader in shown if "Zeus" in shown[reader]] == [0]
    assert [reader for reader in shown if re.search("H[eé]ra", shown[reader])] == [1]
    own = "\n".join(tells.own(state.view(0), NAMES))
    assert face_down in own


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_telephone(language):
    tells = make_narrator(GAME, language)
    for state in games()[0][::6]:
        lines = tells.table(state.view(NOBODY), NAMES)
        assert max(map(len, lines)) <= WIDTH
        marked = [line for line in lines if line.startswith("> ")]
        assert len(marked) == len(state.to_act())
        for seat in range(state.table.seats):
            assert all(len(line) <= WIDTH + len(" (you)") for line in tells.own(state.view(seat), NAMES))


def asked_by(oracle):
    """A position in which an oracle that seldom asks has just been obeyed."""
    hands = {0: "oracle 6", 1: "6", 2: "2"}
    state = table(hands=hands, rows={0: "2", 1: "5", 2: "heracles 4 6"}, piles={}, pile=oracle)
    do(state, "play oracle", f"obey {oracle}")
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_short_label_and_every_step_a_question(language):
    tells = make_narrator(GAME, language)
    verbs = set()
    rare = [state for state in games()[0] if state.phase > PLAY]
    for state in (*games()[0][::8], *rare, asked_by("mercenaries"), asked_by("levy")):
        for seat in range(state.table.seats):
            view, moves = state.view(seat), state.legal(seat)
            for now in questions(moves) if moves else ():
                if now.move:
                    continue
                assert tells.question(now.settled, view).endswith(("?", ":"))
                for names in (NAMES, LONG):
                    labels = [tells.choice(parts, view, names) for parts in now.choices]
                    assert len(set(labels)) == len(labels)
                    assert all(0 < len(label) <= LONGEST for label in labels)
                verbs |= {verb for parts in now.choices for verb, _ in parts}
    assert verbs == set(LABELS)


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You draw 4, Achilles 8.", "Tom draws 2 cards."),
        ("fr", f"Vous piochez{NB}: 4, Achille 8.", "Tom pioche 2 cartes."),
    ],
)
def test_the_reader_is_addressed(language, mine, theirs):
    tells, event = make_narrator(GAME, language), happened.Drew(0, (kind("4"), kind("achilles")))
    assert tells.tell(event, 0, NAMES) == mine
    assert tells.tell(event, 1, NAMES) == theirs


def test_a_choice_says_what_the_row_will_be_worth():
    tells = make_narrator(GAME, "en")
    state = table(hands={0: "4 apollo zeus", 1: "6"}, rows={0: "4", 1: "heracles", 2: "prometheus neptune"})
    labels = [tells.choice(move.parts(), state.view(0), NAMES) for move in state.legal(0)]
    assert labels == [
        "Play a Warrior 4 (row: 8)",
        "Play Apollo \N{MULTIPLICATION SIGN}2 (row: 4)",
        "Play Zeus (removes any one card)",
        "Withdraw: the row (2) is lost",
    ]


def test_a_row_shows_how_its_value_comes_about():
    rows = {0: "4 4 apollo achilles", 1: "5 5 heracles", 2: "2 neptune"}
    state = table(hands=dict.fromkeys(range(3), "3"), rows=rows, force={"laurel": 0})
    lines = make_narrator(GAME, "en").table(state.view(NOBODY), NAMES)
    assert "  Row 25 = (32+8+10)/2: 4, 4, Apollo \N{MULTIPLICATION SIGN}2," in lines
    assert "  Row 17½ = (25+10)/2: 5, 5, Heracles 10" in lines
    assert "  Row 2: 2, Neptune ½" in lines
    assert "In force: Laurel wreath (Tom)" in lines


def test_double_glory_is_seen_in_what_the_march_brings():
    state = table(4, hands=dict.fromkeys(range(4), "3"), number=4, asked=[0, 1, 2, 3], force={"glory": 2})
    assert "First out \N{MINUS SIGN}8, then 0, +8, winner +16" in make_narrator(GAME, "en").table(
        state.view(NOBODY), NAMES
    )


def test_the_table_says_who_has_laid_and_who_has_left():
    state = table(
        4, hands=dict.fromkeys(range(4), "3"), rows={1: "2", 2: "2", 3: "6"}, players=[1, 2, 3], places={0: 1}
    )
    do(state, "lay pass")
    lines = make_narrator(GAME, "en").table(state.view(NOBODY), NAMES)
    assert "Tom, Athens — left first" in lines
    assert "Anna, Thebes — has laid" in lines
    assert "> Bob, Corinth — to lay a card" in lines
    assert "Zoe, Sparta — in the march" in lines


def test_the_question_after_laying_is_whether_to_change():
    state = table(hands=dict.fromkeys(range(3), "3 4"), asked=[0, 1, 2])
    do(state, *lays("3"))
    asked = make_narrator(GAME, "en").question((), state.view(0), NAMES)
    assert asked == "You have laid a Warrior 3. Waiting for the others; you can still change your card:"


def test_a_tie_of_empty_rows_is_no_new_march():
    state = table(hands={0: "zeus 4", 1: "zeus 5", 2: "3"}, asked=[0, 1, 2])
    do(state, *lays("zeus", "zeus", "pass"), "strike 1 0", "strike 0 0")
    assert not any(state.rows)
    asked = make_narrator(GAME, "en").question((), state.view(0), NAMES)
    assert asked == "You are tied for weakest with 0: which card do you lay face down?"


@pytest.mark.parametrize(("language", "new"), [("en", "new march"), ("fr", "Nouvelle"), ("de", "neuer")])
def test_two_zeus_that_struck_each_other_in_a_duel_begin_no_march(language, new):
    state = table(2, hands={0: "zeus 4", 1: "zeus 5"}, asked=[0, 1])
    do(state, *lays("zeus", "zeus"), "strike 1 0", "strike 0 0")
    assert not any((*state.rows, *state.places))
    assert new not in make_narrator(GAME, language).question((), state.view(0), NAMES)


def test_two_who_are_tied_are_told_of_in_the_plural():
    state = table(rows={0: "6", 1: "4", 2: "4"}, hands=dict.fromkeys(range(3), "3"))
    reason = why(GAME, state.view(0), ("withdraw", 0))
    assert (reason.reason, reason.seats) == ("not-weakest", (1, 2))
    assert "Bob ist" not in make_narrator(GAME, "de").why(reason, NAMES)


def test_the_german_plague_takes_what_lies_furthest_to_the_right():
    """And not the last one from the right, which would be the first (DE-45)."""
    event = happened.OracleRead(0, ORACLES.index("plague"))
    assert "der am weitesten rechts liegt" in make_narrator(GAME, "de").tell(event, 1, NAMES)


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 1, "one point"),
        ("en", -1, "\N{MINUS SIGN}1 point"),
        ("fr", 1, "1 point"),
        ("fr", -1, "\N{MINUS SIGN}1 point"),
    ],
)
def test_one_point_below_nothing_keeps_its_minus(language, points, said):
    tells, state = make_narrator(GAME, language), next(state for state in games()[0] if state.outcome()).copy()
    state.scores = [points] * state.table.seats
    assert all(
        f"{NB if language == 'fr' else ''}: {said}, " in line for line in tells.standings(state.view(NOBODY), NAMES)
    )
    for reason in ("points", "shared"):
        event = happened.GameEnded((0, 1)[: 1 + (reason == "shared")], (points, points, -9), reason)
        assert f" {said}" in tells.tell(event, NOBODY, NAMES)


def test_the_end_of_a_march_tells_the_row_that_won_and_the_points():
    event = happened.MarchEnded(4, 0, 33, (8, -4, 4))
    told = make_narrator(GAME, "en").tell(event, 1, NAMES)
    assert told == "Tom wins march 4 with a row worth 16½. Points: +8 (Tom), \N{MINUS SIGN}4 (you), +4 (Bob)."


def test_numbers_are_written_as_players_write_them():
    assert [format_row_value(n) for n in (0, 1, 2, 33)] == ["0", "½", "1", "16½"]
    assert [format_signed(n) for n in (-3, 0, 4)] == ["\N{MINUS SIGN}3", "0", "+4"]
    assert [format_total(n) for n in (-3, 0, 4)] == ["\N{MINUS SIGN}3", "0", "4"]


def test_the_winner_stands_first():
    state = next(state for state in reversed(games()[0]) if state.outcome() and state.table.seats == 4)
    lines = make_narrator(GAME, "en").standings(state.view(NOBODY), NAMES)
    winner = state.outcome().places.index(1)
    assert len(lines) == 4
    assert lines[0].startswith(f"1. {NAMES[winner]}: ")


def test_the_pass_ends_a_turn_like_every_pass():
    tells = make_narrator(GAME, "en")
    assert tells.closes((("lay", PASS),))
    assert tells.closes((("withdraw", 0),))
    assert not tells.closes((("lay", HERA),))


def ordering(row):
    """Return a position in which seat 0 may swap cards of a row that ends with the Oracle."""
    state = table(rows={0: row, 1: "6 6", 2: "6 6"}, hands={0: "oracle"}, pile="battle_order")
    do(state, "play oracle", "obey battle_order", draws=[0])
    return state


def swaps_offered(state, told, path=()):
    tells, view = make_narrator(GAME, "en"), state.view(0)
    choices = list_numbered_choices(tells, make_offer(state.legal(0), path).choices, view)
    return [getattr(tells, told)(parts, view, NAMES) for parts in choices]


@clause("DE-42")
def test_a_swap_begins_with_any_card_from_left_to_right():
    state = ordering("4 4 5")
    assert swaps_offered(state, "choice") == [
        f"Swap card {place}: {card}" for place, card in enumerate(["4", "4", "5", "Oracle"], 1)
    ]
    assert swaps_offered(state, "choice", (3,)) == ["With card 1: 4", "With card 2: 4", "With card 4: Oracle"]
    third = make_offer(state.legal(0), (3,)).choices.index((("with", 0),))
    assert make_offer(state.legal(0), (3, third)).move == make_offer(state.legal(0), (1, 0)).move


def test_a_card_in_a_row_is_called_as_in_a_hand():
    state = ordering("4 4 5")
    assert swaps_offered(state, "brief") == ["Swap Warrior 4", "Swap Warrior 4", "Swap Warrior 5", "Swap Oracle"]
    struck = table(rows={0: "4", 1: "6 apollo", 2: "6 6"}, hands={0: "zeus"})
    do(struck, "play zeus")
    row = next(at for at, parts in enumerate(make_offer(struck.legal(0)).choices) if parts[0] == ("strike", 1))
    tells, cards = make_narrator(GAME, "en"), make_offer(struck.legal(0), (row,)).choices
    assert [tells.brief(parts, struck.view(0), NAMES) for parts in cards] == [
        "Warrior 6",
        "Apollo \N{MULTIPLICATION SIGN}2",
    ]


def test_a_hand_leaves_out_what_its_rows_and_questions_say():
    state, tells = (
        table(rows={0: "4", 1: "6 6", 2: "6 6"}, hands={0: "oracle 3"}, pile="plague"),
        make_narrator(GAME, "en"),
    )
    played, read = do(state, "play oracle", draws=[0])[:2]
    assert [tells.shown(event, state.view(0)) for event in (played, read)] == [False, True]
    assert not tells.shown(read, state.view(1)), "only its reader is asked to obey it"
    assert tells.shown(happened.Valued((0, 1), (4, 36), (0,)), state.view(1))


WHOLE = {
    "en": ["Swap 4 and Oracle (cards 1 and 2)"],
    "fr": ["Échanger 4 et Oracle (cartes 1 et 2)"],
    "de": ["4 und Orakel tauschen (Karten 1 und 2)"],
}


@pytest.mark.parametrize("language", WHOLE)
def test_a_whole_swap_is_told_as_one(language):
    state, tells = ordering("4"), make_narrator(GAME, language)
    _, *swaps = make_offer(state.legal(0)).choices
    for tell in (tells.brief, tells.choice, tells.whole):
        assert [tell(parts, state.view(0), NAMES) for parts in swaps] == WHOLE[language]


def test_an_oracle_put_under_the_pile_has_the_next_one_obeyed():
    state = table(rows={0: "4", 1: "6 6", 2: "6 6"}, hands={0: "oracle"}, pile="plague")
    do(state, "play oracle", draws=[0])
    _, under = make_offer(state.legal(0)).choices
    assert make_narrator(GAME, "en").brief(under, state.view(0), NAMES) == "Put it under the pile and obey the next one"


@clause("DE-28", "DE-44")
@pytest.mark.parametrize(("language", "march"), [("en", "march"), ("fr", "Marche"), ("de", "Marsch")])
def test_the_legend_does_not_say_that_every_oracle_lasts(language, march):
    legend = Words(language).say("delphi-symbol", symbol="oracle")
    assert march not in legend, "five of the nine act once"
