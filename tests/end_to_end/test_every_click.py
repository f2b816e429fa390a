"""Every verb of a button, with every kind of id, at a table in every state, pressed by everybody."""

from itertools import cycle

import pytest

from cogs.answering.button_ids import FORMER_VERBS
from tests.end_to_end.crowd import PEOPLE, STATES, Crowd
from tests.end_to_end.stage import play

KINDS = [
    *[(f"il:{{verb}}:{table}:0:", None) for table in ("999999", "0", "{foreign}", "9" * 12, "9" * 13, "-1", "x", "")],
    *[(f"il:{{verb}}:{{table}}:{stamp}:", None) for stamp in ("{stamp}", "9" * 9, "-1", "")],
    *[(f"il:{{verb}}:{{table}}:{{stamp}}:{path}", None) for path in ("0", "99", "1.2.3", "9.0.9", "0.0.0.0.0.0.0.0")],
    *[(f"il:{{verb}}{rest}", None) for rest in ("", ":{table}", ":{table}:0", ":{table}:0:!", ":{table}:0:0:0")],
    *[("il:{verb}:{table}:{stamp}:", [value]) for value in ("0", "1", "24", "-1", "9" * 18, "9" * 20, "x", "")],
    *[("il:{verb}:{table}:{stamp}:", values) for values in ([], ["0", "1"], ["{person}"])],
]  # ids of a button, or of a menu with what was chosen there
FORMS = ("set-options", "set-own-time", "set-word")
FILLED = [  # what no client sends: a field may be missing, unknown, of another type, or hold anything
    [],
    *[[{"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}]
      for name in ("word", "time", "nothing") for value in ("", "\0", "x" * 5000, "-1")],
    *[[{"type": 18, "component": {"type": kind, "custom_id": name, "values": values}}]
      for kind in (3, 22) for name in ("time", "hints", "nothing") for values in ([], ["9" * 30], ["x", "y"])],
]  # fmt: skip
ERASURE = "erase-my-data"  # everybody erased leaves all tables, which have to be opened again
PARTS = 4  # of the verbs, so that they can be pressed in several processes


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_verb_is_answered_in_every_state(part):
    async def scene(stage):
        crowd = Crowd(stage)
        with crowd.listening():
            for verb in sorted(stage.bot.clicks)[part::PARTS]:
                states = ["playing"] if verb == ERASURE else STATES
                for at, state in enumerate(states):
                    for name in PEOPLE:
                        await crowd.press(name, state, f"il:{verb}:{{table}}:0:", private=at % 2 == 0)
        assert crowd.faults == []

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_kind_of_wrong_id_is_answered(part):
    async def scene(stage):
        crowd, verbs = Crowd(stage), sorted(stage.bot.clicks)[part::PARTS]
        with crowd.listening():
            for first, verb in enumerate(verbs):
                await press_in_turn(crowd, [(verb, first + at) for at in range(len(KINDS))])
        assert crowd.faults == []

    play(scene)


@pytest.mark.slow
def test_former_verbs_are_answered_whatever_follows_them():
    async def scene(stage):
        crowd = Crowd(stage)
        with crowd.listening():
            await press_in_turn(crowd, [(verb, at) for at, verb in enumerate(sorted(FORMER_VERBS))])
        assert crowd.faults == []

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("verb", FORMS)
def test_every_form_is_answered_in_every_state(verb):
    async def scene(stage):
        crowd, people = Crowd(stage), cycle(PEOPLE)
        with crowd.listening():
            for state in STATES:
                for filled in FILLED:
                    await crowd.fill(next(people), state, verb, filled)
        assert crowd.faults == []

    play(scene)


async def press_in_turn(crowd: Crowd, presses: list[tuple[str, int]]) -> None:
    """Press verbs; the number beside each chooses the kind of its id, the person, and the state of the table."""
    states = [*STATES]
    for verb, at in presses:
        (identity, values), name, state = KINDS[at % len(KINDS)], PEOPLE[at % len(PEOPLE)], states[at % len(states)]
        chosen = values and [value.format(person=crowd.stage[name].id) for value in values]
        await crowd.press(name, state, identity, chosen, verb=verb, private=at % 3 == 0)
