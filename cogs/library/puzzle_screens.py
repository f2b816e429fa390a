"""A puzzle as its solver sees it: the hand, the question, and after the answer, how good each move is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    OCHRE,
    OLIVE,
    PRIMARY,
    Button,
    Children,
    Picture,
    Screen,
    escape_markup,
    lay_out_choices,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
)
from cogs.table import screens
from cogs.table.hand_screen import list_answers, make_cards_button, phrase_question
from cogs.table.news import HEARD
from engine.choices import Offer, make_offer
from engine.core import Event, Game, Move, Seat, State, filter_heard
from engine.differences import Reason
from games.catalog import BOXES
from games.narrators import game_name, make_narrator
from games.puzzles import Known
from pictures.scene import Scene
from tables.history.puzzle_scores import Score
from words import Names, Words, list_numbered_choices
from words.people import shown_name, shown_names
from words.retelling import retell_events

ANY = 0  # in place of the number of a game, from 1


@dataclass(frozen=True)
class Position:
    """The position of a puzzle: what its solver sees, may do, and has heard since their last move."""

    known: Known
    game: Game
    state: State
    happened: Sequence[Event]
    path: tuple[int, ...] = ()

    @property
    def seat(self) -> Seat:
        """The seat that is to move."""
        return self.known.puzzle.seat

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves."""
        return self.state.legal(self.seat)

    @property
    def question(self) -> Offer:
        """The question at this point of a move.

        Raises:
            LookupError: the path was never offered.
        """
        return make_offer(self.moves, self.path)

    def called(self, name: str) -> Move:
        """Return the legal move with this name."""
        return next(move for move in self.moves if str(move) == name)


def load_position(known: Known, path: tuple[int, ...] = ()) -> Position:
    """Return the position of a puzzle."""
    return Position(known, *set_up_puzzle(known), path)


@lru_cache(maxsize=64)
def set_up_puzzle(known: Known) -> tuple[Game, State, Sequence[Event]]:
    """Return the game of a puzzle, its position, and what has happened; nobody plays on in that position."""
    game = BOXES[known.game].game()
    return (game, *known.puzzle.position(game))


def name_seats(place: Position, solver: str, words: Words) -> Names:
    """Return the names of the seats as people read them: the solver's own, and numbers for the others."""
    others = {seat: words.say("puzzle-player", number=seat + 1) for seat in range(place.known.puzzle.seats)}
    return shown_names({**others, place.seat: solver}, words)


def make_scene(place: Position, names: Names, words: Words, asked: Offer | None) -> Scene:
    """Return the scene of the picture, with numbers at the choices of a question."""
    view = place.state.view(place.seat)
    offered = list_numbered_choices(make_narrator(place.game, words.language), asked.choices, view) if asked else ()
    news, settled = filter_heard(place.happened, place.seat), asked.settled if asked else ()
    return Scene(place.game, view, names, words, place.state.to_act(), news, settled, offered)


def question_screen(
    place: Position, names: Names, picture: Picture | None, words: Words, *, daily: bool, game: int
) -> Screen:
    """Return a puzzle that is to be solved; ``game`` is the number of its game, from 1."""
    asked = place.question
    numbers = picture.numbers if picture else {}
    title = f"{make_puzzle_heading(place, words, daily=daily)}\n-# {words.say('puzzle-task')}"
    cards = make_cards_button(place.known.game, Id("cards-of-game", game - 1), words)
    asks = asking_for(place, asked, names, words, numbers, cards)
    return make_layout([make_text(title), *show_puzzle_position(place, names, picture, words), *asks], OLIVE, picture)


def make_puzzle_heading(place: Position, words: Words, *, daily: bool) -> str:
    """Return the title of a puzzle."""
    return words.say("puzzle-title", kind="daily" if daily else "any", game=game_name(place.known.game, words))


def show_puzzle_position(place: Position, names: Names, picture: Picture | None, words: Words) -> Children:
    """Return what the solver sees, and what has happened."""
    view, tells = place.state.view(place.seat), make_narrator(place.game, words.language)
    news = list(retell_events(tells, words, place.happened, place.seat, names))[-HEARD:]
    return [*screens.as_seen(place.game, view, names, picture, words), *screens.compose_story(news)]


def asking_for(
    place: Position, asked: Offer, names: Names, words: Words, numbers: Mapping[int, int], cards: Sequence[Button]
) -> Children:
    """Return the question for the next part of the move, its answers, and a way to what cards do."""
    view, here = place.state.view(place.seat), Id("puzzle", 0, place.known.puzzle.number, place.path)
    found = list_answers(place.game, view, names, asked, words, numbers)
    beside = [make_button(words.say("hand-back"), Id("puzzle", 0, here.stamp, here.path[:-1]))] if here.path else []
    question = phrase_question(place.game, view, names, asked, words)
    return [question, *lay_out_choices(found, here, words.say("hand-choose")), *lay_out_rows([*beside, *cards])]


def answer_screen(
    place: Position, chosen: str, names: Names, picture: Picture | None, words: Words, score: Score, day: int, *,
    daily: bool, game: int, why: Sequence[Reason] = (),
) -> Screen:  # fmt: skip
    """Return a puzzle that was answered: whether that was right, how good the moves are and why, and the way on."""
    right = is_right(place, chosen)
    title = words.say("puzzle-answer", right="yes" if right else "no")
    parts = [
        make_text(make_puzzle_heading(place, words, daily=daily)),
        *show_puzzle_position(place, names, picture, words),
        make_text(f"### {title}\n{judge_answer(place, chosen, names, words, why)}"),
        make_text(f"-# {format_puzzle_score(score, day, words)}"),
        *lay_out_rows(make_next_puzzle_buttons(game, place.known.puzzle.number, words)),
    ]
    return make_layout(parts, OLIVE if right else OCHRE, picture)


def is_right(place: Position, chosen: str) -> bool:
    """Return whether a move is right; one that only leaves something to be asked counts as what it comes to."""
    move = place.called(chosen)
    settled = place.game.know_how.simply(move) if place.game.know_how else move
    return bool({chosen, str(settled)} & place.known.puzzle.right)


def find_rival(place: Position, chosen: str) -> str:
    """Return the move that the solution is compared with: a wrong answer, or else the best move that is none."""
    puzzle = place.known.puzzle
    if not is_right(place, chosen):
        return chosen
    return next((rated.move for rated in puzzle.best if rated.move not in puzzle.right), "")


def judge_answer(place: Position, chosen: str, names: Names, words: Words, why: Sequence[Reason]) -> str:
    """Return a line for each of the best moves and for the chosen one, with its chance, and why the first is better."""
    best = place.known.puzzle.best
    lines = [words.say("puzzle-chances")]
    for rated in best:
        own, chance = "yes" if rated.move == chosen else "no", round(100 * rated.chance)
        lines.append(
            words.say("puzzle-chance", move=label_legal_move(place, rated.move, names, words), own=own, chance=chance)
        )
    if chosen not in [rated.move for rated in best] and not is_right(place, chosen):
        less = round(100 * best[-1].chance)
        lines.append(words.say("puzzle-less", move=label_legal_move(place, chosen, names, words), chance=less))
    also = [
        words.say("puzzle-also", move=label_legal_move(place, move, names, words)) for move in place.known.puzzle.also
    ]
    return "\n".join([*lines, *also, *explain_solution(place, chosen, names, words, why)])


def explain_solution(place: Position, chosen: str, names: Names, words: Words, why: Sequence[Reason]) -> list[str]:
    """Return why the solution is better than its rival, if anything stands out."""
    told = make_narrator(place.game, words.language).because(why, place.state.view(place.seat), names) if why else ""
    if not told:
        return []
    rival = label_legal_move(place, find_rival(place, chosen), names, words)
    return [words.say("puzzle-because", rival=rival, because=escape_markup(told))]


def label_legal_move(place: Position, move: str, names: Names, words: Words) -> str:
    """Return how people call a legal move."""
    tells = make_narrator(place.game, words.language)
    return escape_markup(tells.whole(place.called(move).parts(), place.state.view(place.seat), names))


def format_puzzle_score(score: Score, day: int, words: Words) -> str:
    """Return a person's results in puzzles so far."""
    counts = {"tried": score.tried, "solved": score.solved, "longest": score.longest}
    return words.say("puzzle-score", streak=score.current(day), **counts)


def make_next_puzzle_buttons(game: int, number: int, words: Words) -> list[Button]:
    """Return the buttons to another puzzle, of this game and of any, and to share this one."""
    one = [make_button(words.say("puzzle-same-game"), Id("next-puzzle", game), PRIMARY)] if game != ANY else []
    other = make_button(words.say("puzzle-another"), Id("next-puzzle", ANY))
    return [*one, other, make_button(words.say("puzzle-share"), Id("share-puzzle", 0, number))]


def shared_screen(known: Known, name: str, score: Score, day: int, words: Words, *, daily: bool) -> Screen:
    """Return what everybody sees of a puzzle that somebody shares: no move, neither the right one nor theirs."""
    solved = daily and score.is_of(day, known.puzzle.number) and score.right
    told = words.say(
        "puzzle-shared", name=escape_markup(shown_name(name, words)), game=game_name(known.game, words),
        how="solved" if solved else "daily" if daily else "any", streak=score.current(day),
    )  # fmt: skip
    open_it = make_button(words.say("puzzle-try"), Id("open-puzzle", 0, known.puzzle.number), PRIMARY)
    return make_layout([make_text(told), *lay_out_rows([open_it])], OCHRE)
