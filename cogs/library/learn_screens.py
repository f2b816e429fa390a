"""A lesson as its learner sees it: the table, the hand, and what to do now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    OCHRE,
    OLIVE,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Answer,
    Button,
    Children,
    Picture,
    Row,
    Screen,
    escape_markup,
    lay_out_choices,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
    show_picture,
)
from cogs.table import screens
from cogs.table.hand_screen import list_answers, make_cards_button, phrase_question
from cogs.table.news import HEARD, TOLD, in_hand, news_of
from engine.choices import Offer
from engine.core import NOBODY, Seat, filter_heard
from engine.lesson import LEARNER, Lesson, Place
from games.catalog import BOXES
from games.narrators import LIBRARIES, game_name, make_narrator
from pictures.scene import Scene
from words import Names, Words, list_numbered_choices
from words.people import shown_names
from words.retelling import retell_events


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a lesson.

    ``index`` is the index of its game. Page 0 shows the table, each page after it asks for a move,
    and the last one looks back. ``path`` holds the choices made for the move so far; ``note`` is
    shown instead of the lesson's text, for both are more than a phone's screen.
    """

    lesson: Lesson
    index: int
    number: int
    path: tuple[int, ...] = ()
    note: str = ""

    @property
    def place(self) -> Place:
        """The place in the lesson that the page shows."""
        return self.lesson.places[max(self.number - 1, 0)]

    @property
    def last(self) -> int:
        """The number of the last page."""
        return len(self.lesson.places)

    @property
    def question(self) -> Offer | None:
        """The question on this page; none on the first and the last page."""
        return self.place.asked(self.path) if 0 < self.number < self.last else None

    @property
    def reader(self) -> Seat:
        """Who sees the page's picture: the learner if they are asked something, otherwise everybody."""
        return LEARNER if self.question else NOBODY

    def says(self, words: Words, more: str = "") -> str:
        """Return the lesson's text for this page."""
        what = "end" if self.number == self.last else self.number
        return words.say(f"{self.lesson.game.key}-lesson-{what}{more}")

    def scene(self, names: Names, words: Words) -> Scene:
        """Return the scene of the page's picture."""
        state, asked, game = self.place.state, self.question, self.lesson.game
        news = filter_heard(self.place.happened[-1], self.reader)
        view = state.view(self.reader)
        offered = list_numbered_choices(make_narrator(game, words.language), asked.choices, view) if asked else ()
        settled = asked.settled if asked else ()
        return Scene(game, view, names, words, state.to_act(), news, settled, offered)


def name_seats(lesson: Lesson, learner: str, words: Words) -> dict[Seat, str]:
    """Return the names of the seats as people read them: the rivals are called as the lesson's text calls them."""
    rivals = {seat: words.say(f"{lesson.game.key}-lesson-rival-{seat}") for seat in range(1, lesson.seats)}
    return shown_names({LEARNER: learner, **rivals}, words)


def page_screen(page: Page, names: Names, picture: Picture | None, words: Words) -> Screen:
    """Return a page of a lesson; the picture is the learner's hand if there is a question, otherwise the table."""
    parts: Children = [
        make_text(make_lesson_heading(page, words)),
        *show_lesson_position(page, names, page.reader, picture, words),
    ]
    if page.number:
        parts += screens.compose_story(list_lesson_events(page, names, words))
    buttons = make_lesson_buttons(page, names, words, picture.numbers if picture else {})
    parts += [make_text(page.note or page.says(words)), *buttons]
    return make_layout(parts, OLIVE, picture)


def make_lesson_heading(page: Page, words: Words) -> str:
    """Return the title on the first page, and the number of the step."""
    game = game_name(page.lesson.game.key, words)
    title = [] if page.number else [words.say("learn-title", game=game)]
    sees = "table" if page.reader == NOBODY else "hand"
    step = words.say("learn-step", number=page.number + 1, last=page.last + 1, seen=sees)
    return "\n".join([*title, step])


def show_lesson_position(page: Page, names: Names, seat: Seat, picture: Picture | None, words: Words) -> Children:
    """Return what the learner, or everybody, sees, as a picture or in words."""
    return screens.as_seen(page.lesson.game, page.place.state.view(seat), names, picture, words)


def list_lesson_events(page: Page, names: Names, words: Words) -> list[str]:
    """Return what to know of the events since the learner's last move, that move included: as in a hand, or all."""
    tells = make_narrator(page.lesson.game, words.language)
    events = [event for move in page.place.happened for event in move]
    if page.question is None:
        return list(retell_events(tells, words, events, LEARNER, names))[-TOLD:]
    told = [news_of(event, tells, LEARNER, names) for event in events if event.heard_by(LEARNER)]
    return in_hand(told, tells, page.place.state.view(LEARNER), HEARD)


# -- the buttons


def make_lesson_buttons(page: Page, names: Names, words: Words, numbers: Mapping[int, int]) -> Children:
    """Return the question with its answers, or the buttons of a page without one."""
    if page.number == 0:
        return lay_out_rows([make_button(words.say("table-my-hand"), page_id(page, 1), PRIMARY)])
    if page.question is None:
        return [make_text(say_where_help_is(page, words)), *lay_out_rows(make_buttons_after_lesson(page, words))]
    return make_lesson_question(page, page.question, names, words, numbers)


def make_lesson_question(
    page: Page, question: Offer, names: Names, words: Words, numbers: Mapping[int, int]
) -> Children:
    """Return the question, which answer is right, and all its answers."""
    game, view = page.lesson.game, page.place.state.view(LEARNER)
    right = page.place.right(question)
    found = [mark_right_answer(each, right) for each in list_answers(game, view, names, question, words, numbers)]
    label = next(each.label for each in found if each.at == right)
    here = lay_out_choices(found, answer_id(page, page.path), words.say("hand-choose"))
    return [
        phrase_question(game, view, names, question, words),
        make_text(words.say("learn-right", label=escape_markup(label))),
        *here,
        *lay_out_rows(
            [make_lesson_back_button(page, words), *make_cards_button(game.key, Id("cards-of-game", page.index), words)]
        ),
    ]


def mark_right_answer(answer: Answer, right: int) -> Answer:
    """Return an answer: the one that the lesson speaks of is green, and all others are gray."""
    return replace(answer, style=SUCCESS if answer.at == right else SECONDARY)


def make_lesson_back_button(page: Page, words: Words) -> Button:
    """Return the button back to the choice before, or to the page before."""
    before = answer_id(page, page.path[:-1]) if page.path else page_id(page, page.number - 1)
    return make_button(words.say("hand-back"), before)


def say_where_help_is(page: Page, words: Words) -> str:
    """Return a sentence about where to find help in a real game."""
    return words.say("learn-where", cards="yes" if page.lesson.game.key in LIBRARIES else "no")


def make_buttons_after_lesson(page: Page, words: Words) -> list[Button]:
    """Return the buttons after a lesson."""
    return [
        make_button(words.say("learn-play"), Id("practice-table", page.index), SUCCESS),
        make_button(words.say("library-rules"), Id("rules-page", page.index)),
        make_button(words.say("learn-again"), page_id(page, 0)),
        make_button(words.say("hand-back"), page_id(page, page.number - 1)),
    ]


def page_id(page: Page, number: int) -> Id:
    """Return the id of a button that turns to a page."""
    return Id("lesson-page", page.index, number)


def answer_id(page: Page, path: tuple[int, ...]) -> Id:
    """Return the id of a choice on a page."""
    return Id("lesson-answer", page.index, page.number, path)


def lessons_screen(games: Sequence[str], words: Words, picture: Picture | None = None) -> Screen:
    """Return the list of lessons."""
    seen = [show_picture(picture)] if picture else []
    return make_layout([*seen, make_text(words.say("learn-which")), lessons_menu(games, words)], OCHRE, picture)


def lessons_menu(games: Sequence[str], words: Words) -> Row:
    """Return the menu of the lessons; the value of an option is the place of its game among all."""
    places = [place for place, game in enumerate(games) if BOXES[game].lesson]
    names = [game_name(games[place], words) for place in places]
    return make_menu(names, Id("lesson-of-game", 0), words.say("learn-choose"), places)
