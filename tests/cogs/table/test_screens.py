"""Every table and hand of every game fits into one message, and a hand tells what its owner may know."""

import re
from dataclasses import replace

import pytest

from cogs.answering.layout import Picture, format_block
from cogs.answering.pictures import print_numbered
from cogs.lobby.screens import lobby_screen
from cogs.table import news, screens
from cogs.table.hand_screen import hand_screen
from engine.chance import Guess
from engine.core import NOBODY, filter_heard
from engine.match import Match, deal_match
from games.narrators import make_narrator
from games.painters import PAINTERS
from pictures.scene import Scene
from store import Table as Row
from store import Turn
from tables.play.services import Services
from tables.play.table import Table
from tables.seats.lobby import Lobby
from tests.contract.boxes import GAMES, RULES
from tests.contract.tables import a_table_of_each_game, each_table
from tests.pictures.reading import chosen
from tests.quick import slow_but
from words import LANGUAGES, Words, list_numbered_choices
from words.figures import ROBOT

LONG = "Ἀγαμέμνων of the many ships, king"[:32]  # the longest name that Discord allows
PLANNING = {key: box.planning for key, box in RULES.items() if box.planning}


def dealt(game, variant, seats, seed=b"seed"):
    lobby = Lobby(game.key, 1, variant, seats)
    for seat in range(seats):
        lobby = lobby.join(seat + 1, f"{LONG[:30]}{seat}")
    match, _ = deal_match(game, seats, {"variant": variant}, seed)
    return Table(1, lobby, match, Services(None, None, None, None, planning=PLANNING))


def move(table, chance):
    seat = table.match.state.to_act()[0]
    moves = table.match.state.legal(seat)
    step = table.match.propose(seat, str(moves[chance.below(len(moves))]), table.match.stamps[seat])
    table.match.accept(step)
    return seat, step.events


def hand_news(table, seat, words, most=news.HEARD):
    """What a hand tells of the events from its owner's last move on, the newest last."""
    tells, view = make_narrator(table.match.game, words.language), table.match.state.view(seat)
    return news.in_hand(news.collect_news_since(table, seat, words), tells, view, most)


def parts(component):
    yield component
    for inner in component.get("components", []):
        yield from parts(inner)


def fits(view):
    [box] = view.to_components()
    found = list(parts(box))
    texts = [each["content"] for each in found if "content" in each]
    assert len(found) <= 40
    assert sum(map(len, texts)) <= 4000
    assert all(text.count("```") % 2 == 0 for text in texts)
    return "\n".join(texts)


@a_table_of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_and_every_hand_fits_into_one_message(game, variant, seats, language):
    table, chance, words = dealt(game, variant, seats), Guess(3), Words(language)
    row = Row(1, None, 2, 3, "Iliad", game.key, 1, "playing", language, {}, 0.0, 0.0)
    for ply in range(400):
        if ply % 7 == 0:
            fits(screens.table_screen(table, row, None, words))
            for seat in range(seats):
                fits(hand_screen(table, table.asked(seat), words))
        if table.match.state.outcome():
            break
        move(table, chance)


@a_table_of_each_game
@pytest.mark.parametrize("language", slow_but(["de"], LANGUAGES))
def test_every_line_about_time_fits_as_well(game, variant, seats, language):
    table, chance, words = dealt(game, variant, seats), Guess(3), Words(language)
    row = Row(1, None, 2, 3, "Iliad", game.key, 1, "playing", language, {}, 0.0, 0.0)
    everybody = {"pause": [1], "end": [1]}
    table.lobby = replace(table.lobby.decided(votes=everybody), time=86400)
    for _ in range(100):
        acting = table.acting_seats()
        table.turns = {seat: Turn(seat, 0, 86400.0, 0.0, 1.8e9, 1.8e9) for seat in acting}
        table.lobby = replace(table.lobby, sitters=[replace(each, owner=None if at in acting else 1)
                                                    for at, each in enumerate(table.lobby.sitters)])  # fmt: skip
        fits(screens.table_screen(table, row, None, words))
        for seat in acting:
            assert "<t:1800000000:R>" in fits(hand_screen(table, table.asked(seat), words))
        if table.match.state.outcome():
            break
        move(table, chance)


@each_table
def test_a_full_lobby_fits_into_one_message(game, variant, seats):
    lobby = replace(Lobby(game.key, 1, variant, seats, time=5400), overtime="takes").join(1, LONG)
    while lobby.free:
        lobby = lobby.add_computer(1, "medium", f"{LONG[:30]}{lobby.free}")
    row = Row(1, None, 2, 3, "Iliad", game.key, 1, "lobby", "en", {}, 0.0, 0.0)
    fits(lobby_screen(row, lobby, game, Words("en")))


@a_table_of_each_game
def test_a_hand_tells_only_what_its_owner_heard_since_their_last_move(game, variant, seats):
    table, chance, words = dealt(game, variant, seats), Guess(4), Words("en")
    tells, private = make_narrator(game, "en"), 0
    [(_, opening)] = table.match.recent

    def heard(events, seat):
        told = ((tells.tell(event, seat, table.names), event) for event in events)
        return [(sentence, event) for sentence, event in told if sentence]

    def sentences(happened):
        return [sentence for sentence, _ in happened]

    def brief(happened, seat):
        """Return the newest that the hand does not show, what decides before the rest."""
        view = table.match.state.view(seat)
        happened = [each for each in happened if not tells.shown(each[1], view)]
        order = sorted(range(len(happened)), key=lambda at: (tells.decisive(happened[at][1]), at))
        return [happened[at][0] for at in sorted(order[-news.HEARD :])]

    since = {seat: heard(opening, seat) for seat in range(seats)}
    for _ in range(60):
        if table.match.state.outcome():
            break
        mover, events = move(table, chance)
        since[mover] = []
        for seat in range(seats):
            since[seat] += heard(events, seat)
            assert hand_news(table, seat, words, news.ALL) == sentences(since[seat])[-news.ALL :]
            if not any(tells.run([event, event], seat, table.names) for _, event in since[seat]):
                assert hand_news(table, seat, words) == brief(since[seat], seat)
        mine, everybodys = sentences(heard(events, mover)), sentences(heard(events, NOBODY))
        private += mine != everybodys
        assert not {*news.collect_news(table, words)} & ({*mine} - {*everybodys})
    assert private, "somebody heard what others did not"


def test_a_long_block_is_truncated_at_a_line_end():
    shown = format_block(["a line of a hand"] * 500)
    assert len(shown) < 2300
    assert shown.endswith("a line of a hand\n…\n```")


def labelled(asked, table, picture):
    screen = hand_screen(table, asked, Words("en"), picture=picture)
    [box] = screen.to_components()
    return [each["label"] for each in parts(box) if ":answer:" in each.get("custom_id", "") and "label" in each]


def test_an_answer_has_a_number_only_if_the_picture_has_it():
    table = dealt(GAMES["iliad"], "standard", 2)
    asked = table.asked(table.match.state.to_act()[0])
    tells = make_narrator(table.match.game, "en")
    going = list_numbered_choices(tells, asked.offer.choices, asked.view)
    full = [tells.choice(each, asked.view, table.names) for each in going]
    brief = [tells.brief(each, asked.view, table.names) for each in going]
    some = labelled(asked, table, Picture("hand.png", b"", "", {2: 1, 3: 0}))
    assert some[0] == full[0]
    assert some[1] == f"1. {brief[1]}", "numbers have no gaps"
    assert some[2] == brief[2], "the picture shows it under a number of its own"
    assert labelled(asked, table, None)[: len(full)] == full


@each_table
def test_the_picture_tells_which_choices_it_numbers(game, variant, seats):
    table, words = dealt(game, variant, seats), Words("en")
    asked = table.asked(table.match.state.to_act()[0])
    choices = list_numbered_choices(make_narrator(game, "en"), asked.offer.choices, asked.view)
    scene = Scene(game, asked.view, table.names, words, (asked.seat,), (), asked.offer.settled, choices)
    drawing = PAINTERS[game.key].hand(scene)
    numbers = sorted(filter(None, drawing.numbers.values()))
    assert numbers == [*range(1, len(numbers) + 1)], "they have no gaps"
    assert set(chosen(drawing)) >= {*numbers}
    assert print_numbered(PAINTERS[game.key].hand, scene)[1] == drawing.numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_after_the_end_names_buttons_that_can_be_pressed(language):
    words = Words(language)
    can = {words.say("replay-open"), words.say("social-rematch")}
    assert {
        button.label for button in screens.make_after_buttons(1, "finished", words, None) if not button.disabled
    } >= can
    assert {each.strip() for each in re.findall("[“«„](.+?)[”»“]", words.say("table-help-over"))} == can


def test_a_game_is_replayed_once_until_something_happens(monkeypatch):
    table, chance, replayed = dealt(GAMES["iliad"], "standard", 2), Guess(3), []
    line = Match.line
    monkeypatch.setattr(Match, "line", lambda match: replayed.append(match.ply) or line(match))
    for _ in range(3):
        move(table, chance)
        for _ in range(2):
            told = screens.public_events(table.match)
            assert told == tuple(each for step in line(table.match) for each in filter_heard(step.events, NOBODY))
    assert replayed == [1, 2, 3]


def test_only_names_that_a_picture_lacks_stand_under_it():
    """A robot is left out of pictures, and nobody needs to read the name again for it."""
    assert screens.list_undrawn_names({0: "Ada", 1: f"{ROBOT} Nestor"}) == []
    [line] = screens.list_undrawn_names({0: "محمد", 1: f"{ROBOT} Nestor"})
    assert line.to_component_dict()["content"] == "-# 1: محمد"
