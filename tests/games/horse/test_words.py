"""What the narrator of The Trojan Horse says, over whole games."""

import inspect
import re
from functools import cache
from typing import Any

import pytest

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN, Event, PublicEvent
from games.catalog import load_lesson
from games.horse.rules import events as happened
from games.horse.rules.cards import BLUE, GREEN, RED
from games.horse.rules.game import Horse
from games.horse.rules.position import OVER
from games.horse.rules.scoring import MORE_DISTRICTS, MORE_WARRIORS
from games.horse.words.news import TELL
from games.narrators import make_narrator, option_value
from tests.contract.boxes import questions
from tests.games.horse.table import do, table
from words import LANGUAGES, LONGEST, WIDTH, Words
from words.alt import describe_picture

GAME: Any = Horse()
NAMES = dict(enumerate(["Tom", "Anna", "Bob", "Zoe"]))
LONG = {seat: name * 30 for seat, name in NAMES.items()}
SPACE = "\N{NO-BREAK SPACE}"


@cache
def games():
    """Positions and events of random games, closed and open ones for each number of players."""
    states, events = [], []
    for number in range(6):
        chance, seats = Guess(number), 2 + number % 3
        state, dealt = GAME.deal(seats, GAME.options(seats, {"open": number // 3}), chance)
        events += dealt
        while state.to_act():
            states.append(state.copy())
            moves = state.legal(state.player)
            events += state.play(state.player, moves[chance.below(len(moves))], chance)
        states.append(state.copy())
    return states, events


RARE = [
    happened.TreasuresLeft(0),
    happened.NumberChosen(0, 1),
    happened.HeroesShuffled(20),
    *(happened.GameEnded((0,), (12, 3, 3, 1), why) for why in ("points", "districts", "warriors")),
    happened.GameEnded((1,), (0, 1), "points"),
    happened.GameEnded((0, 2), (9, 3, 9), "shared"),
    happened.DistrictWon(2, 0, 0, 1, 1, 1, 3),
]


def classes():
    found = [value for _, value in inspect.getmembers(happened, inspect.isclass) if issubclass(value, Event)]
    return set(found) - {Event, PublicEvent}


def numbers(sentence):
    return [int(each) for each in re.findall(r"\d+", sentence)]


def text(lines):
    return "\n".join(lines)


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
def test_a_treasure_is_never_named_to_others(language):
    tells = make_narrator(GAME, language)
    for reader in (NOBODY, 1):
        assert len({tells.tell(happened.TreasureSeen(0, 2, treasure), reader, NAMES) for treasure in (0, 1, 3)}) == 1
    assert len({tells.tell(happened.TreasureSeen(0, 2, treasure), 0, NAMES) for treasure in (0, 1, 3)}) == 3


@pytest.mark.parametrize(
    ("language", "event", "mine", "theirs"),
    [
        (
            "en",
            happened.Loaded(0, 0, 2, 2),
            "You load a red warrior at district 3; a blue one drops out.",
            "Tom loads a red warrior at district 3; a blue one drops out.",
        ),
        (
            "fr",
            happened.Loaded(0, 4, 2, 2),
            f"Vous engagez un aide neutre au quartier 3{SPACE}; un bleu tombe.",
            f"Tom engage un aide neutre au quartier 3{SPACE}; un bleu tombe.",
        ),
        (
            "en",
            happened.HorseManned(0, (2, 1)),
            "You draw from the bag and load a blue warrior into the horse, then a yellow one.",
            "Tom draws from the bag and loads a blue warrior into the horse, then a yellow one.",
        ),
        (
            "fr",
            happened.HorseManned(0, (2, 1)),
            "Vous tirez du sac et engagez un héros bleu dans le cheval, puis un jaune.",
            "Tom tire du sac et engage un héros bleu dans le cheval, puis un jaune.",
        ),
        (
            "en",
            happened.Announced(0, 2, 1),
            "You announce 2 and turn up a 1: too few, and the turn is over.",
            "Tom announces 2 and turns up a 1: too few, and the turn is over.",
        ),
        (
            "fr",
            happened.Announced(0, 2, 4),
            "Vous annoncez 2 et retournez le trident de Poséidon.",
            "Tom annonce 2 et retourne le trident de Poséidon.",
        ),
        (
            "en",
            happened.TreasureSeen(0, 2, 3),
            "You may look at the treasure of district 3: 3.",
            "Tom may look at the treasure of district 3.",
        ),
        (
            "fr",
            happened.NumberChosen(0, 0),
            f"Vous n\N{RIGHT SINGLE QUOTATION MARK}engagez rien{SPACE}: le tour est fini.",
            f"Tom n\N{RIGHT SINGLE QUOTATION MARK}engage rien{SPACE}: le tour est fini.",
        ),
        (
            "en",
            happened.DistrictWon(2, 0, 0, 3, 5, 1, 0),
            "You win district 3 with red: 5 warriors + bonus 1 + treasure 0 = 6.",
            "Tom wins district 3 with red: 5 warriors + bonus 1 + treasure 0 = 6.",
        ),
        ("en", happened.GameEnded((0,), (7, 2), "points"), "You win with 7 points.", "Tom wins with 7 points."),
    ],
)
def test_the_reader_is_addressed(language, event, mine, theirs):
    tells = make_narrator(GAME, language)
    assert tells.tell(event, 0, NAMES) == mine
    assert tells.tell(event, 1, NAMES) == theirs


@pytest.mark.parametrize(
    ("language", "enough"), [("en", "that is enough"), ("fr", "cela suffit"), ("de", "Das reicht")]
)
def test_announcing_as_much_as_the_card_says_is_told_as_enough(language, enough):
    tells = make_narrator(GAME, language)
    for number in (1, 2, 3):
        for hero in range(4):
            told = tells.tell(happened.Announced(0, number, hero), 1, NAMES)
            assert (enough in told) == (hero >= number)


def test_the_deal_tells_who_plays_which_colors():
    told = make_narrator(GAME, "en").tell(happened.ColoursDealt((1, 0, 2, NOBODY)), 0, NAMES)
    assert told == (
        "The colors are dealt: you play yellow, Anna plays red (Odysseus), Bob plays blue; green is left out."
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_telephone_and_marks_who_is_to_choose(language):
    tells = make_narrator(GAME, language)
    for state in games()[0]:
        for reader in (NOBODY, 0):
            lines = tells.table(state.view(reader), NAMES)
            assert max(map(len, lines)) <= WIDTH
            assert [line for line in lines if line.startswith("> ")] == [
                line for line in lines if line.startswith(f"> {NAMES[state.player]}") and state.to_act()
            ]
            assert any(line.startswith("> ") for line in lines) == bool(state.to_act())
        assert max(map(len, tells.own(state.view(0), NAMES))) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closed_horse_is_told_the_same_whoever_is_inside(language):
    tells = make_narrator(GAME, language)
    for reader in (NOBODY, 0):
        views = [table(inside=inside).view(reader) for inside in ("red green", "green red", "blue blue")]
        assert (
            len({text(tells.table(view, NAMES) + tells.question([("load", 0)], view).split()) for view in views}) == 1
        )


def test_an_open_horse_is_shown_in_its_order():
    tells, state = make_narrator(GAME, "en"), table(inside="blue red", seen_into=1, loads=1)
    assert "In the horse: blue (next out), red" in tells.table(state.view(NOBODY), NAMES)
    asked = tells.question([("load", 1)], state.view(0))
    assert asked == "A yellow warrior goes in, a blue one drops out: in which district?"


def test_treasures_are_shown_to_players_who_may_look():
    tells, state = make_narrator(GAME, "en"), table(board={1: "red red", 3: "blue blue"})
    state.seen[0] |= 0b10  # a treasure that one can only recall is not shown
    rows = {
        reader: next(line.split() for line in tells.table(state.view(reader), NAMES) if line.startswith("Treasure"))
        for reader in (NOBODY, 0, 1, 2)
    }
    assert "Treasures in sight: district 1 (3)" in tells.own(state.view(0), NAMES)
    assert rows[NOBODY] == rows[1] == ["Treasure", *"???????"]
    assert (rows[0], rows[2]) == (["Treasure", *"3??????"], ["Treasure", *"??1????"])


def test_the_board_says_it_all():
    board = {1: "red red blue", 3: "yellow green", 7: "blue blue blue green red yellow green"}
    state = table(board=board, inside="blue yellow", beside="red blue blue", loads=2, pile="3 3 0 poseidon")
    state.horse = 2
    lines = make_narrator(GAME, "en").table(state.view(NOBODY), NAMES)
    assert lines == [
        "Tom loads, 2 to go",
        "",
        "> Tom: red (Odysseus)",
        "  Anna: yellow",
        "  Bob: blue",
        "  Zoe: green",
        "",
        "District     1   2   3   4   5   6   7",
        "Bonus        3   1   1   1   0   0   0",
        "Treasure     ?   ?   ?   ?   ?   ?   ?",
        "Red          2   ·   ·   ·   ·   ·   1",
        "Yellow       ·   ·   1   ·   ·   ·   1",
        "Blue         1   ·   ·   ·   ·   ·   3",
        "Green        ·   ·   1   ·   ·   ·   2",
        "Leads        R   ·   ·   ·   ·   ·   B",
        "Room         4   7   5   7   7   7   0",
        "Horse                ▲",
        "",
        "Beside the board: red, blue \N{MULTIPLICATION SIGN}2",
        "In the horse: two warriors, unseen",
        "In the bag 23, helpers in the box 2",
        "",
        "Heroes       3   2   1   0   Poseidon",
        "In pile      2   0   0   1          1",
        "Used         4   6   3   2          1",
    ]


def test_several_of_a_color_are_spoken_in_the_plural_in_french():
    state = table(board={1: "green green green red"})
    said = describe_picture(make_narrator(GAME, "fr"), state.view(NOBODY), NAMES)
    assert "1 rouge et 3 verts (mène)" in said


@pytest.mark.parametrize(("language", "said"), [("en", "one point"), ("fr", "1 point"), ("de", "ein Punkt")])
def test_a_district_worth_one_point_is_spoken_of_in_the_singular(language, said):
    state = table(board={7: "red"})
    state.phase = OVER
    assert f", {said}." in describe_picture(make_narrator(GAME, language), state.view(NOBODY), NAMES)


def test_ones_panel_shows_colors_treasures_and_the_choice():
    state = table(2, board={1: "red red", 2: "blue blue"}, turn=1)
    lines = make_narrator(GAME, "fr").own(state.view(0), NAMES)
    assert lines[:8] == [
        "Tom va annoncer un nombre",
        "Le second de deux tours",
        "",
        f"> Tom (vous){SPACE}: rouge et bleu (Odyssée)",
        f"  Anna{SPACE}: jaune et vert",
        f"Trésors visibles{SPACE}: quartier 1 (3),",
        "    quartier 2 (1)",
        "",
    ]
    assert f"À côté du plan{SPACE}: rouge, jaune, bleu" in lines
    other = make_narrator(GAME, "fr").own(state.view(1), NAMES)
    assert any(line.startswith("Aucun trésor visible") for line in other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_short_label_and_every_step_a_question(language):
    tells = make_narrator(GAME, language)
    verbs = set()
    for state in games()[0][::2]:
        for seat in state.to_act():
            view = state.view(seat)
            for now in questions(state.legal(seat)):
                if now.move:
                    assert len(now.settled) <= 2, "two clicks at most"
                    continue
                assert tells.question(now.settled, view).endswith("?")
                for names in (NAMES, LONG):
                    labels = [tells.choice(parts, view, names) for parts in now.choices]
                    assert len(set(labels)) == len(labels)
                    assert all(0 < len(label) <= LONGEST for label in labels)
                verbs |= {verb for parts in now.choices for verb, _ in parts}
    assert verbs == {"announce", "leave", "swap", "with", "all", "load", "at"}


def test_an_announcement_says_how_many_cards_are_enough():
    tells, view = make_narrator(GAME, "en"), table(pile="0 1 1 2 3 poseidon").view(0)
    enough = {number: tells.part(("announce", number), view, NAMES) for number in (1, 2, 3)}
    assert enough == {
        1: "Announce 1 (5 of 6 cards succeed)",
        2: "Announce 2 (3 of 6 cards succeed)",
        3: "Announce 3 (2 of 6 cards succeed)",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_says_how_many_cards_are_enough(language):
    place = load_lesson("horse").places[0]
    label = make_narrator(GAME, language).part(place.move.parts()[0], place.state.view(0), NAMES)
    number, enough, cards = numbers(label)
    assert numbers(Words(language).say("horse-lesson-1"))[-3:] == [number, enough, cards]


def test_a_swap_names_the_treasures_one_may_look_at_and_no_other():
    state = table(board={1: "red red"}, pile="poseidon 3")
    do(state, "announce 1", draws=[1])
    tells = make_narrator(GAME, "en")
    assert tells.part(("swap", 0), state.view(0), NAMES) == "Swap the treasure of district 1 (3)"
    assert tells.part(("with", 3), state.view(0), NAMES) == "With the treasure of district 4"


def test_a_label_names_no_treasure_that_one_could_only_recall():
    state = table(board={1: "red red"}, pile="poseidon 3")
    state.seen[0] |= 0b10
    do(state, "announce 1", draws=[1])
    assert state.view(0).recalled.treasures[1] == 1
    assert make_narrator(GAME, "en").part(("swap", 1), state.view(0), NAMES) == "Swap the treasure of district 2"


@pytest.mark.parametrize(("language", "horse"), [("en", "horse"), ("fr", "Cheval"), ("de", "Pferd")])
def test_the_lobby_has_words_for_the_open_horse(language, horse):
    said = [option_value("horse", "open", value, "", Words(language)) for value in GAME.choices(3, "standard")["open"]]
    assert len(set(said)) == 2
    assert all(horse in each for each in said)


def test_the_standings_show_who_won_what():
    board = {1: "red red", 3: "yellow", 4: "blue green"}
    state = table(board=board, inside="red yellow", beside="helper helper", bag="", pile="3 3", loads=2)
    do(state, "load helper 1", "load helper 6")
    lines = make_narrator(GAME, "en").standings(state.view(1), NAMES)
    assert lines == [
        "1. Tom: 9 points",
        "   District 1, red: 3 + 3 + 3 = 9",
        "2. Anna (you): 4 points",
        "   District 3, yellow: 1 + 1 + 1 = 3",
        "   District 6, yellow: 1 + 0 + 0 = 1",
        "3. Bob: 0 points",
        "3. Zoe: 0 points",
        "Won by nobody: district 2, district 4,",
        "    district 5, district 7",
        "A district: warriors + bonus + treasure",
    ]


def test_the_last_table_shows_treasures_and_winners():
    board = {1: "red red", 3: "yellow"}
    state = table(board=board, inside="red yellow", beside="helper helper", bag="", pile="3 3", loads=2)
    do(state, "load helper 1", "load helper 6")
    lines = make_narrator(GAME, "en").table(state.view(NOBODY), NAMES)
    assert lines[0] == "The game is over"
    assert "Tom: red — 9 points" in lines
    assert "Treasure     3   1   1   1   0   0   0" in lines
    assert "Points       9   2   3   2   0   1   0" in lines
    assert "Won by       R   ·   Y   ·   ·   Y   ·" in lines
    assert UNKNOWN not in state.view(NOBODY).treasures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [MORE_DISTRICTS, MORE_WARRIORS])
def test_the_headline_of_a_tie_says_what_decides(language, reason):
    words = Words(language)
    said = words.say(f"horse-won-{reason}")
    assert said in words.say("ending-won", names="Ada", count=1, score="", why=said)


def test_several_loadings_by_one_player_are_one_sentence():
    blue, red = happened.Loaded(1, BLUE, 6, GREEN), happened.Loaded(1, RED, 0, BLUE)
    tells = make_narrator(GAME, "en")
    said = "Anna loads: blue at district 7 (green out), red at district 1 (blue out)."
    assert tells.run([blue, red], 0, NAMES) == said
    assert tells.run([blue, red], 1, NAMES) == said.replace("Anna loads", "You load")
    assert tells.run([blue, happened.Loaded(0, RED, 0, BLUE)], 0, NAMES) == "", "two players"
    assert tells.run([happened.TreasuresLeft(0), happened.TreasuresLeft(0)], 0, NAMES) == ""
    swap = happened.TreasuresSwapped(1, 0, 3)
    both = (
        "Anna swaps the treasures of districts 1 and 4. Anna loads a red warrior at district 1; a blue one drops out."
    )
    assert tells.run([swap, red], 0, NAMES) == both


def test_a_hand_never_leaves_out_who_was_loaded():
    for state in games()[0]:
        tells, view = make_narrator(GAME, "en"), state.view(0)
        loads = happened.Loaded(1, BLUE, 6, GREEN), happened.HorseManned(1, (RED, BLUE))
        assert not any(tells.shown(event, view) or not tells.decisive(event) for event in loads)


def test_loading_nothing_ends_a_turn_like_every_pass():
    tells = make_narrator(GAME, "en")
    assert [tells.closes([("all", everything)]) for everything in (0, 1)] == [True, False]
