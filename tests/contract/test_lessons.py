"""What every lesson owes its learner. A new lesson passes these tests before anybody sees it."""

import json
import re
from dataclasses import replace
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest
from discord import ui

from cogs.answering.layout import LABEL, SECONDARY, SUCCESS, TEXT, escape_markup
from cogs.library.learn_screens import Page, list_lesson_events, name_seats, page_screen
from cogs.table.news import HEARD, TOLD
from engine.chance import Guess
from engine.choices import list_ways
from engine.core import NOBODY, IllegalMove, filter_heard
from engine.lesson import LEARNER, play_lesson
from games.catalog import load_lesson
from games.narrators import make_narrator
from games.painters import PAINTERS
from tests.clauses import clause
from tests.contract.boxes import RULES as BOXES
from tests.words import WHOLE
from words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
LONGEST_NAME = "Ada Lovelace von Babbage zu Turin"[:32]
COMPONENTS = 40  # of a message; Discord, components/reference
CLICKS = 3  # that a move may take
each_lesson = pytest.mark.parametrize("key", BOXES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def pages(key):
    """Every page of a lesson."""
    return [Page(load_lesson(key), 0, number) for number in range(len(load_lesson(key).places) + 1)]


def questions(page):
    """The page at every choice on the way to the move that is written down, and the choices that lead there."""
    while page.question and page.question.move is None:
        right = page.place.right(page.question)
        yield page, right
        page = replace(page, path=(*page.path, right))


def shown(page, words, name="Ada"):
    """A page in words only, as Discord gets it."""
    return page_screen(page, name_seats(page.lesson, name, words), None, words)


def texts(screen):
    return [item.content for item in screen.walk_children() if hasattr(item, "content")]


def labels(screen):
    """The buttons and menu choices."""
    items = list(screen.walk_children())
    options = [option for item in items for option in getattr(item, "options", [])]
    return [each.label for each in (*items, *options) if getattr(each, "label", None)]


def test_every_game_has_a_lesson():
    assert all(box.lesson for box in BOXES.values())


@each_lesson
def test_a_lesson_takes_eight_to_fifteen_pages(key):
    assert 8 <= len(pages(key)) <= 15


@each_lesson
def test_at_every_step_the_learner_may_make_the_written_move(key):
    *places, end = load_lesson(key).places
    for place in places:
        assert LEARNER in place.state.to_act()
        assert place.move in place.state.legal(LEARNER)
    assert end.move is None
    assert end.asked() is None


@each_lesson
def test_everything_that_happens_is_told_once(key):
    moves = BOXES[key].lesson.moves.strip().splitlines()
    told = [len(place.happened) for place in load_lesson(key).places]
    assert sum(told) == 1 + len(moves)
    assert all(told)


@each_lesson
def test_no_place_looks_like_the_one_before(key):
    dumps = [json.dumps(place.state.dump(), sort_keys=True) for place in load_lesson(key).places]
    assert all(one != other for one, other in pairwise(dumps))


@each_lesson
def test_a_lesson_ends_with_the_game_or_with_a_chapter_of_it(key):
    learnt, end = load_lesson(key), load_lesson(key).places[-1]
    tells, names = make_narrator(learnt.game, "en"), name_seats(learnt, "Ada", Words("en"))
    chapters = [tells.chapter(event, names) for events in end.happened for event in events]
    assert end.state.outcome() or any(chapters)


@each_lesson
def test_only_the_right_choices_make_the_move(key):
    for page in pages(key)[1:-1]:
        asked = list(questions(page))
        assert 1 <= len(asked) <= CLICKS
        last, right = asked[-1]
        assert replace(last, path=(*last.path, right)).question.move == page.place.move
        for at, right in asked:
            assert right in meant(at)
            for choice in range(len(at.question.choices)):
                assert (choice in meant(at)) == leads(replace(at, path=(*at.path, choice)))


def meant(page):
    """Return which choices on a page the lesson takes for right."""
    after = [replace(page, path=(*page.path, choice)) for choice in range(len(page.question.choices))]
    return [choice for choice, at in enumerate(after) if at.place.meant(at.question)]


def leads(page):
    """Return whether the written move can still be made after the choices of a page."""
    settled, ways = page.question.settled, list_ways(page.place.state.legal(LEARNER))
    return any(move == page.place.move for parts, move in ways if parts[: len(settled)] == settled)


def test_a_swap_that_is_asked_for_may_begin_at_either_end():
    [page] = [page for page in pages("horse")[1:-1] if str(page.place.move) == "swap 1 4"]
    ends = meant(page)
    assert len(ends) == 2
    for end in ends:
        *_, (last, right) = questions(replace(page, path=(end,)))
        assert replace(last, path=(*last.path, right)).question.move == page.place.move


@each_lesson
def test_a_choice_that_is_not_there_is_no_choice(key):
    for page in pages(key)[1:-1]:
        for at, _ in questions(page):
            with pytest.raises(LookupError):
                replace(at, path=(*at.path, len(at.question.choices))).question  # noqa: B018


def expected(key):
    """The messages of a lesson: a name for each rival, and for each page what it says and what a wrong choice hears."""
    for seat in range(1, load_lesson(key).seats):
        yield f"{key}-lesson-rival-{seat}"
    for page in pages(key):
        name = f"{key}-lesson-{'end' if page.number == page.last else page.number}"
        yield name
        if page.question and any(len(at.question.choices) > 1 for at, _ in questions(page)):
            yield f"{name}-again"


@each_lesson
@pytest.mark.parametrize("language", WHOLE)
def test_every_page_and_wrong_choice_has_words_and_none_is_unused(key, language):
    file = ROOT / "games" / key / "words" / f"lesson.{language}.ftl"
    written = re.findall(r"^(\S+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert written == list(expected(key))


@each_lesson
@each_language
def test_a_lesson_calls_its_rivals_as_its_table_does(key, language):
    words = Words(language)
    told = " ".join(page.says(words) for page in pages(key))
    for seat, name in name_seats(load_lesson(key), "Ada", words).items():
        assert seat == LEARNER or name in told


@each_lesson
@each_language
def test_the_words_are_short(key, language):
    words = Words(language)
    for page in pages(key):
        most = HEARD if page.question else TOLD
        assert len(list_lesson_events(page, name_seats(page.lesson, "Ada", words), words)) <= most
        said = page.says(words)
        assert len(said) <= {0: 650, page.last: 1050}.get(page.number, 360), said
        if f"{key}-lesson-{page.number}-again" in set(expected(key)):
            assert len(page.says(words, "-again")) <= 200


@each_lesson
@each_language
def test_a_page_says_which_choice_to_make_and_offers_it(key, language):
    words = Words(language)
    for page in pages(key)[1:-1]:
        for at, right in questions(page):
            screen = shown(at, words)
            tells, view, names = (
                make_narrator(at.lesson.game, language),
                at.place.state.view(LEARNER),
                name_seats(at.lesson, "Ada", words),
            )
            choice = tells.choice(at.question.choices[right], view, names)
            assert words.say("learn-right", label=escape_markup(choice)) in texts(screen)
            styles = {item.label: item.style for item in screen.walk_children() if isinstance(item, ui.Button)}
            green = [label for label, style in styles.items() if style == SUCCESS]
            assert {*styles.values()} <= {SUCCESS, SECONDARY}, "no other color competes with the right answer"
            assert green == [choice] or (not green and choice in labels(screen)), "a menu has no colors"


@each_lesson
@each_language
def test_every_page_fits_into_a_message_also_in_words_only(key, language):
    words = Words(language)
    for page in pages(key):
        note = page.says(words, "-again") if f"{key}-lesson-{page.number}-again" in set(expected(key)) else ""
        for at in [replace(each, note=note) for each, _ in questions(page)] or [page]:
            screen = shown(at, words, LONGEST_NAME)
            items = list(screen.walk_children())
            assert sum(map(len, texts(screen))) <= TEXT + 100
            assert len(items) <= COMPONENTS
            assert all(len(label) <= LABEL for label in labels(screen))


def unseen(page):
    """The same page, built from the learner's knowledge and guesses."""
    place, game = page.place, page.lesson.game
    imagined = game.imagine(place.state.view(LEARNER), Guess(7))
    happened = tuple(filter_heard(events, LEARNER) for events in place.happened)
    places = list(page.lesson.places)
    places[places.index(place)] = replace(place, state=imagined, happened=happened)
    return replace(page, lesson=replace(page.lesson, places=tuple(places)))


@each_lesson
@each_language
def test_a_page_shows_and_tells_nothing_that_the_learner_may_not_know(key, language):
    words, names = Words(language), name_seats(load_lesson(key), "Ada", Words(language))
    painter = PAINTERS[key]
    for page in pages(key):
        guessed = unseen(page)
        assert shown(guessed, words).to_components() == shown(page, words).to_components()
        draw = painter.hand if page.question else painter.table
        assert draw(guessed.scene(names, words)).svg == draw(page.scene(names, words)).svg


@each_lesson
def test_a_picture_is_drawn_of_what_its_reader_has_heard(key):
    for page in pages(key):
        scene = page.scene(name_seats(page.lesson, "Ada", Words("en")), Words("en"))
        assert scene.reader == (LEARNER if page.question else NOBODY)
        assert all(event.heard_by(scene.reader) == event for event in scene.news)


@each_lesson
@pytest.mark.parametrize(
    ("broken", "wrong"),
    [("> dance", IllegalMove), ("0 dance", IllegalMove), ("", ValueError), ("{} | 999", ValueError)],
)
def test_a_lesson_that_the_rules_do_not_allow_is_refused(key, broken, wrong):
    first, second, *others = BOXES[key].lesson.moves.strip().splitlines()
    line = broken.format(second.partition("|")[0])
    moves = "\n".join([first, line, *others])
    with pytest.raises(wrong, check=lambda error: repr(line) in error.__notes__[0]):
        play_lesson(BOXES[key].game(), replace(BOXES[key].lesson, moves=moves))  # type: ignore[type-var]


@each_lesson
def test_a_lesson_whose_cards_come_otherwise_is_refused(key):
    plot = BOXES[key].lesson
    for deal in (plot.deal[:-1], (*plot.deal, 0)):
        with pytest.raises(ValueError, match="draw"):
            play_lesson(BOXES[key].game(), replace(plot, deal=deal))  # type: ignore[type-var]


def taught(key, language):
    """Return all that the pages of a lesson say, in plain letters and single spaces."""
    said = " ".join(page.says(Words(language)) for page in pages(key))
    return " ".join(said.split()).replace("*", "").replace("’", "'")  # noqa: RUF001


def prices():
    """Yield each clause with a price, a limit or a tie-break, and the words of the lesson that tell it."""
    for key in BOXES:
        for number, *told in import_module(f"tests.games.{key}.prices").PRICES:
            words = dict(zip(("en", "fr", "de"), told, strict=True))
            yield pytest.param(key, words, marks=clause(number), id=f"{key}-{number}")


@pytest.mark.all_games
@pytest.mark.parametrize(("key", "told"), [*prices()])
def test_a_lesson_tells_every_price_limit_and_tie_break(key, told):
    assert [language for language, words in told.items() if words not in taught(key, language)] == []
