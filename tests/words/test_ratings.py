"""The texts of ratings and privacy fit Discord's limits, and names in them have no formatting."""

from collections import Counter

import pytest

from cogs.history.rating_screens import Place, choose_scale, ranks_screen, ratings_chart, record_screen
from cogs.people.privacy import erase_screen
from engine.players import LEVELS
from store.results import OVERALL, Recorded, Standing
from tables.history.record import Record, Tally
from words import LANGUAGES, Words

GAMES = ["iliad", "delphi", "olympus", "hector", "horse"]
LONG = "`" * 32


LONGEST = Record(
    {key: Tally(9999, 9999) for key in GAMES}, {level: Tally(9999, 9999) for level in LEVELS},
    {user: Tally(9999, 9999) for user in range(9)}, dict.fromkeys(range(9), LONG),
    Counter(dict.fromkeys(("alone", "agreed", "friendly", "ended", "mistake"), 9999)), 59.0,
)  # fmt: skip


def labels(screen):
    return [item.label for item in screen.walk_children() if getattr(item, "label", None)]


def whole(screen):
    return "\n".join(item.content for item in screen.walk_children() if hasattr(item, "content"))


def recorded(count=300):
    return [Recorded("iliad", 1 + at % 6, 6, 25 + at / 10, 2.0, 1.0) for at in range(count)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_screens_fit_and_names_are_escaped(language):
    words = Words(language)
    found = [Standing(at, LONG, 25.0, 2.0, 9999, 9999) for at in range(11)]
    screens = [
        ranks_screen(Place(GAMES, 1, OVERALL, 9, at_home=True), found, words),
        record_screen(
            LONG,
            [(board, dict.fromkeys(GAMES, recorded())) for board in (1, OVERALL)],
            dict.fromkeys((1, OVERALL), LONGEST),
            None,
            words,
            own=True,
        ),
        erase_screen(12, words),
    ]
    for screen in screens:
        assert len(whole(screen)) <= 3900
        assert all(len(label) <= 80 for label in labels(screen))
        assert "`" not in whole(screen).replace("\\`", "")
    assert len(labels(screens[0])) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_and_last_page_have_no_button_beyond_them(language):
    words = Words(language)
    one = [Standing(1, "Ada", 25.0, 2.0, 1, 1)]
    first = ranks_screen(Place(GAMES, 0, 7, 0, at_home=True), one * 11, words)
    last = ranks_screen(Place(GAMES, 0, 7, 1, at_home=True), one, words)
    assert (words.say("ratings-earlier") in labels(first), words.say("ratings-later") in labels(first)) == (False, True)
    assert (words.say("ratings-earlier") in labels(last), words.say("ratings-later") in labels(last)) == (True, False)
    assert whole(last).count("11. **Ada**") == 1
    alone = ranks_screen(Place(GAMES, 0, OVERALL, 0, at_home=False), one, words)
    assert labels(alone) == [], "who is in no server has one board"


def test_equal_ratings_share_a_rank_and_names_differ_on_all_pages():
    found = [Standing(at, "Ada", mu, 2.0, 9, 1) for at, mu in enumerate([30.0, *[25.0] * 10, 20.0])]
    first = whole(ranks_screen(Place(GAMES, 0, 7, 0, at_home=True), found[:11], Words("en")))
    last = whole(ranks_screen(Place(GAMES, 0, 7, 1, at_home=True), found[10:], Words("en"), found[:10]))
    assert [line.split(" ")[0] for line in first.splitlines()[1:-1]] == ["1.", *["2."] * 9]
    assert [line.split(" ")[0] for line in last.splitlines()[1:-1]] == ["2.", "12."]
    assert "**Ada (11)**" in last


@pytest.mark.parametrize(
    ("values", "lines"),
    [
        ([1000, 1000], (1000, 100, 2)),
        ([950, 1049], (900, 100, 3)),
        ([400, 1600], (400, 300, 5)),
        ([-50, 20], (-100, 100, 3)),
    ],
)
def test_a_plots_grid_lines_enclose_every_point(values, lines):
    low, step, count = choose_scale(values)
    assert (low, step, count) == lines
    assert low <= min(values) <= max(values) <= low + step * (count - 1)


def test_every_curve_starts_at_the_initial_rating():
    chart = ratings_chart({"iliad": recorded(3), "delphi": recorded(1)}, Words("en"))
    assert [len(line.points) for line in chart.lines] == [4, 2]
    assert chart.lines[0].points[0] == chart.lines[1].points[0]
    assert all(0 <= up <= 1 for line in chart.lines for _, up in line.points)
