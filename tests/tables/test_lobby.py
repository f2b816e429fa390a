"""What people can agree on before the deal."""

import json
from dataclasses import replace

import pytest

from games.iliad.rules.game import Iliad
from tables import Refused
from tables.play.agreements import toggle_vote
from tables.seats.in_play import Request
from tables.seats.lobby import Invited, Lobby, Sitter, load_readable_lobby

HOST, GUEST, OTHER = 1, 2, 3
EMPTY = Lobby("iliad", HOST, "standard", 3)
LOBBY = EMPTY.join(HOST, "Hector")


def refused(reason):
    return pytest.raises(Refused, match=f"^{reason}$")


def test_people_sit_down_in_the_order_they_come():
    lobby = LOBBY.join(GUEST, "Helen")
    assert [sitter.name for sitter in lobby.sitters] == ["Hector", "Helen"]
    assert (lobby.seat_of(GUEST), lobby.seat_of(OTHER), lobby.free) == (1, None, 1)


def test_a_change_makes_another_lobby():
    LOBBY.join(GUEST, "Helen")
    assert LOBBY.seat_of(GUEST) is None


def test_nobody_sits_down_twice():
    with refused("already-seated"):
        LOBBY.join(HOST, "Hector")


def test_a_full_table_says_how_many_it_seats():
    lobby = LOBBY.join(GUEST, "Helen").join(OTHER, "Paris")
    with refused("table-full") as wrong:
        lobby.join(4, "Priam")
    assert wrong.value.about == {"seats": 3}
    with refused("table-full"):
        lobby.add_computer(HOST, "greedy", "Computer")


def test_only_seated_people_can_leave():
    with refused("not-seated"):
        LOBBY.leave(GUEST)


def test_a_guest_who_leaves_leaves_the_host_in_place():
    lobby = LOBBY.join(GUEST, "Helen").leave(GUEST)
    assert lobby == LOBBY


def test_the_longest_seated_person_becomes_host():
    lobby = LOBBY.add_computer(HOST, "greedy", "C").join(GUEST, "Helen").leave(HOST)
    assert lobby.host == GUEST
    assert lobby.seat_of(GUEST) == 1


def test_a_lobby_with_only_computers_is_deserted():
    lobby = LOBBY.add_computer(HOST, "greedy", "C")
    assert not lobby.deserted
    assert lobby.leave(HOST).deserted


def test_only_the_host_arranges_the_table():
    lobby = LOBBY.join(GUEST, "Helen").add_computer(HOST, "greedy", "C")
    for change in (
        lambda: lobby.add_computer(GUEST, "greedy", "C"),
        lambda: lobby.remove_computer(GUEST),
        lambda: lobby.play(GUEST, Iliad(), "standard", 4),
        lambda: lobby.agree(GUEST, "first", 0),
        lambda: lobby.agree(GUEST, "leaving", "ends"),
        lambda: lobby.ready(GUEST, 100.0),
    ):
        with refused("host-only"):
            change()


def test_the_computer_added_last_is_removed_first():
    lobby = LOBBY.add_computer(HOST, "greedy", "A").add_computer(HOST, "random", "B").remove_computer(HOST)
    assert lobby.sitters[1:] == (Sitter("A", level="greedy"),)
    with refused("no-computer"):
        LOBBY.remove_computer(HOST)


def test_people_move_up_when_a_computer_is_removed():
    lobby = LOBBY.add_computer(HOST, "greedy", "A").join(GUEST, "Helen").remove_computer(HOST)
    assert lobby.seat_of(GUEST) == 1


def test_the_host_chooses_the_level_of_a_computer():
    lobby = LOBBY.add_computer(HOST, "medium", "A").add_computer(HOST, "medium", "B").level(HOST, 2, "hard")
    assert [sitter.level for sitter in lobby.sitters] == [None, "medium", "hard"]
    with refused("host-only"):
        lobby.level(GUEST, 1, "easy")
    for seat, level in ((0, "easy"), (3, "easy"), (-1, "easy"), (1, "random"), (1, "divine")):
        with refused("no-computer"):
            lobby.level(HOST, seat, level)


def test_a_lobby_with_an_old_level_loads_and_can_be_changed():
    lobby = Lobby.load(LOBBY.add_computer(HOST, "greedy", "A").dump())
    assert lobby.sitters[1].level == "greedy"
    assert lobby.level(HOST, 1, "hard").sitters[1].level == "hard"


def test_changing_the_variant_keeps_everybody():
    lobby = LOBBY.join(GUEST, "Helen").play(HOST, Iliad(), "teams", 4)
    assert (lobby.variant, lobby.seats, len(lobby.sitters)) == ("teams", 4, 2)


def test_a_smaller_table_removes_nobody():
    lobby = LOBBY.join(GUEST, "Helen").join(OTHER, "Paris")
    with refused("too-many-seated"):
        lobby.play(HOST, Iliad(), "standard", 2)


def test_only_tables_that_the_game_offers_can_be_chosen():
    for variant, seats in (("teams", 3), ("chess", 2), ("standard", 0)):
        with refused("no-such-table"):
            LOBBY.play(HOST, Iliad(), variant, seats)


def test_options_that_the_new_table_lacks_are_dropped():
    agreed = LOBBY.agree(HOST, "first", 2)
    assert agreed.play(HOST, Iliad(), "teams", 4).options == {"first": 2}
    assert agreed.play(HOST, Iliad(), "standard", 2).options == {}


def test_hints_are_allowed_unless_the_host_turns_them_off():
    assert LOBBY.hints == "on"
    assert Lobby.load(LOBBY.agree(HOST, "hints", "off").dump()).hints == "off"
    with refused("host-only"):
        LOBBY.join(GUEST, "Helen").agree(GUEST, "hints", "off")
    with refused("no-such-table"):
        LOBBY.agree(HOST, "hints", "sometimes")


def test_a_lobby_from_before_hints_still_loads():
    dump = LOBBY.dump()
    del dump["hints"]
    assert Lobby.load(dump) == LOBBY


def test_leaving_has_two_choices():
    assert LOBBY.agree(HOST, "leaving", "ends").leaving == "ends"
    with refused("no-such-table"):
        LOBBY.agree(HOST, "leaving", "with a bang")


def test_free_seats_are_counted_for_the_host():
    with refused("seats-free") as wrong:
        LOBBY.ready(HOST, 100.0)
    assert wrong.value.about == {"free": 2}
    LOBBY.join(GUEST, "Helen").join(OTHER, "Paris").ready(HOST, 100.0)


def test_a_computer_takes_the_seat_that_is_given_up():
    lobby = LOBBY.join(GUEST, "Helen").replace_by_computer(HOST, "greedy", "C")
    assert (lobby.sitters[0], lobby.host) == (Sitter("C", level="greedy"), GUEST)


def test_a_lobby_survives_json():
    lobby = LOBBY.add_computer(HOST, "greedy", "Ἕκτωρ").agree(HOST, "first", 1).agree(HOST, "leaving", "ends")
    assert Lobby.load(lobby.dump()) == lobby


NEWER = {  # fields that a newer program may have added to a lobby
    "weather": {"wind": [1, 2]},
    "sitters": {"shield": "red"},
    "invited": {"gift": 3},
    "request": {"reason": "late"},
}


def newer_lobby():
    lobby = Lobby("iliad", 1, "standard", 2, sitters=(Sitter("Ada", 1),), invited=(Invited(2, "Bruno"),))
    dump = lobby.decided(request=Request(1, 4, 3)).dump()
    dump["weather"] = NEWER["weather"]
    dump["sitters"][0] |= NEWER["sitters"]
    dump["invited"][0] |= NEWER["invited"]
    dump["request"] |= NEWER["request"]
    return dump


def test_fields_of_a_newer_program_are_kept():
    dump = newer_lobby()
    assert Lobby.load(dump).dump() == dump


def test_a_change_keeps_fields_of_a_newer_program():
    dump = Lobby.load(newer_lobby()).join(2, "Bruno").dump()
    assert (dump["weather"], dump["sitters"][0]["shield"]) == ({"wind": [1, 2]}, "red")
    assert "shield" not in dump["sitters"][1], "it was somebody else's"


def test_unknown_fields_about_an_erased_person_are_dropped():
    dump = newer_lobby() | {"duel": {"with": 7654321}, "crowd": ["7654321"]}
    dump["sitters"][0]["user"] = 7654321
    without = json.dumps(Lobby.load(dump).anonymous(7654321, "a former player").dump())
    assert "7654321" not in without
    assert "shield" not in without
    assert "weather" in without


@pytest.mark.parametrize("dump", [{}, [], None, {"sitters": 3}, {"sitters": [4]}, {**LOBBY.dump(), "request": {}}])
def test_an_unreadable_lobby_is_refused(dump):
    with pytest.raises(Refused, match="frozen"):
        Lobby.load(dump)
    assert load_readable_lobby(dump) is None


def test_a_table_that_travels_has_no_clock():
    lobby = replace(LOBBY, travels=True)
    with refused("no-clocks-here"):
        lobby.agree(HOST, "time", 3600)
    with refused("no-clocks-here"):
        toggle_vote(lobby, HOST, "limit")
    assert lobby.agree(HOST, "time", 0) == lobby
    assert lobby.agree(HOST, "hints", "off").travels


def test_whether_a_table_travels_is_stored():
    assert Lobby.load(json.loads(json.dumps(replace(LOBBY, travels=True).dump()))).travels
    before = LOBBY.dump()
    del before["travels"]
    assert not Lobby.load(before).travels
