"""Playing hours, and durations as people write them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import Refused
from tables.clocks.playing_hours import (
    Hours,
    count_playing_seconds,
    find_due_time,
    format_hours,
    hours_of,
    list_zones,
    read_hours,
    read_zone,
)
from tables.duration import DAY, HOUR, MINUTE, in_units, read_duration

PARIS = "Europe/Paris"
EVENING = Hours(18 * 60, 23 * 60, PARIS)
NIGHT = Hours(21 * 60, 2 * 60, PARIS)


def at(text, zone=PARIS):
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_without_playing_hours_clocks_run_day_and_night():
    assert find_due_time(None, 100.0, 50.0) == 150.0
    assert count_playing_seconds(None, 100.0, 150.0) == 50.0
    assert count_playing_seconds(None, 150.0, 100.0) == 0.0


@pytest.mark.parametrize(
    ("hours", "since", "time", "until"),
    [
        (EVENING, "2026-03-02 19:00", HOUR, "2026-03-02 20:00"),
        (EVENING, "2026-03-02 09:00", HOUR, "2026-03-02 19:00"),
        (EVENING, "2026-03-02 22:00", 2 * HOUR, "2026-03-03 19:00"),
        (EVENING, "2026-03-02 23:30", 6 * HOUR, "2026-03-04 19:00"),
        (NIGHT, "2026-03-02 01:00", HOUR, "2026-03-02 02:00"),
        (NIGHT, "2026-03-02 01:00", 2 * HOUR, "2026-03-02 22:00"),
        (NIGHT, "2026-03-02 12:00", DAY, "2026-03-07 01:00"),
    ],
)
def test_a_clock_runs_only_within_its_players_hours(hours, since, time, until):
    assert find_due_time(hours, at(since), time) == at(until)
    assert count_playing_seconds(hours, at(since), at(until)) == time


@pytest.mark.parametrize(("day", "length"), [("2026-03-29", 9), ("2026-10-25", 11), ("2026-06-01", 10)])
def test_playing_hours_follow_the_wall_clock_at_a_time_change(day, length):
    night = Hours(0, 10 * 60, PARIS)
    assert count_playing_seconds(night, at(f"{day} 00:00"), at(f"{day} 20:00")) == length * HOUR


def test_playing_hours_are_in_the_players_time_zone():
    tokyo = Hours(18 * 60, 23 * 60, "Asia/Tokyo")
    assert find_due_time(tokyo, at("2026-03-02 19:00"), HOUR) == at("2026-03-03 19:00", "Asia/Tokyo")


@given(
    st.integers(0, 1439), st.integers(240, 1439), st.sampled_from(["UTC", PARIS, "Asia/Kolkata", "America/New_York"]),
    st.integers(0, 2 * 10**9), st.integers(0, 20 * DAY),
)  # fmt: skip
def test_due_and_played_agree(opens, length, zone, since, seconds):
    hours = Hours(opens, (opens + length) % 1440, zone)
    assert count_playing_seconds(hours, since, find_due_time(hours, since, seconds)) == pytest.approx(seconds)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("18-23", "18:00-23:00"),
        (" 18:30 - 0:15 ", "18:30-0:15"),
        ("18h30\N{EN DASH}23h", "18:30-23:00"),
        ("6pm-11pm", "18:00-23:00"),
        ("12am-12pm", "0:00-12:00"),
        ("9-24", "9:00-0:00"),
    ],
)
def test_playing_hours_are_parsed_as_people_write_them(text, kept):
    assert format_hours(*read_hours(text)) == kept
    assert format_hours(*read_hours(kept)) == kept


@pytest.mark.parametrize(
    "text", ["", "18", "18-", "evening", "25-30", "18:75-23", "13pm-11pm", "24:30-9", "18-23-24", "0-24", "9-9"]
)
def test_invalid_playing_hours_are_refused(text):
    with pytest.raises(Refused) as wrong:
        read_hours(text)
    assert wrong.value.reason == "no-such-hours"


@pytest.mark.parametrize("text", ["18-20", "23-2"])
def test_too_few_playing_hours_are_refused(text):
    with pytest.raises(Refused) as wrong:
        read_hours(text)
    assert (wrong.value.reason, wrong.value.about) == ("hours-too-few", {"least": 4})


def test_time_zones_are_found_in_any_spelling():
    assert read_zone(" europe/paris ") == PARIS
    assert read_zone("America/new york") == "America/New_York"
    assert read_zone("utc") == "UTC"
    assert len(list_zones()) > 300
    for wrong in ("", "Paris", "Europe/Troy", "../etc/passwd"):
        with pytest.raises(Refused):
            read_zone(wrong)


def test_hours_without_a_time_zone_are_ignored():
    assert hours_of({"hours": "18:00-23:00"}) is None
    assert hours_of({"zone": PARIS}) is None
    assert hours_of({"hours": "18:00-23:00", "zone": PARIS}) == EVENING


CALLED = {
    "min": "minutes", "m": "minutes", "h": "hours", "hours": "hours", "heures": "hours",
    "d": "days", "days": "days", "jour": "days", "jours": "days",
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90", 90 * MINUTE),
        ("5 min", 5 * MINUTE),
        ("2h", 2 * HOUR),
        ("1h30", 90 * MINUTE),
        ("1 h 30 min", 90 * MINUTE),
        ("36 Hours", 36 * HOUR),
        ("1,5 jours", 36 * HOUR),
        ("3 days", 3 * DAY),
        ("1 jour 12 heures", 36 * HOUR),
        ("14 d", 14 * DAY),
        ("1", MINUTE),
    ],
)
def test_durations_are_parsed_as_people_write_them(text, seconds):
    assert read_duration(text, CALLED) == seconds


@pytest.mark.parametrize("text", ["", "soon", "0", "0.5", "-5", "15 d", "99999 days", "5 parsecs", "1h30m15s", "٣"])
def test_durations_that_mean_nothing_or_are_out_of_bounds_are_refused(text):
    with pytest.raises(Refused) as wrong:
        read_duration(text, CALLED)
    assert wrong.value.reason == "no-such-time"


@pytest.mark.parametrize("text", ["100000", "1000000 min", "0.125 days", "1,255 h", "1 440", "1.440"])
def test_a_number_that_is_too_long_is_not_read_as_two(text):
    with pytest.raises(Refused) as wrong:
        read_duration(text, CALLED)
    assert wrong.value.reason == "no-such-time"


def test_a_duration_is_shown_in_the_largest_unit_that_fits():
    assert [in_units(each) for each in (5 * MINUTE, HOUR, 90 * MINUTE, 36 * HOUR, 2 * DAY)] == [
        (5, "minutes"), (1, "hours"), (90, "minutes"), (36, "hours"), (2, "days")
    ]  # fmt: skip
