"""What the narrator of Fight for Olympus says, over whole games."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from engine.chance import Guess
from engine.choices import make_offer
from engine.core import NOBODY
from games.narrators import make_narrator
from games.olympus.rules import events as happened
from games.olympus.rules.agenda import FREE_PLAY, LAST_QUESTION
from games.olympus.rules.cards import KINDS
from games.olympus.rules.moves import DONE
from games.olympus.words.choices import LABELS, QUESTIONS
from games.olympus.words.library import TOUCHED, describe, named, touched
from games.olympus.words.news import TELL
from tests.clauses import clause
from tests.contract.boxes import questions
from tests.contract.events import classes
from tests.games.olympus.table import GAME, do, kind, table
from tests.quick import slow_but
from words import LANGUAGES, LONGEST, WIDTH, Words, list_numbered_choices

GAME_FOLDER = Path(__file__).parents[3] / "games/olympus"
NAMES = {0: "Tom", 1: "Anna"}
LONG = {seat: name * 30 for seat, name in NAMES.items()}
each_language = pytest.mark.parametrize("language", LANGUAGES)
a_language = pytest.mark.parametrize("language", slow_but(["de"], LANGUAGES))  # where it plays whole games


@cache
def games():
    """Positions and events of random games."""
    states, events = [], []
    for seed in range(40):
        chance = Guess(seed)
        state, dealt = GAME.deal(2, GAME.options(2, {}), chance)
        events += dealt
        for ply in range(1000):
            if not state.to_act():
                break
            if ply % 4 == 0 or state.agenda[-1][0] > 0:
                states.append(state.copy())
            moves = state.legal(state.to_act()[0])
            events += state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)
        states.append(state.copy())
    return states, events


RARE = [
    happened.Transferred(17, 15, 1, 60, 1),
    happened.Survived(0, 20, 60),
    happened.EquipmentKept(1, 72),
    happened.Recovered(3, 0, 15),
    happened.LookedAt(9, 0, (1, 60)),
    happened.PutUnder(14, 0, 3),
    happened.Moved(7, 1, 60, 6, 8, NOBODY),
    happened.Moved(7, 1, 60, 6, 8, 15),
    happened.Repeated(0, 8),
    happened.SentToAttack(5, 1, 60),
    *(happened.GameEnded(winner, reason) for winner in (0, 1) for reason in ("points", "full-row", "pile")),
    happened.GameEnded(NOBODY, "tied"),
    *(happened.PhaseLeft(1, phase) for phase in range(3)),
]


def test_every_event_has_words():
    assert {sort.__name__ for sort in TELL} == classes(happened)


def test_the_sample_has_every_event():
    assert {type(event).__name__ for event in (*games()[1], *RARE)} == classes(happened)


@pytest.mark.slow
@a_language
def test_every_event_is_told_to_everybody(language):
    tells = make_narrator(GAME, language)
    for event in (*games()[1], *RARE):
        for reader in (NOBODY, 0, 1):
            told = tells.tell(event, reader, NAMES)
            assert told == tells.tell(event.heard_by(reader), reader, NAMES)
            assert told.endswith(".")
            assert not told[0].islower()
            assert "  " not in told
            assert reader == NOBODY or NAMES[reader] not in re.split(r"\W", told), "the reader is called you"


@pytest.mark.slow
@a_language
def test_a_name_is_told_as_it_is_written(language):
    tells = make_narrator(GAME, language)
    names = {0: "yann", 1: "anna"}
    told = [tells.tell(event, reader, names) for event in (*games()[1], *RARE) for reader in (NOBODY, 0, 1)]
    first = {re.match(r"\w+", sentence)[0] for sentence in told}
    assert {"anna", "yann"} <= first
    assert {word for word in first if word[0].islower()} <= {"anna", "yann"}
    assert not [sentence for sentence in told if "Anna" in sentence or "Yann" in sentence or "\0" in sentence]


@pytest.mark.parametrize(
    ("language", "scored", "drew", "took"),
    [
        (
            "en",
            "Anna\N{RIGHT SINGLE QUOTATION MARK}s Cicones win a victory point, 2 of 7.",
            "Castor: Tom draws a card.",
            "Castor: Tom takes the red marker from Delphi.",
        ),
        (
            "fr",
            "Chez Anna, les Cicones marquent un point de victoire (2 sur 7).",
            "Castor\N{NO-BREAK SPACE}: Tom pioche une carte.",
            "Castor\N{NO-BREAK SPACE}: Tom prend le pion rouge à Delphes.",
        ),
    ],
)
def test_a_bonus_names_the_unit_that_collected_it(language, scored, drew, took):
    tells = make_narrator(GAME, language)
    castor = kind("castor")
    assert tells.tell(happened.Scored(kind("cicones"), 1, 2), NOBODY, NAMES) == scored
    assert tells.tell(happened.Drew(0, castor, (3,)), NOBODY, NAMES) == drew
    assert tells.tell(happened.MarkerTaken(castor, 0, 0, NOBODY), NOBODY, NAMES) == took


@each_language
@pytest.mark.parametrize("reader", [NOBODY, 1])
def test_a_hidden_card_is_never_named_to_others(language, reader):
    tells = make_narrator(GAME, language)
    for sort in (
        lambda card: happened.Drew(0, NOBODY, (card,)),
        lambda card: happened.Drew(0, kind("peleus"), (card,)),
        lambda card: happened.LookedAt(kind("argus"), 0, (card,)),
        lambda card: happened.PutUnder(kind("tiresias"), 0, card),
    ):
        assert len({tells.tell(sort(card), reader, NAMES) for card in range(len(KINDS))}) == 1


@pytest.mark.slow
@a_language
def test_the_table_fits_a_telephone_and_says_who_is_to_choose(language):
    tells = make_narrator(GAME, language)
    for state in games()[0]:
        for reader in (NOBODY, 0, 1):
            lines = tells.table(state.view(reader), NAMES)
            assert max(map(len, lines)) <= WIDTH
            marked = [line for line in lines if line.startswith("> ")]
            assert len(marked) == len(state.to_act())
            assert all(NAMES[state.to_act()[0]] in line for line in marked)
        for reader in (0, 1):
            assert max(map(len, tells.own(state.view(reader), NAMES))) <= WIDTH


@pytest.mark.parametrize(
    ("language", "hector", "medea"), [("en", "Hector", "Medea"), ("fr", "Hector", "Médée"), ("de", "Hektor", "Medea")]
)
def test_a_hand_is_shown_to_its_owner_alone(language, hector, medea):
    state = table(hand="hector", other="medea")
    tells = make_narrator(GAME, language)
    names = {reader: "\n".join(tells.table(state.view(reader), NAMES)) for reader in (0, 1, NOBODY)}
    assert [reader for reader in names if hector in names[reader]] == [0]
    assert [reader for reader in names if medea in names[reader]] == [1]


def test_the_board_shows_numbers_wounds_and_equipment():
    state = table("hector+red_shield/2 - - - - -", "achilles nestor - - - -", markers={"red": 0}, steps=-2)
    lines = make_narrator(GAME, "en").own(state.view(0), NAMES)
    assert "O1 Hector 3/7-2       | Achilles 3/4" in lines
    assert "    +Red Shield       |" in lines
    assert "O2 \N{MIDDLE DOT}                  | Nestor 1/5" in lines
    assert "Victory points: Anna, 2 of 7" in lines
    assert "  Hand 0, markers: red" in lines
    mirrored = make_narrator(GAME, "en").own(state.view(1), NAMES)
    assert "O1 Achilles 3/4       | Hector 3/7-2" in mirrored


def test_a_large_hand_shows_no_powers():
    small, large = table(hand="hector medea"), table(hand=" ".join(KINDS[:40]))
    lines = [len(make_narrator(GAME, "en").own(state.view(0), NAMES)) for state in (small, large)]
    assert lines[1] - lines[0] == 40 - 2 * 2


def test_a_player_sees_what_they_know_of_hidden_cards():
    state = table("tiresias - - - - -", other="cicones electra", hand="argus jason")
    do(state, "play argus a2", "use")
    assert "The opponent holds: Electra, Cicones" in make_narrator(GAME, "en").own(state.view(0), NAMES)
    state.bottom = [(kind("hector"), 0, 0)]
    state.unseen.remove(kind("hector"))
    assert "Under the pile, by you: Hector" in make_narrator(GAME, "en").own(state.view(0), NAMES)


def seldom():
    """A position for each question, so that none is missing from the sample."""
    found = {}
    for state in games()[0]:
        if state.agenda:
            found[state.agenda[-1][0]] = state
    return found.values()


@a_language
def test_every_choice_has_a_short_label_and_every_step_a_question(language):
    tells = make_narrator(GAME, language)
    verbs, asked = set(), set()
    wide = table(hand=" ".join(KINDS[::2]))
    pair = table(theirs="hector medea jason - - -", hand="diomedes electra aeneas alcmene")
    do(pair, "play diomedes a1")
    for state in (*games()[0][::3], *seldom(), wide, pair):
        for seat in state.to_act():
            view = state.view(seat)
            asked.add(state.agenda[-1][0])
            for now in questions(state.legal(seat)):
                if now.move:
                    continue
                assert tells.question(now.settled, view).endswith("?")
                for names in (NAMES, LONG):
                    labels = [tells.choice(parts, view, names) for parts in now.choices]
                    assert len(set(labels)) == len(labels)
                    assert all(0 < len(label) <= LONGEST for label in labels)
                verbs |= {verb for parts in now.choices for verb, _ in parts}
    assert verbs == set(LABELS)
    assert asked == set(range(LAST_QUESTION + 1))
    assert set(QUESTIONS) <= verbs


def variants(language, message):
    """Return the keys between which a message selects."""
    for entry in FluentParser().parse((GAME_FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name == message:
            return [variant.key.name for variant in entry.value.elements[0].expression.variants]
    raise AssertionError(message)


@each_language
@clause("OL-40")
def test_every_card_has_a_name_and_every_power_its_words(language):
    assert variants(language, "olympus-card") == list(KINDS)
    worded = [name for number, name in enumerate(KINDS) if GAME.sheet.power[number]]
    assert sorted(variants(language, "olympus-power")) == sorted(worded)
    assert len(worded) == 66


def powers(language):
    """Return what each power says."""
    cards = [card for number, card in enumerate(KINDS) if GAME.sheet.power[number]]
    return [Words(language).say("olympus-power", card=card) for card in cards]


@clause("OL-14")
def test_german_powers_name_multicolor_heroes_of_every_color():
    assert [power for power in powers("de") if re.search(r"mehrfarbigen? Helden mit", power)] == []


@clause("OL-40")
def test_a_power_has_the_same_numbers_in_every_language():
    said = [[sorted(re.findall(r"\d+", power)) for power in powers(language)] for language in ("en", "fr", "de")]
    assert said[0] == said[1] == said[2]


@each_language
def test_a_card_is_described(language):
    for number, name in enumerate(KINDS):
        lines = describe(GAME, language, number)
        assert len(lines) == 4
        assert named(GAME, language)[lines[0]] == number, name
        assert "OL-11" in touched(GAME, number)


def test_a_description_says_what_is_printed_and_what_it_touches():
    assert describe(GAME, "en", kind("ajax")) == [
        "Ajax",
        "Hero, multicolor (green); strength 3, health 7.",
        "Cost: 🔴🟢🟢🟡.",
        "Always: Your units next to Ajax, and their equipment, cannot be chosen by opposing powers; "
        "nor can these units be exchanged.",
    ]
    assert touched(GAME, kind("ajax")) == ["OL-11", "OL-12", "OL-16", "OL-26", "OL-42"]
    assert describe(GAME, "fr", kind("red_sword"))[:3] == [
        "Épée rouge",
        "Équipement, rouge\N{NO-BREAK SPACE}; force +2, résistance +0.",
        "Coût\N{NO-BREAK SPACE}: 🔴.",
    ]


def test_a_description_touches_only_cards_and_clauses_that_exist():
    page = (GAME_FOLDER / "RULES.md").read_text(encoding="utf-8")
    for number, ids in TOUCHED.items():
        assert f"**{number}**" in page
        assert set(ids) <= set(KINDS)


def asks(state, *settled, language="en"):
    """Return the question to the first player once these parts are settled."""
    return make_narrator(GAME, language).question(settled, state.view(0), NAMES)


def test_the_question_where_names_the_proposed_payment():
    state = table(hand="perseus aeneas electra peleus circe danaans", markers={"blue": 0})
    play = "play", kind("perseus")
    assert asks(state, play) == "Perseus (payment: the blue marker, Electra and Aeneas): on which space?"
    assert asks(state, play, ("otherwise", play[1])) == "Perseus (you choose what to pay with): on which space?"
    assert asks(state, ("play", kind("danaans"))) == "Danaans: on which space?"


def test_a_card_is_not_proposed_to_pay_for_itself():
    state = table(hand="palamedes circe odysseus")
    assert asks(state, ("play", kind("palamedes"))) == "Palamedes (payment: Circe): on which space?"


def labels(state, says):
    """Return the labels of the first question."""
    return [says(parts, state.view(0), NAMES) for parts in make_offer(state.legal(0)).choices]


ROW = "- medea helen - tauri perseus", "- - - - - peleus"


def test_a_single_playable_card_is_asked_for_with_its_space():
    state, tells = table(*ROW, hand="palamedes circe"), make_narrator(GAME, "en")
    assert asks(state) == "Only Palamedes can be played (payment: Circe): on which space?"
    assert labels(state, tells.brief) == ["Done: attack", "Olympus 1", "Delphi 1"]
    places = [f"{space}, nobody opposite" for space in ("Olympus 1", "Delphi 1")]
    assert labels(state, tells.choice) == ["Done: attack", *places], "the question has named the card"
    card = "Palamedes 1/2, cost 🔵"
    whole = [f"{card} → {place} · payment: Circe" for place in places]
    assert labels(state, tells.whole) == ["Done: attack", *whole], "nothing names it beside a hint"


def test_several_cards_for_one_unit_are_told_apart():
    state, tells = table("- - - helen", hand="green_helmet yellow_shield"), make_narrator(GAME, "en")
    assert asks(state) == "Your turn: which card do you play?"
    assert all(each.startswith(("Done", "Green Helmet", "Yellow Shield")) for each in labels(state, tells.choice))


def test_soldiers_have_their_article_in_a_question_alone():
    assert asks(table(hand="danaans")) == "Only the Danaans can be played: on which space?"
    assert asks(table(hand="danaans"), language="fr").startswith("Seule carte jouable, les Danaens")
    assert asks(table(hand="danaans"), language="de").startswith("Du kannst nur die Danaer ausspielen")


def test_another_payment_is_an_answer_beside_the_spaces():
    state, tells = table(*ROW, hand="palamedes nestor jason"), make_narrator(GAME, "fr")
    asked = "Seule carte jouable, Palamède (paiement_: Jason)_: sur quel espace_?"
    assert asks(state, language="fr").replace("\N{NO-BREAK SPACE}", "_") == asked
    other = ["Terminé_: attaquer", "Olympe 1", "Delphes 1", "Autre paiement"]
    assert [each.replace("\N{NO-BREAK SPACE}", "_") for each in labels(state, tells.brief)] == other


def test_a_hand_without_a_playable_card_is_asked_for_the_attacks():
    state = table(hand="hector")
    assert state.legal(0) == [DONE]
    assert asks(state) == "No card can be played: on to the attacks?"


def test_the_last_item_is_not_said_to_pay_all():
    state, tells = table(hand="cicones perseus electra", markers={"red": 0}), make_narrator(GAME, "en")
    do(state, "play cicones a1 choosing")
    assert labels(state, tells.brief)[0] == "Pay as suggested: the red marker"


def test_several_items_are_said_to_pay_all():
    state, tells = table(hand="perseus aeneas electra castor argonauts"), make_narrator(GAME, "en")
    do(state, "play perseus a1 choosing")
    assert labels(state, tells.brief)[0].startswith("Pay all of it with ")


@pytest.mark.parametrize(
    ("cards", "heading"),
    [
        ("electra hector", "Your hand (2); * pays any color"),
        ("electra", "Your hand (1)"),
        ("", "Your hand (0)"),
    ],
)
def test_the_star_is_explained_only_where_a_card_has_one(cards, heading):
    assert heading in make_narrator(GAME, "en").own(table(hand=cards).view(0), NAMES)


def test_the_first_turn_says_which_phases_can_be_left_out():
    state, _ = GAME.deal(2, GAME.options(2, {}), Guess(0))
    phases = "The very first turn skips one phase (playing, attacking or drawing): do you play cards?"
    assert asks(state) == phases
    do(state, "go on", "done")
    assert asks(state) == "The very first turn skips the attacks or the drawing: do you attack?"


def test_a_free_card_is_named_to_its_drawer():
    state = table(hand="odysseus jason helen penelope")
    do(state, "play odysseus a1", draws="perseus")
    assert state.agenda[-1][0] == FREE_PLAY
    asked = make_narrator(GAME, "en").question((), state.view(0), NAMES)
    assert asked == "You drew Perseus 3/3, cost 🔴🔴🔵: where do you play it for free?"


def test_the_winner_stands_first():
    state = next(state for state in games()[0] if state.outcome() and state.outcome().places == (2, 1))
    lines = make_narrator(GAME, "en").standings(state.view(NOBODY), NAMES)
    assert lines[0].startswith("1. Anna: ")
    assert lines[1].startswith("2. Tom: ")


def test_a_suggested_move_says_what_pays_for_it():
    whole = make_narrator(GAME, "en").whole
    state = table(hand="perseus aeneas electra peleus danaans", markers={"blue": 0})
    play = ("play", kind("perseus")), ("on", 0)
    assert whole(play, state.view(0), NAMES).endswith(" · payment: the blue marker, Electra and Aeneas")
    assert "pay" not in whole((("play", kind("danaans")), ("on", 0)), state.view(0), NAMES), "it is free"
    alone = table(*ROW, hand="palamedes circe")
    [lay] = [move for move in alone.legal(0) if str(move) == "play palamedes a1"]
    assert whole(lay.parts(), alone.view(0), NAMES).endswith(" · payment: Circe")


def test_a_card_that_a_power_makes_free_is_paid_with_nothing():
    state = table("odysseus - - - - -", hand="ajax perseus aeneas electra")
    state.agenda.append((FREE_PLAY, 0, kind("odysseus"), kind("ajax"), NOBODY))
    [free] = [move for move in state.legal(0) if str(move).endswith("a2")]
    assert "pay" not in make_narrator(GAME, "en").whole(free.parts(), state.view(0), NAMES)


def test_a_suggested_payment_of_one_card_has_no_button_beside_it():
    tells = make_narrator(GAME, "en")
    one, several = table(hand="cicones perseus electra"), table(hand="perseus aeneas electra castor argonauts")
    for state, first, alone in ((one, "play cicones a1 choosing", False), (several, "play perseus a1 choosing", True)):
        do(state, first)
        choices = make_offer(state.legal(0)).choices
        assert (("accept", 0),) in choices
        assert ((("accept", 0),) in list_numbered_choices(tells, choices, state.view(0))) is alone


def test_a_suggestion_that_is_the_only_answer_has_a_button():
    state, tells = table(hand="achilles aeneas electra cicones peleus midas"), make_narrator(GAME, "en")
    do(state, "play achilles a1 choosing", "pay aeneas", "pay electra")
    choices = make_offer(state.legal(0)).choices
    assert list_numbered_choices(tells, choices, state.view(0)) == [*choices]


def test_the_question_for_a_marker_names_the_unit_that_collects_it():
    state = table("- - - medea argonauts -", "- - - - - peleus")
    do(state, "done")
    assert asks(state) == "Medea: which color marker do you take?"
    do(state, "take red")
    assert asks(state) == "Argonauts: which color marker do you take?"
