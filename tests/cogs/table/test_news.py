"""News about a table besides its moves; each move is credited to the player who made it."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from cogs.answering.layout import Picture, escape_markup
from cogs.history.analysis import describe_turning_point
from cogs.table.hand_screen import draw_hand, hand_screen
from cogs.table.news import (
    ALL,
    HEARD,
    News,
    choose_sentences,
    collect_news,
    collect_news_since,
    join_told_together,
    news_of,
    table_event,
)
from cogs.table.undo import list_undone
from engine.chance import Guess
from engine.core import NOBODY
from engine.match import find_move
from games.hector.rules.events import BattleCounted, Retreated
from games.horse.rules.events import Loaded, TreasuresSwapped
from games.iliad.rules.events import Drew
from games.iliad.rules.game import Iliad
from games.narrators import make_narrator
from store import TableEvent
from store.values import Kind
from tables.play.agreements import Taken
from tables.review.analysis import TurningPoint
from tests.cogs.table.test_screens import dealt, fits, hand_news, move
from tests.contract.boxes import GAMES
from words import LANGUAGES, Words

EN = Words("en")
NAMES = {0: "Tom", 1: "Anna"}
KINDS = [kind for kind in get_args(Kind) if kind != "forced"]  # that is said with the move


def played(moves=6, seats=2):
    """Return a table of Iliad where Hector (user 1) and Helen (user 2) sit."""
    table, chance = dealt(Iliad(), "standard", seats, b"d"), Guess(5)
    names = ("Hector", "Helen", "Paris")
    sitters = tuple(replace(each, name=names[seat]) for seat, each in enumerate(table.lobby.sitters))
    table.lobby = replace(table.lobby, sitters=sitters)
    for _ in range(moves):
        move(table, chance)
    return table, chance


def happens(table, *happened):
    """Record events at the table now, and seat anyone who takes a seat by them."""
    table.history.add(table.history.dated([replace(each, ply=table.match.ply) for each in happened], 1.0))
    for each in happened:
        if each.other_name:
            sitters = [*table.lobby.sitters]
            sitters[each.seat] = replace(sitters[each.seat], name=each.other_name, user=each.other)
            table.lobby = replace(table.lobby, sitters=tuple(sitters))


GIVEN = TableEvent("given", 1, 2, "Helen", 3, "Paris")
LEFT = TableEvent("left", 1, 2, "Helen", None, "Computer 1")


def over(key, seats=2):
    """Return a table of a finished game, and its last moves."""
    table, chance = dealt(GAMES[key], "standard", seats), Guess(5)
    while not table.match.state.outcome():
        move(table, chance)
    table.status = "finished"
    return table


def test_a_hand_tells_first_what_has_decided_something():
    """A battle that is over is followed by a dozen sentences about cards that go back, and by the next battle."""
    table, chance, told = dealt(GAMES["hector"], "standard", 2), Guess(5), 0
    while not table.match.state.outcome():
        _, events = move(table, chance)
        if any(isinstance(event, BattleCounted | Retreated) for event in events):
            lines = [hand_news(table, seat, EN) for seat in (0, 1)]
            told += all(any("battle is" in line for line in own) and len(own) == HEARD for own in lines)
    assert told > 2


def test_brief_news_keep_their_order():
    happened = [News("a", decisive=True), News("b"), News("c"), News("d", decisive=True), News("e")]
    assert [choose_sentences(happened, most) for most in range(1, 5)] == [
        ["d"],
        ["a", "d"],
        ["a", "d", "e"],
        ["a", "c", "d", "e"],
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_tells_everybody_who_was_loaded_by_others(seats):
    """Nobody is shown it again, and it is what the game is about."""
    table, chance, most = dealt(GAMES["horse"], "standard", seats), Guess(5), 0
    while not table.match.state.outcome():
        move(table, chance)
        reader = table.match.state.to_act()[0] if table.match.state.to_act() else 0
        happened = [event for each in collect_news_since(table, reader, EN) for event in each.events]
        loads, swaps = (
            sum(isinstance(event, kind) and event.seat != reader for event in happened)
            for kind in (Loaded, TreasuresSwapped)
        )
        told = " ".join(line for line in hand_news(table, reader, EN) if not line.startswith("You"))
        if not table.match.state.outcome():
            assert (told.count(" out"), told.count("swaps")) == (loads, swaps)
            most = max(most, loads)
    assert most > HEARD


def test_a_hand_leaves_to_the_rest_of_the_news_what_it_shows():
    table, chance, rows = dealt(GAMES["delphi"], "standard", 3), Guess(5), 0
    while not table.match.state.outcome():
        move(table, chance)
        told, every = (" ".join(hand_news(table, 0, EN, most)) for most in (HEARD, ALL))
        rows += "The rows:" in every
        assert "The rows:" not in told
        assert "March" not in told
    assert rows > 10


def test_a_move_made_without_a_question_is_always_told():
    table, chance = dealt(GAMES["delphi"], "standard", 3), Guess(5)
    move(table, chance)
    assert hand_news(table, 0, EN) == [], "the picture shows that a card lies there"
    happens(table, TableEvent("forced"))
    move(table, chance)
    assert ["It was the only move" in line for line in hand_news(table, 0, EN)] == [True]


def test_a_run_ends_where_another_player_decides_something():
    tells = make_narrator(GAMES["horse"], "en")
    load, swap, other = Loaded(1, 2, 6, 3), TreasuresSwapped(1, 0, 3), Loaded(0, 2, 6, 3)
    happened = [news_of(event, tells, 0, NAMES) for event in (load, load, swap, other, load)]
    first, own, last = (each.sentence for each in join_told_together(happened, tells))
    assert first.startswith("Anna loads: ")
    assert first.endswith(" Anna swaps the treasures of districts 1 and 4.")
    assert [each.split()[0] for each in (own, last)] == ["You", "Anna"]


def test_the_news_of_a_hand_are_as_old_as_its_picture():
    """Others lay cards while the picture is drawn, and the hand is not drawn again for that."""
    table, chance = dealt(GAMES["horse"], "standard", 2), Guess(5)
    while len(hand_news(table, 0, EN)) < 2 or not table.match.state.to_act():
        move(table, chance)
    before = hand_news(table, 0, EN)

    async def none(*_):
        return []

    async def draws(*_):
        while hand_news(table, 0, EN) == before:
            move(table, chance)

    host = SimpleNamespace(pictures=SimpleNamespace(hand=draws), store=SimpleNamespace(tables_of=none))
    shown = asyncio.run(draw_hand(host, table, table.asked(0), 1, None, EN))
    lines = [line[2:] for line in fits(shown).splitlines() if line.startswith("- ")]
    assert lines == before != hand_news(table, 0, EN)


@pytest.mark.parametrize("key", ["iliad", "hector"])
def test_a_hand_does_not_tell_what_was_dealt_to_it(key):
    """The hand shows it, and so many words pushed the first buttons off a phone's screen."""
    table = dealt(GAMES[key], "standard", 2)
    seat = table.match.state.to_act()[0]
    assert collect_news_since(table, seat, EN)
    assert hand_news(table, seat, EN) == []
    screen = str(hand_screen(table, table.asked(seat), EN).to_components())
    assert ":news:" not in screen, "nothing is left to tell"


def test_a_hand_tells_which_cards_were_added():
    """After a siege three cards join those of the hand, and no picture says which."""
    table, chance, told = dealt(GAMES["iliad"], "standard", 2), Guess(5), 0
    while not table.match.state.outcome():
        _, events = move(table, chance)
        drew = [event for event in events if isinstance(event, Drew)]
        told += sum("You draw" in line for event in drew for line in hand_news(table, event.seat, EN, ALL - 1))
        assert not any("draws" in line for seat in (0, 1) for line in hand_news(table, seat, EN, ALL - 1))
    assert told > 2


def test_the_end_of_a_game_leads_to_all_its_news():
    table = over("hector")
    asked = table.asked(0)
    assert len(hand_news(table, 0, EN, 50)) > HEARD
    assert ":news:" in str(hand_screen(table, asked, EN).to_components())


def test_a_hand_in_a_picture_has_room_for_all_its_news():
    """The button counts them, so all of them should be there."""
    table, chance = dealt(GAMES["iliad"], "standard", 5), Guess(3)
    while len(collect_news_since(table, 0, EN)) < 33:
        move(table, chance)
    drawn = Picture("hand.png", b"", "")
    screen = str(hand_screen(table, table.asked(0), EN, picture=drawn, most=ALL).to_components())
    assert all(escape_markup(each.sentence) in screen for each in collect_news_since(table, 0, EN))


def test_a_hand_says_once_that_the_game_is_over():
    table = over("hector")
    assert str(hand_screen(table, table.asked(0), EN).to_components()).count("The game is over") == 1


def test_the_standings_of_a_finished_game_are_not_told_twice():
    table = over("horse")
    assert [line for line in collect_news(table, EN) if "district" in line and "win" in line] == []
    assert "points" in collect_news(table, EN)[-1]


def test_news_name_the_player_of_the_time_in_order():
    table, chance = played()
    before = collect_news(table, EN)
    assert any("Helen" in line for line in before)
    happens(table, LEFT)
    assert collect_news(table, EN) == [*before, "Helen leaves the game; Computer 1 plays on."][-8:]
    move(table, chance)
    move(table, chance)
    now = collect_news(table, EN)
    at = now.index("Helen leaves the game; Computer 1 plays on.")
    assert any("Computer 1" in line for line in now[at + 1 :])
    assert not any("Helen" in line for line in now[at + 1 :])
    assert not any("Computer 1" in line for line in now[:at])


def test_the_end_of_a_game_is_the_last_news():
    table, _ = played()
    happens(table, TableEvent("left", 1, 2, "Helen"), TableEvent("ended-agreed"))
    assert collect_news(table, EN)[-2:] == ["Helen leaves the game.", "That ends the game, as agreed."]


def test_a_newcomer_is_not_credited_with_earlier_moves():
    table, chance = played()
    mine = hand_news(table, 1, EN)
    assert any(line.startswith(("You ", "Your ")) for line in mine)
    happens(table, GIVEN)
    theirs = hand_news(table, 1, EN)
    assert theirs[-1] == "Helen gives you the seat."
    assert any(line.startswith("Helen ") for line in theirs[:-1])
    move(table, chance)
    move(table, chance)
    since = hand_news(table, 1, EN)
    assert since[0].startswith("You ")
    assert "Helen gives you the seat." not in since, "that was before the newcomer's own move"


def test_a_newcomer_learns_what_only_the_seat_was_told():
    table, chance = played(moves=0)
    move(table, chance)

    def told():
        return [each.sentence for each in collect_news_since(table, 1, EN)]

    known = [line for line in told() if line not in collect_news(table, EN)]
    assert known, "the cards that the seat was dealt"
    happens(table, GIVEN)
    assert [line for line in told() if line in known] == known


def test_a_returning_player_learns_what_the_computer_did():
    table, chance = played()
    happens(table, TableEvent("expired", 1, 2, "Helen"))
    move(table, chance)
    move(table, chance)
    happens(table, TableEvent("returned", 1, 2, "Helen", 2, "Helen"))
    lines = hand_news(table, 1, EN, 12)
    at = lines.index("You run out of time; the computer takes over.")
    assert lines[0].startswith("You "), "the own last move comes first"
    assert any(line.startswith("Helen ") for line in lines[at:])
    assert lines[-1] == "You are back."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_event_has_a_sentence_of_its_own(kind, language):
    words, each = Words(language), TableEvent(kind, 1, 2, "Helen", 3, "Paris")
    told = {other: table_event(replace(each, kind=other), {}, words) for other in KINDS}
    assert len(set(told.values())) == len(KINDS)
    assert told[kind].endswith(".")
    assert ("Helen" in told[kind] or "Paris" in told[kind]) == (
        kind not in ("ended-vote", "ended-agreed", "ended-deserted", "ended-round")
    )
    mine = table_event(each, {}, words, reader=3 if kind in ("returned", "given", "joined") else 2)
    assert (mine != told[kind]) == (kind in ("expired", "stood-in", "returned", "given", "joined"))


def test_an_undo_question_names_who_made_each_move():
    table, chance = played(moves=4)
    happens(table, LEFT)
    move(table, chance)
    move(table, chance)
    line = table.match.line()
    parts: list[Any] = [list_undone(table, Taken(0, line[at - 1].state, line[at:]), NOBODY, EN)[1] for at in (3, 5)]
    told = [part.content for part in parts]
    assert ["Helen" in each for each in told] == [True, False]
    assert all("Computer 1" in each for each in told)


def test_a_turning_point_names_who_made_the_move():
    table, chance = played(moves=4)
    happens(table, LEFT)
    move(table, chance)
    move(table, chance)
    line = table.match.line()
    told = {}
    for at, step in enumerate(line[1:], 1):
        entry, state = step.entry, line[at - 1].state
        chosen = find_move(state, entry.seat, entry.move)
        point = TurningPoint(at, entry.ply, entry.seat, chosen, state.view(entry.seat), entry.seat, 0.2, 0.8)
        told[at] = describe_turning_point(1, point, table, EN), entry.seat
    mine = [text for text, seat in told.values() if seat == 1]
    assert ["Helen" in text for text in mine] == [True, True, False]
    assert ["Computer 1" in text for text in mine] == [False, False, True]
