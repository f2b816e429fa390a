"""The contents of Iliad's pictures."""

from games.iliad import pictures as iliad
from games.iliad.rules.events import VictoryTaken
from games.iliad.rules.moves import HAND
from games.iliad.rules.position import ARRANGE, DISCARD, TAKE, TURN
from tests.games.iliad.table import GAME, table
from tests.pictures.reading import chosen, fresh, questions, random_game, scene_of


def held(state, seat, **options):
    return iliad.hand(scene_of(GAME, state, seat, **options))


def unseen(choices):
    """Return the numbers of the answers that name no card, or one whose number is that of placing it."""
    return {at for at, (part, *_) in enumerate(choices, 1) if part[0] in ("pass", "accept") or part == ("attack", HAND)}


def test_every_first_question_numbers_each_card_where_it_lies():
    asked = set()
    for state, events in random_game(GAME, 2, 1):
        for scene in questions(GAME, state, events):
            if not scene.settled:
                numbers = set(range(1, len(scene.choices) + 1)) - unseen(scene.choices)
                assert set(chosen(iliad.hand(scene))) >= numbers, scene.choices
                asked.add(state.phase)
    assert {TURN, ARRANGE, TAKE} <= asked


def test_a_card_too_many_is_numbered_in_the_hand():
    state = table(2, siege=None, hands={0: "1 1 1 1 2 2 2 2 3 3 archer archer horse"})
    state.phase = DISCARD
    assert sorted(chosen(held(state, 0))) == [1, 2, 3, 4, 5]


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


def armies(scene):
    painter = iliad.Painter(scene)
    return [group for seat in range(2) for group in painter.groups(seat)]


def test_of_two_equal_victory_cards_the_taken_one_is_marked():
    state = table(2, siege=None, row="city-3", won={0: "city-2 city-2"})
    code = state.won[0].index(2)
    taken = [VictoryTaken(0, state.sheet.codes[code])]
    assert fresh(iliad.table(scene_of(GAME, state, events=taken))) == 1
