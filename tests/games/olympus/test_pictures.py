"""What the pictures of Fight for Olympus show, over whole games and in positions written down."""

import itertools
import re
from functools import cache

import pytest

from engine.chance import Guess
from engine.choices import make_offer
from engine.core import NOBODY
from games.narrators import make_narrator
from games.olympus import pictures as olympus
from games.olympus.pictures.board import CELL, EDGE, GEAR, POWER, Board, Place, wrap_power
from games.olympus.pictures.brief import FIGURES, Brief
from games.olympus.pictures.card import whole
from games.olympus.pictures.held import COLUMN
from games.olympus.pictures.marks import MARK, Marks
from games.olympus.pictures.picture import METOPE, PAINTS, SHAPES, Picture, emblem_of
from games.olympus.rules import events as happened
from games.olympus.rules.agenda import FREE_PLAY, MEND, OWN, PLAY, RECOVER, TAKE
from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, FIRST_SOLDIER, HEROES, KINDS, SOLDIERS
from games.olympus.rules.memory import mark_in_hand
from games.olympus.rules.moves import ACCEPT
from games.olympus.words.cards import Cards
from pictures import pieces
from pictures.canvas import SMALLEST, TIGHTEST, WIDTH, Canvas, Group
from pictures.emblems import read_emblem
from pictures.marks import Rect
from pictures.palette import BLOOD, GOLD
from pictures.typeface import load_label_face
from tests.contract.events import classes
from tests.games.olympus import box
from tests.games.olympus.table import GAME, at, do, kind, table
from tests.pictures.reading import emblems, lines, scene_of
from tests.quick import slow_but
from words import LANGUAGES, Words

NAMES = {0: "Tom", 1: "Anna"}
WORDLESS = ("done", "waive", "phase", "otherwise", "use", "suffer")  # answers that mean nothing which can be seen
SILENT = {happened.TurnBegan, happened.PhaseLeft, happened.GameEnded}
FULL = "clytemnestra+yellow_helmet/1 neoptolemus/2 agamemnon+red_shield/4 andromache bellerophon penthesilea/3"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def scene(state, seat=NOBODY, events=(), language="en", path=(), names=NAMES):
    """Return what a seat sees, with its question if it is asked one."""
    return scene_of(GAME, state, seat, language, events, path, names)


@cache
def games():
    """Positions of random games, with the seat to act and the latest events; few where cards are played."""
    found = []
    for seed in range(12):
        chance = Guess(seed)
        state, events = GAME.deal(2, GAME.options(2, {}), chance)
        while state.to_act():
            seat = state.to_act()[0]
            if state.agenda[-1][0] > PLAY or chance.below(6) == 0:
                found.append((state.copy(), seat, events))
            moves = [move for move in state.legal(seat) if str(move) not in ("done", "waive")] or state.legal(seat)
            moves = moves if chance.below(4) else state.legal(seat)
            events = state.play(seat, moves[chance.below(len(moves))], chance)
        found.append((state.copy(), 0, events))
    return found


def questions(state, seat, path=()):
    """Yield the path to every step of a question; of many answers that lead on, the first and the last."""
    asked = make_offer(state.legal(seat), path)
    if asked.move is None:
        yield path
        if len(state.legal(seat)) > 1:
            for index in sorted({0, len(asked.choices) - 1}):
                yield from questions(state, seat, (*path, index))


@pytest.fixture
def written(monkeypatch):
    """All texts that are drawn: words as they stand there, left, right, base line, size, and whether one is cut off."""
    texts, finish = [], Canvas.finished

    def finished(canvas, height):
        drawing = finish(canvas, height)
        texts.extend(lines(drawing.marks))
        return drawing

    monkeypatch.setattr(Canvas, "finished", finished)
    return texts


@pytest.fixture
def numbered(monkeypatch):
    """The numbers of choices that are drawn."""
    numbers, draw = [], pieces.mark_choice

    def choice(canvas, number, x, y):
        numbers.extend([(number, x, y)] * bool(number))
        draw(canvas, number, x, y)

    monkeypatch.setattr(pieces, "mark_choice", choice)
    return numbers


@pytest.fixture
def framed(monkeypatch):
    """The places of the frames around what has just happened."""
    places, draw = [], pieces.mark_fresh

    def fresh(canvas, x, y, *size):
        places.append((round(x), round(y)))
        draw(canvas, x, y, *size)

    monkeypatch.setattr(pieces, "mark_fresh", fresh)
    return places


# -- cards


def test_soldiers_heroes_and_equipment_have_their_own_emblems():
    heroes, soldiers, equipment = (
        set(map(emblem_of, kinds))
        for kinds in (
            range(FIRST_SOLDIER),
            range(FIRST_SOLDIER, FIRST_EQUIPMENT),
            range(FIRST_EQUIPMENT, len(KINDS)),
        )
    )
    assert soldiers == set(SOLDIERS)
    assert equipment == {"sword", "shield", "helmet"}
    assert not heroes & (soldiers | equipment | {"hero"})
    assert heroes == set(HEROES)
    names = heroes | soldiers | equipment
    assert len({read_emblem(name, "games.olympus.pictures") for name in names}) == len(names)


@each_language
def test_every_colour_has_a_letter_and_a_shape_of_its_own(language):
    cards = Cards(GAME, Words(language))
    assert len(set(map(cards.letter, range(len(COLOURS))))) == len(set(SHAPES)) == len(COLOURS)


# How the colours look without one sort of cone: Machado, Oliveira and Fernandes (2009), severity 1.0.
BLINDNESS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def seen(paint, matrix):
    """Return a colour as lightness and two hues (CIE Lab), seen through a matrix on linear light."""
    light = [int(paint[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in light]
    red, green, blue = (min(1, max(0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in matrix)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_colours_can_be_told_apart_by_everybody(blindness):
    looks = [seen(paint, BLINDNESS[blindness]) for paint in PAINTS]
    for one, two in itertools.combinations(looks, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5 > 30


@each_language
@pytest.mark.parametrize("seat", [NOBODY, 0])
def test_no_name_of_a_card_is_cut_off_on_the_board_or_in_the_hand(language, seat, written):
    names = set(map(Cards(GAME, Words(language)).name, range(len(KINDS))))
    for first in range(0, len(KINDS), 6):
        six = " ".join(KINDS[first : first + 6])
        state = table(hand=six) if seat == 0 else table(six if first < FIRST_EQUIPMENT else FULL)
        draw = olympus.table if seat == NOBODY else olympus.hand
        draw(scene(state, seat, language=language))
    cut = [text[0] for text in written if text[5]]
    assert not cut
    assert len(names & {text[0] for text in written}) == (len(names) if seat == 0 else FIRST_EQUIPMENT)


@each_language
def test_a_hand_shows_what_each_card_costs_and_does(language, written):
    olympus.hand(scene(table(hand="penelope tauri", other="ajax"), 1, language=language))
    words = " ".join(text[0] for text in written)
    cards = Cards(GAME, Words(language))
    power = Words(language).say("olympus-when", when="always", power=cards.power(kind("ajax")))
    assert power.split(" ")[-6:] == words.split(" ")[-6:]
    cost = [cards.letter(colour) for colour, owed in enumerate(GAME.sheet.cost[kind("ajax")]) for _ in range(owed)]
    card = written[[text[0] for text in written].index(cards.name(kind("ajax"))) - 1 :]
    assert sorted(text[0] for text in card if len(text[0]) == 1 and text[0].isalpha())[: len(cost)] == sorted(cost)


def test_no_number_covers_the_cost_of_a_card(numbered):
    drawing = olympus.hand(scene(table(hand="clytemnestra circe pandora"), 0))
    costs = [y + 18.5 for mark, _, y in drawing.marks if getattr(mark, "paint", None) is whole and mark.args[0].cost]
    assert numbered
    assert not any(cost - 18 < down < cost + 14 and down + 11.5 > cost for cost in costs for *_, down in numbered)


def test_a_single_card_is_as_wide_as_the_hand():
    alone, two = (olympus.hand(scene(table(hand=hand), 0)) for hand in ("ajax", "ajax pandora"))
    cards = [[mark.args[0] for mark, *_ in its.marks if getattr(mark, "paint", None) is whole] for its in (alone, two)]
    assert [[card.wide for card in its] for its in cards] == [[WIDTH - 6], [COLUMN] * 2]
    assert alone.height < two.height


@each_language
def test_equal_cards_are_shown_once_and_a_card_without_a_cost_is_free(language, written):
    olympus.hand(scene(table(hand="tauri tauri pandora"), 0, language=language))
    words, cards = [text[0] for text in written], Cards(GAME, Words(language))
    assert f"{cards.name(kind('tauri'))} \N{MULTIPLICATION SIGN}2" in words
    assert words.count(Words(language).say("olympus-picture-free")) == 1


def test_a_card_that_pays_any_colour_has_a_star_and_a_stripe_of_each(written):
    wild, plain = (olympus.hand(scene(table(hand=name), 0)).svg for name in ("penelope", "peleus"))
    assert all(wild.count(paint) > plain.count(paint) for paint in PAINTS if paint != PAINTS[1])
    assert [text[0] for text in written].count("B*") == 1


def test_a_reader_sees_the_hidden_cards_they_may_know(written):
    state = table(other="medea circe", under=[("castor", 0)])
    state.known[0] = [(kind("medea"), mark_in_hand(1))]
    olympus.hand(scene(state, 0))
    told = " ".join(text[0] for text in written)
    assert "Medea" in told
    assert "Castor" in told


# -- the table


def test_a_unit_shows_its_numbers_as_they_are_now(written):
    state = table("- - achilles medea+blue_helmet/2 - -")
    olympus.table(scene(state))
    view, space = state.view(NOBODY), at("a4")
    assert view.strengths[space] != GAME.sheet.strength[kind("medea")]
    assert view.healths[space] != GAME.sheet.health[kind("medea")]
    line = sorted(text for text in written if text[0].isdigit() and text[1] < WIDTH / 2 and 278 < text[3] < 336)
    assert [text[0] for text in line] == sorted([str(view.strengths[space]), str(view.healths[space]), "2"])


def test_units_show_equipment_and_the_table_shows_all_markers(written):
    markers = {"red": 1, "blue": 1, "green": 0}
    state = table(
        "medea - - - - -", "- circe+red_sword - - - -", hand="ajax", other="jason castor tauri danaans", markers=markers
    )
    state.discards += [kind("tauri")] * 2
    olympus.table(scene(state))
    places = {(words, left < WIDTH / 2) for words, left, *_ in written}
    assert ("+2/+0", False) in places
    assert ("+2/+0", True) not in places
    upper = [(words, left) for words, left, _, y, _, _ in written if 46 < y < 112]
    left, right = ({words for words, x in upper if low < x < high} for low, high in ((0, 150), (250, 400)))
    assert {"G", "1", "Tom"} <= left
    assert {"R", "B", "2", "4", "Anna"} <= right
    assert not {"R", "B"} & left
    assert {str(state.pile()), "2"} <= {words for words, x in upper if 150 < x < 250}
    lying = [words for words, x, _, y, _, _ in written if 170 < x < 230 and words in "RBGY"]
    assert lying == ["Y"]


def test_the_purple_marker_is_on_the_leaders_side():
    levels = [olympus.table(scene(table(steps=steps))).svg for steps in (-3, 3)]
    x = [float(re.search(r'<circle cx="([\d.]+)"[^>]*fill="#6b2d80"', svg)[1]) for svg in levels]
    assert x[1] < WIDTH / 2 < x[0]


def test_readers_see_themselves_on_the_left_of_their_hand(numbered):
    state = table("medea - - - - -", "- - - circe - -", other="telemachus", active=1)
    olympus.hand(scene(state, 1))
    assert all(x < WIDTH / 2 for _, x, _ in numbered)
    assert len(numbered) == 5  # every space of their row but the one of Circe


def test_winners_have_a_wreath(written):
    state = table("medea - - - - -", "- - - - - -", steps=6)
    before = olympus.table(scene(state))
    events = do(state, "done")
    assert state.outcome()
    after = olympus.table(scene(state, events=events))
    band = [text[0] for text in written if text[3] < 40 and text[0]]
    assert band == ["Turn 3", "Tom to play", "The game is over", "Tom wins"]
    assert emblems(after).count("laurel") == emblems(before).count("laurel") + 1


# -- secrets


def test_a_picture_does_not_depend_on_what_its_reader_cannot_see():
    chance, told = Guess(5), 0
    for state, _, events in games()[::7]:
        for reader in (NOBODY, 0, 1):
            twin = box.swap(state, reader, chance) if reader != NOBODY else exchanged(state)
            draw = olympus.table if reader == NOBODY else olympus.hand
            if reader in state.to_act() and state.legal(reader) != twin.legal(reader):
                continue
            told += twin.dump() != state.dump()
            assert draw(scene(state, reader, events)).svg == draw(scene(twin, reader, events)).svg
    assert told > 20


def exchanged(state):
    """Return the position with other hands of the same size, all out of the pile."""
    twin = state.copy()
    for hand in twin.hands:
        twin.unseen[: len(hand)], hand[:] = hand[:], sorted(twin.unseen[: len(hand)])
    twin.unseen.sort()
    return twin


# -- what is asked


@pytest.mark.slow
def test_every_choice_that_means_a_thing_is_numbered_in_the_hand(numbered):
    verbs = set()
    for state, seat, events in games():
        for path in questions(state, seat) if state.to_act() else ():
            shown = scene(state, seat, events, path=path)
            numbered.clear()
            olympus.hand(shown)
            meant = {number for number, parts in enumerate(shown.choices, 1) if means(parts[0])}
            assert meant <= {number for number, _, _ in numbered}, shown.choices
            verbs |= {parts[0][0] for parts in shown.choices}
    assert {"play", "on", "lay", "pay", "unit", "marker", "heal", "from", "move", "to", "recover"} <= verbs


def means(part):
    """Return whether the picture shows what a part stands for."""
    return part[0] not in WORDLESS


def test_no_two_numbers_lie_on_each_other(numbered):
    for state, seat, events in games()[::3]:
        for path in questions(state, seat) if state.to_act() else ():
            numbered.clear()
            olympus.hand(scene(state, seat, events, path=path))
            for (_, x, y), (_, other, below) in itertools.combinations(numbered, 2):
                assert abs(x - other) + abs(y - below) > 19


def test_the_cards_of_a_proposed_payment_have_its_number(numbered):
    state = table(hand="odysseus peleus circe castor helen agamemnon", markers={"blue": 0})
    do(state, "play odysseus a1 choosing")
    olympus.hand(scene(state, 0))
    assert state.legal(0)[0] == ACCEPT
    assert [number for number, _, _ in numbered].count(1) == 3  # the marker, a blue card, a red card


def test_the_only_card_that_can_be_played_has_numbered_spaces(numbered):
    """They are in the order of the buttons, beside the letters of the board in brief."""
    state = table("medea - - - - -", "- - - circe - -", hand="danaans achilles")
    olympus.hand(scene(state, 0))
    assert [str(move) for move in state.legal(0)] == ["done", *(f"play danaans a{at}" for at in range(2, 7))]
    assert [number for number, x, _ in numbered] == [2, 3, 4, 5, 6]
    assert all(x < WIDTH / 2 for _, x, _ in numbered)


@pytest.mark.parametrize("held", [10, 20, 30, 60])
def test_a_hand_of_any_size_is_drawn(held, written):
    state = table(hand=" ".join(KINDS[:held]))
    for path in questions(state, 0):
        drawn = olympus.hand(scene(state, 0, path=path))
        assert drawn.height < 1000
    names = set(map(Cards(GAME, Words("en")).name, range(held)))
    assert names <= {text[0] for text in written}


def test_removable_wounds_are_numbered_and_their_unit_framed(numbered, written):
    state = table("medea/3 - - - - ajax/1", hand="tauri")
    state.agenda.append((MEND, 0, kind("alcmene"), OWN, 3, 0, 1))
    calm = olympus.hand(scene(state, 0)).svg.count(GOLD)
    numbers = len(numbered)
    assert olympus.hand(scene(state, 0, path=(0,))).svg.count(GOLD) == calm - numbers * 2 + 3 * 2 + 1
    assert [number for number, _, _ in numbered[numbers:]] == [1, 2, 3]


def test_a_card_drawn_to_be_played_is_shown_with_its_spaces(written):
    state = table("medea - - - - -")
    state.agenda.append((FREE_PLAY, 0, kind("odysseus"), kind("ajax"), NOBODY))
    state.hands[0] = [kind("ajax")]
    olympus.hand(scene(state, 0))
    assert [text[0] for text in written].count("Ajax") == 2  # the card, and the hand below the board


def test_a_large_hand_leaves_out_what_each_card_does():
    assert olympus.hand(scene(table(other=" ".join(KINDS[:20])), 1)).height < 800


def test_a_hero_to_recover_is_found_under_its_colour_and_then_by_name(numbered):
    state = table(discards=" ".join(KINDS[:FIRST_SOLDIER]))
    state.agenda.append((RECOVER, 0, kind("orpheus")))
    olympus.hand(scene(state, 0))
    assert [number for number, _, _ in numbered] == [1, 2, 3, 4]
    numbered.clear()
    olympus.hand(scene(state, 0, path=(2,)))
    assert len(numbered) == 15


def test_many_heroes_to_recover_are_listed_by_name(numbered):
    state = table(discards=" ".join(KINDS[:22]))
    state.agenda.append((RECOVER, 0, kind("orpheus")))
    assert olympus.hand(scene(state, 0)).height < 560
    assert sorted(number for number, _, _ in numbered) == list(range(1, 23))


@pytest.mark.parametrize("markers", [{}, dict.fromkeys(COLOURS[:3], 1) | {"yellow": 0}])
def test_markers_to_take_are_numbered_where_they_lie(markers, numbered):
    state = table(markers=markers)
    state.agenda.append((TAKE, 0, NOBODY, 1))
    olympus.hand(scene(state, 0))
    assert len(numbered) == (3 if markers else 4)
    assert all((y < 120) == bool(markers) for _, _, y in numbered)


# -- what has just happened


def test_every_event_is_marked_or_needs_no_mark():
    assert {event.__name__ for event in {*MARK, *SILENT}} == set(classes(happened))


@pytest.mark.parametrize(
    ("event", "spaces"),
    [
        (happened.Placed(0, kind("medea"), at("a1"), NOBODY), ["a1"]),
        (happened.Wounded(NOBODY, 0, kind("medea"), 1), ["a1"]),
        (happened.Transferred(NOBODY, kind("medea"), 1, kind("circe"), 1), ["a1", "b2"]),
        (happened.Moved(NOBODY, 0, kind("medea"), at("a6"), at("a1"), NOBODY), ["a1"]),
        (happened.Moved(NOBODY, 0, kind("medea"), at("a6"), at("a1"), kind("ajax")), ["a1", "a6"]),
        (happened.Survived(0, kind("ajax"), kind("medea")), ["a6"]),
        (happened.Drew(0, NOBODY, (kind("medea"),)), []),
    ],
)
def test_the_units_to_which_something_happened_are_marked(event, spaces):
    view = table("medea - - - - ajax", "- circe - - - -").view(NOBODY)
    assert Marks(view, [event]).spaces == set(map(at, spaces))


@pytest.mark.parametrize(
    ("event", "marks"),
    [
        (happened.Placed(0, kind("medea"), at("a1"), NOBODY), 1),
        (happened.Scored(kind("castor"), 0, 1), 1),
        (happened.MarkerTaken(NOBODY, 1, 0, NOBODY), 1),
        (happened.Paid(0, (kind("ajax"),), ()), 1),
        (happened.Drew(0, NOBODY, (kind("ajax"),)), 2),
        (happened.LookedAt(NOBODY, 0, (kind("ajax"),)), 1),
        (happened.PutUnder(NOBODY, 0, kind("ajax")), 1),
        (happened.TurnBegan(0, 1), 0),
    ],
)
def test_what_happened_is_framed_on_the_table(event, marks, framed):
    olympus.table(scene(table("medea - - - - -", markers={"red": 1}), events=[event]))
    assert len(framed) == marks


def test_a_card_that_was_drawn_is_framed_in_the_hand(framed):
    olympus.hand(scene(table(hand="medea ajax"), 0, [happened.Drew(0, NOBODY, (kind("ajax"),))]))
    assert len(framed) == 3  # the card, the number of cards in hand, and the pile


@each_language
def test_what_a_player_is_asked_is_not_cut_beside_two_markers(language, written):
    state = table(hand="telemachus peleus circe", markers={"blue": 0, "red": 0})
    do(state, "play telemachus a1")
    olympus.table(scene(state, language=language))
    assert any(text[0].endswith(Cards(GAME, Words(language)).name(kind("telemachus"))) for text in written)
    assert not any(text[-1] for text in written)


def test_players_to_act_and_winners_have_golden_plates():
    counts = [
        olympus.table(scene(state)).svg.count(f'stroke="{GOLD}" stroke-width="3.0"') for state in (table(), over())
    ]
    assert counts == [1, 1]


def over():
    state = table("medea - - - - -", steps=6)
    do(state, "done")
    return state


def test_a_blow_and_a_fall_are_drawn(written):
    state = table("heracles - - - - -", "telemachus - - - - -", other="ajax circe")
    events = do(state, "done")
    marks = Marks(state.view(NOBODY), events)
    assert marks.blows == {at("b1"): 5}
    assert marks.lost == {at("b1"): kind("telemachus")}
    attack = [event for event in events if isinstance(event, happened.Struck | happened.Fell)]
    calm, svg = (olympus.table(scene(state, events=told)).svg for told in ((), attack))
    assert any(words == "5" and 170 < left < right < 230 for words, left, right, *_ in written)
    assert any(words == "Telemachus" and left > WIDTH / 2 for words, left, *_ in written)
    assert svg.count(BLOOD) == calm.count(BLOOD) + 4  # the arrow, the cross, and the frame and pennant of the discards


def test_a_retaken_space_shows_its_new_unit():
    view = table("medea - - - - -").view(NOBODY)
    assert not Marks(view, [happened.Fell(0, kind("ajax"), at("a1"))]).lost


def test_cards_that_came_to_the_hand_are_marked_unless_all_did():
    state = table(hand="medea ajax")
    drew = [happened.Drew(0, NOBODY, (kind("medea"),))]
    dealt = [happened.Drew(0, NOBODY, (kind("medea"), kind("ajax")))]
    assert Picture(scene(state, 0, drew)).new == {kind("medea")}
    assert Picture(scene(state, 0, dealt)).new == set()
    assert Picture(scene(state, 1, drew)).new == set()


# -- the canvas


@pytest.mark.slow
@pytest.mark.parametrize("language", slow_but(["de"], LANGUAGES))
def test_nothing_is_drawn_outside_the_canvas(language, written):
    names = {0: "W" * 32, 1: "\N{FOX FACE}" * 9}
    for state, seat, events in games()[::5]:
        shown = [olympus.table(scene(state, NOBODY, events, language, names=names))]
        shown += [olympus.hand(scene(state, seat, events, language, path, names)) for path in asked(state, seat)]
        for drawn in shown:
            inside(drawn)
    assert all(left >= 0 and right <= WIDTH for _, left, right, _, _, _ in written)
    assert all(size >= 10.5 for _, _, _, _, size, _ in written)


def asked(state, seat):
    return questions(state, seat) if state.to_act() else [()]


def inside(drawn):
    """Assert that all rectangles, circles and emblems are within the picture."""
    number = r'="(-?[\d.]+)"'
    for x, y, wide, high in re.findall(rf"<rect x{number} y{number} width{number} height{number}", drawn.svg):
        assert -0.1 <= float(x) <= float(x) + float(wide) <= WIDTH + 0.1
        assert -0.1 <= float(y) <= float(y) + float(high) <= drawn.height + 1
    for x, y, radius in re.findall(rf"<circle cx{number} cy{number} r{number}", drawn.svg):
        assert float(radius) <= float(x) <= WIDTH - float(radius)
        assert float(radius) <= float(y) <= drawn.height - float(radius)
    placed = re.findall(r"<use [^>]*translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)", drawn.svg)
    for x, y, scale in placed:
        assert 0 <= float(x) <= WIDTH - 100 * float(scale)
        assert 0 <= float(y) <= drawn.height - 100 * float(scale)


@pytest.mark.slow
def test_the_table_is_higher_only_for_lines_with_units_and_equipment():
    playing = {olympus.table(scene(state)).height for state, _, _ in games() if state.to_act()}
    empty, unit = olympus.table(scene(table())).height, Board.HIGH - Board.LOW
    assert playing <= {empty + lines * unit + geared * GEAR for lines in range(7) for geared in range(lines + 1)}


def test_lines_without_units_are_low_above_a_hand():
    first, second = (olympus.hand(scene(table(row, hand="castor"), 0)) for row in ("- - - - - -", "heracles - - - - -"))
    assert second.height - first.height == Brief.HIGH - Brief.LOW > 0


def test_the_name_of_a_lost_unit_can_be_read_beside_its_cross():
    fell = [happened.Fell(0, kind("heracles"), at("a1"))]
    marks = olympus.table(scene(table("- - - - - -"), events=fell)).marks
    (cross,) = [
        (mark.args[2:], x) for mark, x, _ in marks if isinstance(mark, Group) and mark.paint.__name__ == "_crossed"
    ]
    assert cross == ((0, METOPE), EDGE)


def test_the_end_shows_who_has_won_and_no_move():
    state = table("heracles - - - - -", "- telemachus - - - -", steps=6)
    events = do(state, "done")
    assert state.outcome()
    assert olympus.table(scene(state, events=events)) == olympus.table(scene(state))
    assert emblems(olympus.table(scene(state))).count("olympus") == 1  # the temple's


def test_an_arrow_gives_way_to_the_number_of_a_marker(numbered):
    state = table("medea - - heracles - -")
    state.agenda.append((TAKE, 0, NOBODY, 1))
    struck = [happened.Struck(0, kind("heracles"), kind("circe"), at("b4"), 5, 0)]
    calm, asked = (olympus.hand(scene(state, 0, events)).svg.count(BLOOD) for events in ((), struck))
    assert asked == calm
    assert numbered


def test_numbers_on_a_unit_are_gold():
    assert GOLD in olympus.hand(scene(table(hand="telemachus"), 0)).svg


@each_language
def test_the_title_says_what_the_narrator_says(language, written):
    state = table()
    olympus.table(scene(state, language=language))
    first = make_narrator(GAME, language).table(state.view(NOBODY), NAMES)[0]
    assert first.startswith(written[0][0])


@each_language
def test_a_short_power_takes_two_lines_at_most(language):
    cards, face = Cards(GAME, Words(language)), load_label_face()
    for card in range(FIRST_EQUIPMENT):
        lines = wrap_power(cards.brief_power(card))
        assert len(lines) <= 2
        assert all(face.width(line, SMALLEST) * TIGHTEST <= POWER for line in lines), KINDS[card]


@pytest.mark.parametrize(("language", "whose"), [("en", "Your other"), ("fr", "Vos autres"), ("de", "Deine anderen")])
def test_who_helps_others_says_so_on_the_board(language, whose):
    cards = Cards(GAME, Words(language))
    assert all(cards.brief_power(kind(hero)).startswith(whose) for hero in ("hector", "achilles"))


def test_a_short_power_keeps_clear_of_the_numbers():
    assert Place(0, mirrored=False).words + POWER <= Place(0, mirrored=False).stats
    assert Place(0, mirrored=True).words + POWER <= Place(0, mirrored=True).metope


@pytest.mark.parametrize(("other", "heads"), [("", 1), ("paris", 2)])
def test_an_arrow_leads_from_where_a_unit_stood(other, heads):
    state, by = table("hector ajax paris - - -" if other else "hector ajax - - - -"), KINDS.index("agamemnon")
    moved = happened.Moved(by, 0, KINDS.index("hector"), 2, 0, KINDS.index(other) if other else NOBODY)
    svg = olympus.table(scene(state, events=[moved])).svg
    ends = [float(y) + 6 for y in re.findall(r'd="M5 ([\d.]+)l8 6l-8 6z"', svg)]
    [(start, end)] = re.findall(r'd="M7 ([\d.]+)H2V([\d.]+)H7"', svg)
    assert ends == [float(start), float(end)][-heads:]
    assert float(start) > float(end)


def test_an_arrow_joins_soldiers_who_cannot_be_told_apart():
    soldiers = KINDS.index("lapiths")
    moved = happened.Moved(NOBODY, 0, KINDS.index("hector"), 2, 0, soldiers)
    assert Marks(table("hector lapiths lapiths - - -").view(NOBODY), [moved]).moves == [(2, 0, True)]


def test_a_power_that_worked_when_played_has_a_sign():
    tables = [olympus.table(scene(table(f"{name} - - - - -"))) for name in ("peleus", "ajax")]
    assert ["played" in emblems(each) for each in tables] == [True, False]


def test_a_wound_in_brief_stays_in_its_unit_and_off_its_name(monkeypatch):
    drops = []
    monkeypatch.setattr(Picture, "wounds", lambda self, number, x, y: drops.append(x))
    state = table("pandora/4 - - - - -", "daedalus/2 - - - - -")
    brief = Brief(Picture(scene(state, 0)), 0)
    brief.unit(at("a1"), Place(0, mirrored=False), 0, 22)
    brief.unit(at("b1"), Place(0, mirrored=True), 0, 22)
    blank = 3  # beside the drop in its square
    assert drops[0] + 21 - blank <= CELL
    assert drops[1] + 21 - blank <= 6 + FIGURES


def test_a_wound_on_the_board_stays_in_its_unit_and_off_its_power(monkeypatch):
    drops = []
    monkeypatch.setattr(Picture, "wounds", lambda self, number, x, y: drops.append(x))
    board = Board(Picture(scene(table("antigone/2 - - - - -", "tiresias/2 - - - - -"), 0)), 0)
    board.unit(at("a1"), Place(0, mirrored=False), 0, 49)
    board.unit(at("b1"), Place(0, mirrored=True), 0, 49)
    blank = 3  # beside the drop in its square
    assert drops[0] + 21 - blank <= CELL
    assert drops[1] + 21 - blank <= Place(0, mirrored=True).words


def test_a_yes_or_no_has_no_number():
    state = table(hand="telemachus helen argus")
    do(state, "play telemachus a1")
    shown = scene(state, 0)
    assert (("use", 0),) in shown.choices
    assert olympus.hand(shown).numbers == {}


def test_no_number_covers_the_name_of_a_lost_unit(numbered, written):
    state = table(hand="telemachus")
    olympus.hand(scene(state, 0, [happened.Fell(0, kind("heracles"), at("a1"))]))
    (name,) = [(left, foot) for words, left, _, foot, *_ in written if words == "Heracles"]
    near = [x for _, x, y in numbered if abs(y - name[1] + 5) < 8]
    assert near
    assert all(x + 10 < name[0] for x in near)


@pytest.mark.parametrize("reader", [NOBODY, 0, 1])
def test_a_full_row_that_has_won_is_framed(reader):
    state = table(" ".join(KINDS[FIRST_SOLDIER : FIRST_SOLDIER + 6]))
    while state.to_act():
        do(state, str(state.legal(state.to_act()[0])[-1]))
    drawn = (olympus.table if reader == NOBODY else olympus.hand)(scene(state, reader))
    assert state.outcome().reason == "full-row"
    frames = [x for mark, x, _ in drawn.marks if isinstance(mark, Rect) and mark.line == GOLD and mark.thick == 3.5]
    assert frames == [WIDTH - EDGE - CELL if reader == 1 else EDGE]
