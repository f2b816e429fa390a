"""Nothing runs for ever: cards that set each other off, with the measure of ``conftest`` watching each step."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.chance import Guess
from games.olympus.rules.agenda import DRAW, TURN
from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, KINDS
from games.olympus.rules.game import Olympus
from tests.clauses import clause
from tests.games.olympus.measure import measure, watched_answer, watched_run, watched_sweep
from tests.games.olympus.table import GAME, kind, table
from tests.quick import slow_but

pytestmark = clause("OL-26", "OL-40")

WORDED = [name for number, name in enumerate(KINDS) if GAME.sheet.power[number]]
WOUNDING = ["heracles", "clytemnestra", "hecuba", "yellow_sword", "tydeus", "bellerophon"]
STRIKING = [
    "penthesilea", "perseus", "diomedes", "philoctetes", "neoptolemus", "menelaus", "electra", "chiron", "teucer",
    "medea", "red_sword", "aeneas",
]  # fmt: skip
LEAVING = ["oedipus", "iphigenia", "laodice", "icarus", "sisyphus"]
SETS_OFF = {
    "antigone": [*WOUNDING, *LEAVING, "daedalus", "andromeda"],
    "andromeda": [*WOUNDING, *STRIKING, *LEAVING, "hector", "polyxena"],
    "eurydice": [*WOUNDING, "andromeda", "oedipus", "polyxena", "machaon"],
    "daedalus": ["odysseus", "red_sword", "blue_helmet", "green_shield", "yellow_sword", "sisyphus"],
    "odysseus": ["orpheus", "nestor", "helen", "telemachus", "midas", "oedipus", "iphigenia", "heracles", "tiresias"],
    "orpheus": ["iphigenia", "telemachus", "theseus", "nestor", "sisyphus", "oedipus"],
    "nestor": ["cassandra", "machaon", "chiron", "teucer", "jason", "carians", "tydeus", "icarus", "paris", "cycnus"],
    "cycnus": ["cassandra", "machaon", "chiron", "teucer", "jason", "carians", "tydeus", "icarus", "andromeda"],
    "polyxena": [*WOUNDING, "helen", "circe", "hippolyta", "oedipus", "hector", "castor"],
    "castor": ["pollux", "oedipus", "heracles", "yellow_sword"],
    "tiresias": ["penelope", "daedalus", "telemachus"],
    "midas": ["palamedes", "jason", "pandora"],
    "meleager": ["asclepius", "telephus", "theseus"],
}

STARTS = [
    table("daedalus castor - - - electra", "eurydice/2 - - - - -", hand="odysseus jason helen penelope yellow_sword",
          other="alcmene", pile=3),
    table("antigone castor electra - medea hector", hand="yellow_sword red_helmet blue_sword", pile=3),
    table("cycnus jason - orestes - -", "ajax andromeda/5 - - - -", hand="nestor argus electra telemachus", pile=4),
    table("hector/2 machaon medea - - jason", "hecuba pollux - castor - -", hand="alcmene briseis lapiths", pile=3),
    table("polyxena cicones/2 medea jason - -", "tauri - - - - -", hand="oedipus alcmene midas iphigenia lapiths",
          pile=4),
    table("icarus orestes/2 helen circe - -", "antigone tauri+red_helmet - - - -",
          hand="penthesilea electra aeneas paris midas", pile=4),
    table("hector/1 - - - - -", hand="orpheus peleus circe alcmene", discards="sisyphus odysseus iphigenia", pile=4),
    table("polyxena cicones/2 - - - -", hand="agamemnon penelope theseus asclepius medea", pile=4),
]  # fmt: skip


def for_nothing(names):
    """Return the game with these cards costing nothing."""
    sheet, free = GAME.sheet, [name in names for name in KINDS]
    cost = tuple((0,) * len(COLOURS) if free[card] else cost for card, cost in enumerate(sheet.cost))
    dues = tuple(() if free[card] else dues for card, dues in enumerate(sheet.dues))
    return Olympus(replace(sheet, cost=cost, dues=dues))


def meeting(*names):
    """Return a position at the beginning of a turn in which these cards can meet, among units that fall easily."""
    placed = [name for name in names if GAME.sheet.power[kind(name)] != "play" and kind(name) < FIRST_EQUIPMENT]
    played = [name for name in names if name not in placed]
    own = [*placed, "lapiths+red_shield/5", *(["castor"] if "castor" not in names else [])]
    theirs = {"eurydice": "eurydice/2", "andromeda": "andromeda/5", "myrmidons": "myrmidons+blue_shield/2"}
    free = max(sum(kind(name) < FIRST_EQUIPMENT for name in played), 1 + ("odysseus" in names))
    walls = ["pleiads", "pleiads", "phaeacians", "phaeacians"][: 6 - len(own) - free]
    state = table(
        " ".join([*own, *walls, *["-"] * 6][:6]),
        " ".join([*(word for name, word in theirs.items() if name not in names), *["-"] * 6][:6]),
        hand=" ".join(played),
        other="dardani",
        discards=next(hero for hero in ("peleus", "argus", "theseus") if hero not in names),
        game=for_nothing(names),
    )
    state.agenda = [(TURN, 0)]
    state.settle(Guess(7))
    return state


def followers(state):
    """Yield the positions that one more move leads to."""
    for move in state.legal(state.to_act()[0]):
        after = state.copy()
        after.play(state.to_act()[0], move, Guess(7))
        yield after


def key(state):
    lists = (state.units, state.wounds, state.gear, state.discards, state.markers, state.agenda, state.bottom)
    return *map(tuple, (*lists, *state.hands)), state.steps, state.soared


def explored(state):
    """Return how many positions a turn can come to: all of them are looked at."""
    seen, open_ = {key(state)}, [state]
    while open_:
        at = open_.pop()
        if at.to_act() and at.active == state.active:
            new = {key(after): after for after in followers(at)}
            open_ += [after for name, after in new.items() if name not in seen]
            seen |= new.keys()
    return len(seen)


@pytest.mark.parametrize("one", SETS_OFF)
def test_cards_that_set_each_other_off_come_to_an_end_on_every_path(one):
    for other in SETS_OFF[one]:
        assert 2 < explored(meeting(one, other)) < 5_000


@pytest.mark.slow
@pytest.mark.parametrize("start", slow_but([4], range(len(STARTS))))
def test_several_cards_come_to_an_end_on_every_path(start):
    assert 20 < explored(STARTS[start]) < 20_000


@pytest.mark.slow
def test_any_two_powers_come_to_an_end():
    for one, other in combinations(WORDED, 2):
        state, chance = meeting(one, other), Guess(kind(one))
        for _ in range(200):
            if not state.to_act() or state.active:
                break
            moves = state.legal(state.to_act()[0])
            state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)
        else:
            pytest.fail(f"{one} and {other} go on for ever")


@pytest.mark.slow
def test_a_random_game_has_short_turns_and_a_bounded_number_of_them():
    """64 cards: two a turn, and the phase left out may be the first draw (OL-05, OL-30, OL-33)."""
    for seed in range(60):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        plies, number = 0, 0
        while state.to_act():
            plies = plies + 1 if state.number == number else 0
            number = state.number
            assert plies < 120
            assert len(state.agenda) < 12
            moves = state.legal(state.to_act()[0])
            state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)
        assert state.number <= 33


# -- the watch itself


def test_a_frame_that_comes_back_is_seen():
    state = table()
    with pytest.raises(AssertionError, match="need not come to an end"):
        watched_run(lambda pos, frame, chance: pos.agenda.append(frame))(state, (DRAW, 0, -1, 1), Guess(1))


def test_an_answer_that_leaves_everything_as_it_was_is_seen():
    state = table()
    with pytest.raises(AssertionError, match="need not come to an end"):
        watched_answer(lambda pos, frame, move: None)(state, state.agenda[-1], state.legal(0)[0])


def test_a_look_that_finds_the_same_again_is_seen():
    state = table("castor/1 - - - - -")
    state.shaken = 1
    with pytest.raises(AssertionError, match="again and again"):
        watched_sweep(lambda pos, chance: None)(state, Guess(1))


def test_equipment_that_came_back_without_a_unit_would_be_seen():
    state = table("castor+red_sword - - - - -")
    before = measure(state)
    state.hands[0].append(state.gear[0])
    assert measure(state) > before
    state.units[0] = -1
    assert measure(state) < before, "but a unit is worth more than what Antigone keeps of it"
