"""The contents of Delphi's pictures."""

from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN
from games.delphi import pictures as delphi
from games.delphi.pictures.faces import CROWN, Faces
from games.delphi.pictures.finale import SHARED
from games.delphi.pictures.happened import find_marked_cards
from games.delphi.pictures.stele import ROWS, TOP, place_figure
from games.delphi.rules import events as happened
from games.delphi.rules.cards import KINDS, ORACLES
from games.delphi.rules.game import Delphi
from games.delphi.rules.position import LAY, PLAY
from games.delphi.words.cards import MINUS, Cards
from games.legends import legend_of
from pictures.canvas import Group
from pictures.legend import draw_legend
from pictures.marks import Rect
from pictures.palette import GOLD, SEATS
from tests.games.delphi.box import swap
from tests.games.delphi.table import do, kind, row, table
from tests.pictures.reading import (
    chosen,
    emblems,
    fresh,
    golden,
    lines,
    outside,
    questions,
    random_game,
    scene_of,
    written,
)
from words import LANGUAGES, Words

GAME: Any = Delphi()


def shown(state, **options):
    return delphi.table(scene_of(GAME, state, **options))


def held(state, seat, **options):
    return delphi.hand(scene_of(GAME, state, seat, **options))


def games(count=3):
    for number in range(count):
        for seats in (2, 3, 4):
            yield from random_game(GAME, seats, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_kinds_share_a_sign_or_an_emblem(language):
    faces = Faces(Cards(GAME, Words(language)))
    small = [(face.emblem, face.corner) for face in map(faces.small, range(len(KINDS)))]
    assert len({sign for _, sign in small}) == len(set(small)) == len(KINDS)
    assert len({emblem for emblem, _ in small}) == len(KINDS)


@pytest.mark.slow
def test_every_question_numbers_each_of_its_choices_where_it_is_seen():
    asked = set()
    for state, events in games(1):
        for scene in questions(GAME, state, events):
            drawing = delphi.hand(scene)
            assert set(chosen(drawing)) == set(range(1, len(scene.choices) + 1)), scene.choices
            asked |= {part for choice in scene.choices for part, _ in choice}
    assert asked >= {"lay", "play", "withdraw", "strike", "card", "spare", "obey", "put_under", "keep", "swap", "with"}


@pytest.mark.slow
def test_texts_fit_a_phone_in_every_language():
    for (state, events), language in zip(games(1), cycle(LANGUAGES), strict=False):
        drawing = shown(state, language=language, events=events)
        assert not outside(drawing)
        assert drawing.height <= 560
        for scene in questions(GAME, state, events, language):
            drawing = delphi.hand(scene)
            assert not outside(drawing)
            assert drawing.height <= 800


@pytest.mark.slow
def test_pictures_do_not_depend_on_hidden_things():
    for state, events in games(1):
        for seat in (NOBODY, 0):
            twin = swap(state, seat, Guess(state.number))
            assert delphi.table(scene_of(GAME, state, seat, events=events)) == delphi.table(
                scene_of(GAME, twin, seat, events=events)
            )
        if state.to_act():
            assert held(state, 0, events=events) == held(swap(state, 0, Guess(7)), 0, events=events)


def test_a_card_face_down_is_seen_by_its_owner_alone():
    state = table(hands={0: "apollo 4", 1: "5", 2: "5"}, asked=[0, 1, 2])
    events = do(state, (0, "lay apollo"))
    assert "apollo" not in emblems(shown(state, events=events))
    assert fresh(shown(state, events=events)) == 1
    assert emblems(held(state, 0, events=events)).count("apollo") == 2  # in the row and in the hand


def test_a_row_explains_its_value_and_neptunes_halving():
    state = table(rows={0: "4 4 apollo 3", 1: "6 neptune 6 5", 2: "heracles"}, hands={2: "2"})
    drawing = shown(state)
    assert written(drawing, "17½")
    assert written(drawing, "= (32+3)/2")
    assert emblems(drawing).count("neptune") == 1 + 2


def test_a_hired_warrior_keeps_its_color_and_number():
    plain, mixed = table(rows={0: "4", 1: "5"}, hands={0: "2"}), table(rows={0: "4", 1: "5 4@2"}, hands={0: "2"})
    assert f'stroke="{SEATS[2]}"' in shown(mixed).svg
    assert f'stroke="{SEATS[2]}"' not in shown(plain).svg


def test_silence_crosses_out_the_gods_that_say_nothing():
    lying = {"rows": {0: "6 apollo", 1: "2", 2: "6"}, "hands": {1: "2"}}
    loud, mute = table(**lying), table(**lying, force={"silence": 2})
    assert shown(mute).svg.count('stroke-width="4.0"/>') == shown(loud).svg.count('stroke-width="4.0"/>') + 1
    assert written(shown(mute), "Silence on Olympus (Bob)")


def test_the_crown_of_an_empty_row_is_seen():
    state = table(rows={1: "5 6", 2: "6 6"}, hands={0: "2"}, force={"laurel": 0})
    assert written(shown(state), "10")


def test_the_hand_says_what_the_row_would_come_to():
    state = table(rows={0: "4", 1: "5 6", 2: "6 6"}, hands={0: "4 apollo zeus"})
    drawing = held(state, 0)
    assert state.phase == PLAY
    assert written(drawing, "=16")
    assert written(drawing, "=8")
    assert written(drawing, "Apollo")
    assert written(drawing, "Zeus")
    assert len(chosen(drawing)) == 4  # and the Pass, which means to withdraw


def test_the_hand_shows_the_other_rows_and_what_is_left_in_the_pile():
    state = table(rows={0: "4", 1: "5 6", 2: "6 6"}, hands={0: "4"}, piles={0: "2 2 apollo", 1: "3"})
    drawing = held(state, 0)
    assert all(written(drawing, words) for words in ("Anna", "11", "Bob", "36", "Your pile (3): 2 2, Apollo"))


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["Hades", "Moirai", "Hera", "Zeus", "Oracle"]), ("fr", ["Hadès", "Moires", "Héra", "Zeus", "Oracle"])],
)
def test_a_row_has_the_whole_names_of_cards_without_a_number(language, names):
    rows = {0: "hades moirai hera zeus oracle", 1: "6 6", 2: "6 6"}
    drawing = shown(table(rows=rows, hands={0: "4"}), language=language)
    assert all(written(drawing, name) for name in names)


def test_the_oracle_read_out_is_told_once_in_the_hand():
    state = table(rows={0: "4", 1: "6 6", 2: "6 6"}, hands={0: "oracle"}, pile="plague")
    do(state, "play oracle", draws=[0])
    drawing = held(state, 0)
    assert chosen(drawing) == [1, 2]
    assert written(drawing, "Plague (Tom)")
    assert "Do you obey?" not in "".join(words for words, *_ in lines(drawing.marks)), "the question below says it"


def test_the_end_shows_no_empty_hand_and_no_place_for_one():
    for seed in range(3):
        *_, (state, _) = random_game(GAME, 3, seed)
        for seat in range(3):
            drawing, empty = held(state, seat), not any(state.view(seat).hand)
            assert written(drawing, "Your hand: only the Pass") is False
            assert (drawing.height == shown(state).height) == empty


def test_golden_plates_mark_players_to_act_and_winners():
    for state, events in random_game(GAME, 3, 5):
        won = state.outcome().places.count(1) if state.outcome() else 0
        assert golden(shown(state, events=events)) == len(state.to_act()) + won


def test_what_a_march_brings_is_written_and_doubled_by_glory():
    drawing = shown(table(rows={0: "4", 1: "5", 2: "6"}, hands={0: "4"}, number=4, force={"glory": 1}))
    assert all(written(drawing, words) for words in (f"1st out {MINUS}8", "2nd out +8", "Winner +16"))


def test_the_end_shows_a_golden_wreath_and_no_move():
    *_, (state, events) = random_game(GAME, 3, 5)
    drawing = shown(state, events=events)
    assert f'fill="{GOLD}" color="{GOLD}"' in drawing.svg
    assert fresh(drawing) == 0


@pytest.mark.parametrize("sharers", [2, 3, 4])
def test_all_who_share_a_victory_have_a_wreath_on_the_slab(sharers):
    *_, (state, _) = random_game(GAME, 4, 5)
    alone = shown(state)
    state.result = replace(state.result, places=tuple(1 if seat < sharers else sharers + 1 for seat in range(4)))
    drawing = shown(state, names=dict.fromkeys(range(4), "W" * 32))
    assert drawing.svg.count(f'fill="{GOLD}" color="{GOLD}"') == sharers
    assert drawing.height == alone.height, "as with one winner"
    assert not outside(drawing)
    named = [words for words, *_, size, _ in lines(shown(state).marks) if size == SHARED]
    assert named == ["Tom", "Anna", "Bob", "Zoe"][:sharers]


def test_the_points_of_the_leader_are_on_gold():
    even, ahead = (table(rows={0: "4", 1: "5"}, hands={0: "4"}, scores=scores) for scores in ((0, 0, 0), (0, 7, 0)))
    assert shown(ahead).svg.count(CROWN) == shown(even).svg.count(CROWN) + 2  # the ground, and the lines of the laurel


def test_no_number_of_a_card_covers_its_figure():
    face = Faces(Cards(GAME, Words("en"))).large
    for kind_ in range(len(KINDS)):
        for wide in ROWS.widths():
            left, top, side = place_figure(face(kind_), wide)
            right = left + side * 0.97  # emblems leave that much of their square empty
            assert top >= TOP - 0.1 or right <= wide - 20


def test_the_oracles_in_force_and_those_at_the_bottom_are_named():
    drawing = shown(table(rows={1: "5", 2: "6"}, hands={0: "2"}, force={"glory": 1}, under="plague levy"))
    assert all(written(drawing, words) for words in ("Double glory (Anna)", "Plague", "Fresh levy"))


@pytest.mark.parametrize(
    "event",
    [
        happened.Struck(0, 1, kind("4")),
        happened.Banished(kind("hades"), kind("achilles"), (1,)),
        happened.Fell(1, (kind("4"),)),
        happened.Lost(1, kind("4")),
        happened.Hired(0, 1, kind("4")),
    ],
)
def test_a_card_that_was_just_lost_is_crossed_out(event):
    state = table(rows={0: "6", 1: "5", 2: "6"}, hands={1: "2"})
    assert len(emblems(shown(state, events=[event]))) == len(emblems(shown(state))) + 1


@pytest.mark.parametrize(
    "event",
    [
        happened.TurnedUp((0, 1), (kind("6"), kind("pass"))),
        happened.Played(0, kind("6")),
        happened.Hired(0, 2, kind("3")),
        happened.Spared(0),
        happened.Kept(0),
        happened.Swapped(0, kind("6"), kind("zeus")),
        happened.OracleObeyed(0, ORACLES.index("plague")),
        happened.OraclePutUnder(0, ORACLES.index("pride")),
        happened.Drew(0, (kind("2"),)),
        happened.Recovered(0, kind("2")),
        happened.Withdrew((0,), (9,)),
    ],
)
def test_what_has_just_happened_is_marked_once(event):
    state = table(rows={0: "6 zeus oracle 3@2", 1: "5", 2: "6 6"}, hands={1: "2"}, under="pride")
    assert fresh(shown(state, events=[event])) == 1


def test_of_equal_cards_the_one_that_was_just_played_is_marked():
    lying, three = row("3@2 6 3 6 3@1"), kind("3")
    assert find_marked_cards(lying, 0, [happened.Played(0, kind("6"))]) == {3}
    assert find_marked_cards(lying, 0, [happened.Played(0, three)]) == {2}
    assert find_marked_cards(lying, 0, [happened.Hired(0, 1, three)]) == {4}
    assert find_marked_cards(lying, 0, [happened.Played(1, three)]) == set()


def test_prizes_already_taken_are_struck_out():
    stay = table(rows={0: "4", 1: "5", 2: "6"}, hands={0: "4"})
    left = table(rows={0: "4", 1: "5"}, hands={0: "4"}, players=[0, 1], places={2: 1})
    assert [shown(state).svg.count(f'stroke="{delphi.STYLE.faint}" stroke-width="1.5"') for state in (stay, left)] == [
        0,
        1,
    ]


def test_the_card_that_changes_places_is_framed():
    state = table(rows={0: "4 5 6", 1: "6 6", 2: "6 6"}, hands={0: "oracle"}, pile="battle_order")
    do(state, "play oracle", "obey battle_order", draws=[0])
    first, second = (delphi.hand(scene_of(GAME, state, 0, path=path)) for path in ((), (1,)))
    assert first.svg.count(f'stroke="{GOLD}" stroke-width="4.0"') == 0
    assert second.svg.count(f'stroke="{GOLD}" stroke-width="4.0"') == 1


def test_the_only_swap_has_one_number():
    state = table(rows={0: "4", 1: "6 6", 2: "6 6"}, hands={0: "oracle"}, pile="battle_order")
    do(state, "play oracle", "obey battle_order", draws=[0])
    drawing = held(state, 0)
    assert sorted(chosen(drawing)) == [1, 2], "to keep the row, and the only swap"


def test_news_of_an_oracle_names_the_player_who_asked():
    state = table(rows={0: "4", 1: "6 6", 2: "6 6"}, hands={0: "oracle"}, pile="plague")
    do(state, "play oracle", draws=[0])
    assert written(shown(state), "Plague (Tom)")


def test_the_end_of_a_march_marks_what_it_brought_to_each():
    state = table(asked=[0, 1, 2], hands={0: "2", 1: "2", 2: "2"})
    drawing = shown(state, events=[happened.MarchEnded(1, 1, 24, (-1, 2, 1))])
    assert fresh(drawing) == 1 + 3
    assert all(written(drawing, words) for words in ("12", f"{MINUS}1", "+2", "+1"))


def test_the_legend_explains_what_a_march_brought():
    state = table(asked=[0, 1, 2], hands={0: "2", 1: "2", 2: "2"})
    ended = [happened.Withdrew((0,), (6,)), happened.MarchEnded(1, 1, 24, (-1, 2, 1))]
    told = set(emblems(draw_legend(legend_of("delphi", Words("en")))))
    assert {"retreat", "glory"} <= set(emblems(shown(state, events=ended))) & told


def test_zeus_chooses_a_row_and_then_one_of_its_cards():
    state = table(
        rows={0: "4", 1: "5 6", 2: "6 6"}, hands={0: "zeus"}, piles={0: "2"}, players=[0, 1, 2], cities=[0, 1, 2]
    )
    do(state, "play zeus")
    rows, cards = (delphi.hand(scene_of(GAME, state, 0, path=path)) for path in ((), (2,)))
    for drawing in (rows, cards):
        assert all(written(drawing, name) for name in ("Anna", "Bob"))
    assert rows != cards


def test_a_hand_of_nothing_but_new_cards_has_no_marks():
    state = table(hands={0: "4 5", 1: "5", 2: "5"}, asked=[0, 1, 2])
    assert state.phase == LAY
    assert fresh(held(state, 0, events=[happened.Drew(0, (kind("4"), kind("5")))])) == 1  # the count alone
    assert fresh(held(state, 0, events=[happened.Drew(0, (kind("4"),))])) == 2


def test_a_hand_of_mostly_new_cards_has_no_marks():
    state = table(hands={0: "2 4 5 apollo", 1: "5", 2: "5"}, asked=[0, 1, 2])
    marks = [fresh(held(state, 0, events=[happened.Drew(0, tuple(row(drawn)))])) for drawn in ("2 4", "2 4 5")]
    assert marks == [3, 1], "the count as well"


@pytest.mark.parametrize("name", ["W" * 32, "🙂🙂", "محمد علي", "王小明", ""])
def test_any_name_can_be_drawn_or_is_left_to_the_text(name):
    state = table(rows={0: "4", 1: "5", 2: "6"}, hands={0: "4"}, force={"laurel": 1})
    names = dict.fromkeys(range(3), name)
    for drawing in (shown(state, names=names), held(state, 0, names=names)):
        assert not outside(drawing)


def test_a_name_has_the_room_that_its_plate_leaves():
    name = "Maximilian Oberhuber"
    for state in (table(rows={0: "6 6"}, hands={0: "2"}), table()):
        assert not any(cut for *_, cut in lines(shown(state, names={0: name}).marks))


def test_frames_of_what_a_march_brought_keep_off_the_golden_plate():
    state = table(asked=[0, 1, 2], hands={0: "2", 1: "2", 2: "2"})
    marks = shown(state, events=[happened.MarchEnded(1, 1, 24, (-1, 2, 1))]).marks
    frames = [y + 25.5 for mark, _, y in marks if is_frame(mark) and mark.args[1] == 22]
    plates = [y + mark.high - 1.5 for mark, _, y in marks if isinstance(mark, Rect) and mark.line == GOLD]
    assert len(plates) == 3
    assert all(min(plate - foot for plate in plates if plate > foot - 10) >= 0 for foot in frames)


@pytest.mark.parametrize("name", ["Maximilian-Friedrich", "Wilhelmina Constantinopolis"])
@pytest.mark.parametrize("seat", [NOBODY, 1])
def test_a_frame_around_the_size_of_a_hand_keeps_off_words(name, seat):
    state = table(rows={0: "6 6", 1: "5"}, hands={0: "2", 1: "3"})
    drawn = [happened.Drew(each, (UNKNOWN,)) for each in range(3)]
    its = scene_of(GAME, state, seat, events=drawn, names=dict.fromkeys(range(3), name))
    marks = (delphi.table if seat == NOBODY else delphi.hand)(its).marks
    frames = [(x, y) for mark, x, y in marks if is_frame(mark) and mark.args[0] == 39]
    words = [(left, right, foot) for _, left, right, foot, *_ in lines(marks)]
    assert len(frames) == 3
    for x, y in frames:
        assert max(right for left, right, foot in words if left < x < left + 220 and 0 < foot - y < 22) <= x - 3.5


def is_frame(mark):
    """Return whether this marks something as new."""
    return isinstance(mark, Group) and mark.paint.__name__ == "_fresh"
