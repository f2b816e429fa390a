"""The contents of Iliad's pictures."""

import re
from itertools import islice

import pytest

from games.iliad import pictures as iliad
from games.iliad.pictures.look import TILE
from games.iliad.pictures.painter import SIZES
from games.iliad.pictures.ranks import NAMED
from games.iliad.rules.cards import KINDS
from games.iliad.rules.events import Laid, VictoryTaken
from games.iliad.rules.moves import HAND
from games.iliad.rules.position import ARRANGE, DISCARD, TAKE, TURN
from pictures.canvas import SMALLEST, TIGHTEST, Group, Numbered, flatten_marks
from pictures.marks import Emblem, Outline
from pictures.palette import BLOOD, GLAZE
from pictures.pieces import label_lines
from pictures.typeface import load_label_face
from tests.games.iliad.table import GAME, do, table
from tests.pictures.reading import chosen, fresh, golden, lines, questions, random_game, scene_of, times
from words import LANGUAGES

R = 11.5  # of the disc with the number of a choice, and its ring


def held(state, seat, **options):
    return iliad.hand(scene_of(GAME, state, seat, **options))


def unseen(choices):
    """Return the numbers of the answers that name no card, or one whose number is that of placing it."""
    return {at for at, (part, *_) in enumerate(choices, 1) if part[0] in ("pass", "accept") or part == ("attack", HAND)}


@pytest.mark.slow
def test_every_first_question_numbers_each_card_where_it_lies():
    asked = set()
    for state, events in random_game(GAME, 2, 1):
        for scene in questions(GAME, state, events):
            if not scene.settled:
                numbers = set(range(1, len(scene.choices) + 1)) - unseen(scene.choices)
                drawing = iliad.hand(scene)
                assert set(drawing.numbers) >= numbers, scene.choices
                assert set(chosen(drawing)) == set(range(1, len(drawing.numbers) + 1)), "they have no gaps"
                asked.add(state.phase)
    assert {TURN, ARRANGE, TAKE} <= asked


def test_a_card_too_many_is_numbered_in_the_hand():
    state = table(2, siege=None, hands={0: "1 1 1 1 2 2 2 2 3 3 archer archer horse"})
    state.phase = DISCARD
    assert sorted(chosen(held(state, 0))) == [1, 2, 3, 4, 5]


def test_no_number_covers_the_points_of_a_victory_card():
    taking = next(state for state, _ in random_game(GAME, 2, 1) if state.phase == TAKE)
    marks = held(taking, taking.to_act()[0]).marks
    numbers = [(x, y) for mark, x, y in marks if isinstance(mark, Numbered)]
    texts = [(left, right, foot) for text, left, right, foot, *_ in lines(marks) if text.isdigit() and foot < 80]
    points = [
        (left, right, foot) for left, right, foot in texts if all(abs(left + right - 2 * x) > 1 for x, _ in numbers)
    ]
    assert len(numbers) == 2
    assert len(points) >= 2
    assert not any(
        left - R < x < right + R and foot - 9 - R < y < foot + R for x, y in numbers for left, right, foot in points
    )


def test_no_number_covers_a_figure_of_an_army():
    verbs = set()
    for state, events in islice(random_game(GAME, 3, 1), 80):
        for scene in questions(GAME, state, events):
            painter = iliad.Painter(scene)
            painter.siege()
            marks = painter.canvas.marks
            emblems = [(mark, x, y) for mark, x, y in flatten_marks(marks) if isinstance(mark, Emblem)]
            figures = [(x, y, mark.size) for mark, x, y in emblems if is_figure(mark)]
            for across, down in [(x, y) for mark, x, y in marks if isinstance(mark, Numbered) and y > 105]:
                covered = [y for x, y, size in figures if x < across < x + size and y - R < down < y + size]
                assert all(down + R <= y + 1 for y in covered), scene.choices
                verbs |= {part[0] for parts in scene.choices for part in parts}
    assert verbs >= {"attack", "target"}


def is_figure(mark):
    """Return whether this is a figure that stands in an army."""
    return mark.name in (*KINDS, "hoplite", "trojan_horse") and mark.size > 30


def test_a_name_in_two_lines_keeps_off_a_new_figure():
    state = table(3, siege=None, hands={0: "1"}, armies={0: "4"})
    names = dict.fromkeys(range(3), "Maximilian-Friedrich of Athens")
    marks = iliad.table(scene_of(GAME, state, events=do(state, "place hoplite_1 phalanx-4"), names=names)).marks
    frames = [y - 3.5 for mark, _, y in marks if isinstance(mark, Group) and mark.paint.__name__ == "_fresh"]
    feet = [foot for text, _, _, foot, *_ in lines(marks) if "Friedrich" in text and foot > 60]
    assert len(frames) == 1
    assert min(feet) <= frames[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_card_in_hand_takes_one_line(language):
    """Two lines would leave the figure half as high as the others."""
    painter = iliad.Painter(scene_of(GAME, table(2, siege=None), language=language))
    assert [len(label_lines(painter.large(kind).name, 50)) for kind in range(len(KINDS))] == [1] * len(KINDS)


def test_what_a_phalanx_is_worth_does_not_look_like_a_number_to_press():
    state = table(2, siege=None, hands={0: "archer"}, armies={0: "43"})
    assert times(held(state, 0), "14", GLAZE) == 2, "dark on light, as the strength of the army is"


def test_the_strength_of_the_strongest_army_is_on_gold():
    def gold(armies):
        drawing = iliad.table(scene_of(GAME, table(2, siege=None, hands={0: "archer"}, armies=armies)))
        return drawing.svg.count(f'fill="{TILE}" stroke="{GLAZE}"')

    assert [gold(armies) for armies in ({0: "4"}, {0: "4", 1: "3"}, {0: "4", 1: "4"})] == [1, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_card_has_its_whole_name(language):
    painter = iliad.Painter(scene_of(GAME, table(2, siege=None), language=language))
    names = [painter.face(kind).name for kind in range(len(KINDS))]
    for wide in [wide for wide, _ in SIZES if wide >= NAMED]:
        for name in names:
            lines = label_lines(name, wide)
            assert " ".join(lines) == name
            assert all(load_label_face().width(line, SMALLEST) * TIGHTEST <= wide for line in lines), name


def test_an_attack_numbers_the_cards_and_not_the_player():
    state = table(2, siege=None, hands={0: "chariot"}, armies={1: "archer"})
    assert chosen(held(state, 0)).count(1) == 1


def test_a_choice_among_players_numbers_the_players():
    state = table(3, hands={0: "chariot"}, armies={1: "archer 2", 2: "archer 3"})
    scene = scene_of(GAME, state, 0, path=(0,))
    assert [dict(parts).keys() for parts in scene.choices] == [{"seat"}, {"seat"}]
    assert sorted(chosen(iliad.hand(scene))) == [1, 2]


def test_riders_of_an_elephant_are_drawn_in_the_order_told():
    scene = scene_of(GAME, table(2, siege=None, armies={1: "elephant:43", 0: "elephant:3a"}))
    drawn = [tuple(face.corner or face.emblem for face in group.faces[1:]) for group in armies(scene)]
    assert drawn == [("3", "archer"), ("4", "3")]


PLACED = {
    "elephant alone": ["elephant"],
    "ballista alone": ["ballista"],
    "trojan_horse alone": ["trojan_horse"],
    "archer alone": ["archer"],
    "hoplite_1 alone": ["hoplite"],
    "hoplite_1 phalanx-42": ["hoplite", "hoplite", "hoplite"],
    "hoplite_2 elephant-4": ["elephant", "hoplite", "hoplite"],
    "archer horse-1": ["trojan_horse", "archer"],
}


@pytest.mark.parametrize("move", PLACED)
def test_the_card_just_placed_is_marked_where_it_lies(move):
    army = "archer 42 elephant:4 horse"
    state = table(2, siege=None, hands={0: "1 2 elephant ballista horse archer"}, armies={0: army})
    events = do(state, f"place {move}")
    scene = scene_of(GAME, state, 0, events=events)
    painter = iliad.Painter(scene)
    (spot,) = painter.fresh(0)
    marked = [group for group in painter.groups(0) if group.spot == spot]
    assert [face.emblem for face in marked[0].faces] == PLACED[move]
    assert fresh(iliad.hand(scene)) == 1


def test_a_phalanx_arranged_card_by_card_is_marked_once():
    state = table(2, siege=None, armies={0: "horse:43 4"})
    events = do(state, "pass", "pass", "accept")
    assert [event.kind for event in events if isinstance(event, Laid)] == [3, 2]
    assert iliad.Painter(scene_of(GAME, state, 0, events=events)).fresh(0) == [0b1100]


def test_an_attack_crosses_out_the_attacker_too():
    state = table(2, siege=None, armies={0: "catapult elephant:4a", 1: "ballista 3"})
    for move, attacker in (("attack catapult 1 ballista", "catapult"), ("attack elephant-4a 1 phalanx-3", "archer")):
        scene = scene_of(GAME, state, 1, events=do(state, move, "pass"))
        (lost,) = iliad.Painter(scene).losses(0)
        assert (lost.lost, [face.emblem for face in lost.faces]) == (True, [attacker])


def test_an_attack_is_drawn_from_the_attacker_to_the_target():
    state = table(2, siege=None, armies={0: "catapult 1", 1: "ballista 3"})
    drawn = iliad.table(scene_of(GAME, state, events=do(state, "attack catapult 1 ballista")))
    (shaft,) = [mark.data for mark, *_ in drawn.marks if isinstance(mark, Outline) and mark.line == BLOOD]
    (head,) = [mark.data for mark, *_ in drawn.marks if isinstance(mark, Outline) and mark.fill == BLOOD]
    start, end = (float(at) for at in re.findall(r"M9 ([\d.]+)H5V([\d.]+)", shaft)[0])
    assert start < end, "the attacker stands above"
    assert f" {end - 6:.1f}l" in head


def test_figures_of_a_rank_stand_on_one_line():
    state = table(2, siege=None, armies={0: "elephant:43 421"})
    drawn = iliad.hand(scene_of(GAME, state, 0))
    feet = [mark.args[-1] for mark, *_ in drawn.marks if isinstance(mark, Group) and mark.paint.__name__ == "_figure"]
    assert len(feet) == 6
    assert len(set(feet)) == 1


def armies(scene):
    painter = iliad.Painter(scene)
    return [group for seat in range(2) for group in painter.groups(seat)]


def test_of_two_equal_victory_cards_the_taken_one_is_marked():
    state = table(2, siege=None, row="city-3", won={0: "city-2 city-2"})
    code = state.won[0].index(2)
    taken = [VictoryTaken(0, state.sheet.codes[code])]
    assert fresh(iliad.table(scene_of(GAME, state, events=taken))) == 1


def test_several_trojan_horses_bear_their_numbers():
    armies = {0: "horse horse", 1: "horse"}
    horses = [
        group.faces[0].corner for group in iliad.Painter(scene_of(GAME, table(2, siege=None, armies=armies))).groups(0)
    ]
    assert horses == ["1", "2"]


def test_the_frame_of_a_new_phalanx_does_not_cover_its_worth():
    state = table(2, siege=None, hands={0: "1"}, armies={0: "42"})
    drawn = iliad.table(scene_of(GAME, state, events=do(state, "place hoplite_1 phalanx-42")))
    painted = [(mark.paint.__name__, *mark.args[:1]) for mark, *_ in drawn.marks if isinstance(mark, Group)]
    frame = next(at for at, (name, *_) in enumerate(painted) if name == "_fresh")
    assert ("_disc", "21") in painted[frame:]


def test_the_points_of_a_side_that_leads_lie_on_gold():
    led = table(2, siege=None, won={0: "city-2 city-2"})
    even = table(2, siege=None, won={0: "city-2", 1: "city-2"})
    assert [
        iliad.table(scene_of(GAME, state)).svg.count(f'height="22.0" rx="11.0" fill="{TILE}"') for state in (led, even)
    ] == [1, 0]


def test_the_frames_of_new_victories_do_not_touch():
    state = table(2, siege=None, won={0: "city-2 trireme-3"})
    codes = [state.sheet.codes[at] for at, number in enumerate(state.won[0]) if number]
    marks = iliad.table(scene_of(GAME, state, events=[VictoryTaken(0, code) for code in codes])).marks
    frames = sorted(
        (x, mark.args[0]) for mark, x, _ in marks if isinstance(mark, Group) and mark.paint.__name__ == "_fresh"
    )
    (left, wide), (right, _) = frames
    assert right - left >= wide + 7, "a frame is as thick as three and a half units around a token"


@pytest.mark.parametrize(("seats", "variant"), [(2, "standard"), (5, "standard"), (4, "teams")])
def test_at_the_end_each_winner_has_a_wreath_before_the_wall(seats, variant):
    *_, (state, events) = random_game(GAME, seats, 1, {"variant": variant})
    places = state.outcome().places
    drawn = iliad.table(scene_of(GAME, state, events=events, names=dict(enumerate("ABCDE"))))
    painted = [mark.paint.__name__ for mark, *_ in drawn.marks if isinstance(mark, Group)]
    assert painted.count("draw_wreath") == places.count(1)
    assert golden(drawn) == places.count(1)
    assert "_figure" in painted, "Hoplites stand beside them"


def test_long_names_of_two_winners_do_not_read_as_one():
    *_, (state, events) = random_game(GAME, 4, 1, {"variant": "teams"})
    names = {seat: f"{seat} of Wilhelmina Constantinopolis" for seat in range(4)}
    drawn = iliad.table(scene_of(GAME, state, events=events, names=names))
    below = sorted((left, right) for _, left, right, foot, *_ in lines(drawn.marks) if 150 < foot < 165)
    assert len(below) == 2
    assert below[1][0] - below[0][1] >= 20
