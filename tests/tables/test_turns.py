"""How a turn's clock runs, as plain values: above all when its player changes playing hours during the turn."""

import itertools
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tables.clocks.playing_hours import Hours, count_playing_seconds, find_due_time
from tables.clocks.turns import OVER, WARNINGS, Terms, make_turn, measure_used, pause_turn, ring_turn, run_turn
from tables.duration import DAY, HOUR

PARIS = "Europe/Paris"
EVENING, NIGHT, LONG = Hours(18 * 60, 23 * 60, PARIS), Hours(22 * 60, 2 * 60, PARIS), Hours(8 * 60, 23 * 60, PARIS)
ALL = (None, EVENING, NIGHT, LONG)
SUMMER = datetime(2024, 3, 29, 20, tzinfo=ZoneInfo(PARIS)).timestamp()  # two days before the clocks are changed


def at(day, hour):
    """Return a moment in June 2024, whose third day is a Monday."""
    return datetime(2024, 6, day, hour, tzinfo=ZoneInfo(PARIS)).timestamp()


MONDAY = at(3, 18)


def terms(hours):
    return Terms(DAY, forced=True, hours=hours)


def begun(hours, since=MONDAY):
    """Return a one-day turn that begins on Monday evening, or at ``since``."""
    return run_turn(make_turn(0, 1, terms(hours), since), terms(hours), since)


@pytest.mark.parametrize("hours", ALL)
@pytest.mark.parametrize("since", [MONDAY, at(3, 3), SUMMER])
def test_with_unchanged_hours_the_rest_is_the_time_minus_time_played(hours, since):
    turn = begun(hours, since)
    for step in range(1, 60):
        now = since + step * 1.7 * HOUR
        left = pause_turn(turn, terms(hours), now).remaining
        assert left == pytest.approx(max(0.0, DAY - count_playing_seconds(hours, since, now)), abs=1e-3)


@pytest.mark.parametrize("hours", ALL)
def test_with_unchanged_hours_alarms_ring_at_the_promised_shares(hours):
    turn, alarms = begun(hours), []
    while turn.told < OVER:
        alarms.append(turn.alarm)
        turn = ring_turn(turn, terms(hours), turn.alarm)
    wanted = [find_due_time(hours, MONDAY, DAY * (1 - share)) for share in (*WARNINGS, 0.0)]
    assert alarms == pytest.approx(wanted, abs=1e-3)


def test_longer_playing_hours_cost_no_time():
    turn = begun(EVENING)
    assert pause_turn(turn, terms(EVENING), at(5, 19)).remaining == 13 * HOUR
    assert pause_turn(turn, terms(None), at(5, 19)).remaining == DAY
    assert pause_turn(turn, terms(None), turn.due - HOUR).remaining == HOUR


def test_a_pause_and_a_night_off_use_no_part_of_a_turn():
    turn = begun(EVENING)
    assert measure_used(turn, terms(EVENING), at(4, 12)) == pytest.approx(5 / 24)
    paused = pause_turn(turn, terms(EVENING), at(3, 20))
    assert measure_used(paused, terms(EVENING), at(4, 22)) == pytest.approx(2 / 24)


def test_changing_hours_never_gains_time():
    turn = begun(None)
    assert pause_turn(turn, terms(EVENING), at(4, 12)).remaining == 0, "there are no hours before six in the evening"
    for hours in ALL:
        assert pause_turn(turn, terms(hours), turn.due).remaining == 0
        assert pause_turn(turn, terms(hours), turn.due + DAY).remaining == 0


@pytest.mark.parametrize(("before", "after"), [*itertools.permutations(ALL, 2)])
def test_no_alarm_is_late_and_every_ring_postpones_it(before, after):
    turn = begun(before)
    while turn.told < OVER:
        rang = ring_turn(turn, terms(after), turn.alarm)
        assert rang.due == turn.due
        if rang.told < OVER:
            assert turn.alarm < rang.alarm <= turn.due
        turn = rang


def test_a_reminder_comes_only_at_the_promised_time():
    polite = replace(terms(EVENING), forced=False)
    turn = run_turn(make_turn(0, 1, polite, MONDAY), polite, MONDAY)
    assert turn.alarm == turn.due
    assert ring_turn(turn, replace(polite, hours=None), turn.due).alarm is None
