"""Whole games at the terminal, typed by a script."""

import re
from itertools import cycle

import pytest

from engine.chance import Guess, seal_seed
from engine.log import Entry, Head
from engine.match import replay_log
from games.iliad.rules.game import Iliad
from terminal.play import play_interactively
from tests.games.iliad.table import table
from words import Words

SEED = bytes(range(32))
RUBBISH = ("", "x", "0", "99", "h", "?", "t", "-1", "1 1 1 1 1 1 1", "\N{SUPERSCRIPT TWO}", "9" * 5000, "2 b", "1 x")


class First:
    """Chooses the last legal move, which places a card if possible."""

    def choose(self, game, view, moves, chance):
        return moves[-1]


class Passes:
    def choose(self, game, view, moves, chance):
        return next((move for move in moves if str(move) == "pass"), moves[0])


class Spy(First):
    """Records its arguments."""

    def __init__(self):
        self.given = []

    def choose(self, game, view, moves, chance):
        self.given.append((view, moves, chance.below(1000)))
        return moves[-1]


def typed(*answers):
    """Return a function that gives the answers in turn, then ends the input."""
    rest = iter(answers)

    def ask(prompt):
        answer = next(rest, None)
        if answer is None:
            raise EOFError
        return answer

    return ask


def run(seats, *, ask, language="en", game=None, **others):
    told = []
    others.setdefault("opponents", [First() for _ in range(seats - 1)])
    play_interactively(game or Iliad(), seats, {}, language=language, seed=SEED, ask=ask, tell=told.append, **others)
    assert all(isinstance(line, str) and "\n\n" not in line for line in told)
    return told


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_ends_despite_invalid_input(seats, language):
    answers = cycle(answer for rubbish in RUBBISH for answer in (rubbish, "1", "1", "1"))
    told = run(seats, language=language, ask=lambda prompt: next(answers))
    words = Words(language)
    assert told[0] == words.say("terminal-seal", seal=seal_seed(SEED))
    assert told[-2:] == [words.say("terminal-seed", seed=SEED.hex()), words.say("terminal-check", seal=seal_seed(SEED))]
    assert told[-3 - seats].startswith("1. ")


@pytest.mark.parametrize("seats", [2, 3])
def test_only_my_own_draws_are_named(seats):
    answers = cycle("1")
    told = run(seats, me=1, ask=lambda prompt: next(answers))
    drawn = [line for line in told if re.search(r"\bdraws?\b", line)]
    mine = [line for line in drawn if line.startswith("- You draw ")]
    assert mine
    assert all(re.fullmatch(r"- Player \d draws (a card|\d+ cards)\.", line) for line in drawn if line not in mine)


class Swapped(Iliad):
    """The same deal, but seats 1 and 2 have swapped hands."""

    def deal(self, seats, options, chance):
        state, events = super().deal(seats, options, chance)
        state.hands[1], state.hands[2] = state.hands[2], state.hands[1]
        return state, events


@pytest.mark.parametrize("language", ["en", "fr"])
def test_other_players_hands_do_not_affect_the_output(language):
    """The other players pass at once, so that their cards are never revealed."""
    answers, others = ("3", "3", "t", "3 1", "h"), [Passes(), Passes()]
    true = run(3, language=language, ask=typed(*answers), opponents=others)
    swapped = run(3, language=language, ask=typed(*answers), opponents=others, game=Swapped())
    assert len(true) > 100
    assert true == swapped


def test_the_log_is_written_and_explains_the_game():
    kept, answers = [], cycle("1")
    run(2, ask=lambda prompt: next(answers), keep=kept.append)
    head, *log, seed = kept
    assert seed == SEED
    assert isinstance(head, Head)
    assert all(isinstance(entry, Entry) for entry in log)
    *_, last = replay_log(Iliad(), head, log)
    assert last.state.outcome()


def test_an_entry_is_written_before_it_is_printed():
    happened = []
    others = {"opponents": [First()], "keep": lambda what: happened.append("kept")}
    play_interactively(
        Iliad(), 2, {"first": 1}, seed=SEED, ask=typed(), tell=lambda line: happened.append(line), **others
    )
    placed = next(at for at, line in enumerate(happened) if line.startswith("- Player 2 places"))
    assert happened[:placed].count("kept") == 3  # the head, the deal and the move


def test_an_opponent_gets_its_own_view_and_moves():
    spy, answers = Spy(), cycle("1")
    run(2, ask=lambda prompt: next(answers), opponents=[spy])
    assert spy.given
    for view, moves, _ in spy.given:
        assert view.seat == 1
        assert not view.armies[0].hidden
        assert moves
    assert len({thought for _, _, thought in spy.given}) > 1


def test_thinking_does_not_use_the_deals_chance():
    class Thoughtful(First):
        def choose(self, game, view, moves, chance):
            assert isinstance(chance, Guess)
            [chance.below(6) for _ in range(len(moves))]
            return moves[-1]

    games = []
    for opponent in (First(), Thoughtful()):
        answers = cycle("1")
        games.append(run(2, ask=lambda prompt, answers=answers: next(answers), opponents=[opponent]))
    assert games[0] == games[1]


@pytest.mark.parametrize("wrong", [EOFError, KeyboardInterrupt])
def test_a_player_who_leaves_gets_a_farewell(wrong):
    def ask(prompt):
        raise wrong

    told = run(3, ask=ask)
    assert told[-1] == "You have left the game. Farewell!"
    assert not any(SEED.hex() in line for line in told)


@pytest.mark.parametrize("word", ["q", "Q", " q "])
def test_q_quits_the_game(word):
    assert run(2, ask=typed(word, "1"))[-1] == "You have left the game. Farewell!"


class Laid(Iliad):
    """A game that starts from a given position."""

    def __init__(self, state):
        super().__init__()
        self.state = state

    def deal(self, seats, options, chance):
        return self.state.copy(), []


PHALANX = Laid(table(2, siege=None, hands={0: "4 3", 1: "4"}, armies={0: "4"}))
EMPTY_HANDED = Laid(table(3, hands={1: "4", 2: "4"}))
QUESTION = "Your turn: what do you do?"


def test_several_numbers_answer_several_questions():
    placed = "- You place a Hoplite 3 on Hoplite 4: now worth 14."
    stepwise = run(2, ask=typed("2", "2"), game=PHALANX)
    at_once = run(2, ask=typed("2 2"), game=PHALANX)
    assert placed in stepwise
    assert placed in at_once
    assert "Where do you put a Hoplite 3?" in stepwise
    assert "Where do you put a Hoplite 3?" not in at_once


@pytest.mark.parametrize("word", ["b", "0"])
def test_back_returns_to_the_previous_question(word):
    told = run(2, ask=typed("2", word), game=PHALANX)
    asked = [line for line in told if line.endswith("?")]
    assert asked == [QUESTION, "Where do you put a Hoplite 3?", QUESTION]


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("x", "Type a number from 1 to 3, or h for help."),
        ("4", "Type a number from 1 to 3, or h for help."),
        ("2 x", "Type a number from 1 to 2, or h for help."),
        ("b", "This is the first question: there is nothing to go back to."),
        ("1 1", "There are fewer questions than numbers: type only the first few."),
    ],
)
def test_invalid_input_gets_a_one_sentence_answer(word, answer):
    told = run(2, ask=typed(word), game=PHALANX)
    assert told[-4:] == ["  3. Place a Hoplite 4 → On its own", answer, "", "You have left the game. Farewell!"]


def test_a_forced_move_is_still_asked_for():
    told = run(3, ask=typed("2", "1"), game=EMPTY_HANDED)
    at = told.index(QUESTION)
    assert told[at + 1 : at + 3] == ["  1. Leave the siege with Diomedes (+3)", "Type 1, or h for help."]
    assert "- You leave the siege with Diomedes (+3)." in told


def test_a_choice_without_further_questions_shows_its_full_effect():
    told = run(2, ask=typed(), game=Laid(table(2, siege=None, hands={0: "chariot"}, armies={1: "42"})))
    assert "  1. Attack: a Chariot from the hand → Phalanx 4-2 (12)" in told
