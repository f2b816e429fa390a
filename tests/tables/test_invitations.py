"""Held seats and rematches as changes of a lobby."""

from dataclasses import replace

import pytest

from games.catalog import load_catalog
from tables import Refused
from tables.history.rematch import is_rematch_complete, join_rematch
from tables.seats.in_play import InPlay
from tables.seats.invitations import (
    answer_invitation,
    blocked_pairs,
    invite_people,
    make_rematch_lobby,
    withdraw_invitation,
)
from tables.seats.lobby import Invited, Lobby, Sitter
from tests.tables.house import HECTOR, HELEN, PARIS, alone

ADA, BRUNO, CHLOE, DMITRI = 1, 2, 3, 4
OPEN = Lobby("iliad", ADA, "standard", 4).join(ADA, "Ada")
HELD = invite_people(OPEN, ADA, {BRUNO: "Bruno", CHLOE: "Chloé"})
COMPUTER = Sitter("C", level="hard")
KEPT = Sitter("Dmitri", level="medium", owner=DMITRI)
PLAYED = replace(
    OPEN, seats=4, sitters=(Sitter("Ada", ADA), COMPUTER, Sitter("Chloé", CHLOE), KEPT),
    in_play=InPlay(paused=True, votes={"end": (ADA,)}, offered={"1": 9}, looked=(ADA,), asking={"9": ""}),
    hints="off", options={"first": 2}, called=(9,), finished="all",
)  # fmt: skip


def refused(reason):
    return pytest.raises(Refused, match=f"^{reason}$")


def test_only_the_invited_person_can_take_a_held_seat():
    assert (HELD.free, HELD.open) == (3, 1)
    full = HELD.join(DMITRI, "Dmitri")
    for taken in (lambda: full.join(9, "Eleni"), lambda: full.add_computer(ADA, "hard", "C")):
        with refused("seat-closed"):
            taken()
    with refused("seats-free"):
        full.ready(ADA, 100.0)
    assert [sitter.name for sitter in full.join(BRUNO, "Br.").sitters] == ["Ada", "Dmitri", "Br."]


def test_a_lobby_with_held_seats_survives_the_store():
    assert Lobby.load(HELD.dump()) == HELD
    assert Lobby.load(make_rematch_lobby(PLAYED, ADA, "Ada", ()).dump()) == make_rematch_lobby(PLAYED, ADA, "Ada", ())


def test_a_lobby_from_before_invitations_has_none():
    old = {key: value for key, value in OPEN.dump().items() if key not in ("invited", "called")}
    old["sitters"] = [{key: each[key] for key in ("name", "user", "level", "owner")} for each in old["sitters"]]
    assert Lobby.load(old) == OPEN


def test_an_invitation_is_answered_once():
    assert answer_invitation(HELD, BRUNO, "Bruno", accepts=True).seat_of(BRUNO) == 1
    declined = answer_invitation(HELD, BRUNO, "Bruno", accepts=False)
    assert (declined.seat_of(BRUNO), declined.open) == (None, 2)
    assert declined.called == (BRUNO, CHLOE)
    for late in (declined, answer_invitation(HELD, BRUNO, "Bruno", accepts=True)):
        with refused("not-invited"):
            answer_invitation(late, BRUNO, "Bruno", accepts=True)
        with refused("answered-already"):
            withdraw_invitation(late, ADA, BRUNO)


def test_only_the_host_invites_and_withdraws():
    with refused("host-only"):
        invite_people(HELD, BRUNO, {DMITRI: "Dmitri"})
    with refused("host-only"):
        withdraw_invitation(HELD, CHLOE, BRUNO)
    assert withdraw_invitation(HELD, ADA, BRUNO).invited == (Invited(CHLOE, "Chloé"),)


def test_nobody_is_invited_twice_when_seated_or_beyond_the_seats():
    assert invite_people(HELD, ADA, {BRUNO: "Bruno"}) == HELD
    with refused("sits-there"):
        invite_people(HELD, ADA, {ADA: "Ada"})
    with refused("seats-too-few") as wrong:
        invite_people(HELD, ADA, {DMITRI: "Dmitri", 9: "Eleni"})
    assert wrong.value.about == {"open": 1}
    assert invite_people(HELD, ADA, {DMITRI: "Dmitri", BRUNO: "Bruno"}).open == 0


def test_a_rematch_keeps_the_agreements_and_the_seating_order():
    lobby = make_rematch_lobby(PLAYED, CHLOE, "Chl.", ())
    assert (lobby.host, lobby.hints, lobby.options) == (CHLOE, "off", {"first": 2})
    assert (lobby.in_play, lobby.finished) == (InPlay(), "all")
    assert [(sitter.name, sitter.level) for sitter in lobby.sitters] == [("C", "hard"), ("Chl.", None)]
    assert [each.user for each in lobby.invited] == [ADA, DMITRI] == list(lobby.called)
    for order in ((ADA, DMITRI), (DMITRI, ADA)):
        full = lobby
        for user in order:
            full = full.join(user, str(user))
        assert [sitter.name for sitter in full.sitters] == ["1", "C", "Chl.", "4"]


def test_everybody_may_move_on_by_a_seat_in_a_rematch():
    lobby = make_rematch_lobby(PLAYED, CHLOE, "Chloé", (), 1).join(ADA, "Ada").join(DMITRI, "Dmitri")
    assert [sitter.name for sitter in lobby.sitters] == ["C", "Chloé", "Dmitri", "Ada"]


@pytest.mark.parametrize(("game", "options", "seats", "order"), [
    ("olympus", {"first": 0}, 2, [HELEN, HECTOR]), ("hector", {"achaean": 1}, 2, [HELEN, HECTOR]),
    ("olympus", {}, 2, [HECTOR, HELEN]), ("olympus", {"first": -1}, 2, [HECTOR, HELEN]),
    ("delphi", {}, 2, [HECTOR, HELEN]), ("horse", {"first": 0}, 3, [HECTOR, HELEN, PARIS]),
])  # fmt: skip
def test_two_exchange_seats_if_one_was_named_to_begin(game, options, seats, order, tmp_path):
    async def scene(house):
        registry = await house.open(load_catalog()[game])
        people = (HECTOR, HELEN, PARIS)[:seats]
        table = await house.begun(people, agreed=options, game=game)
        await table.end()
        for user in people:
            again = await join_rematch(registry, table.number, user, str(user))
        lobby = Lobby.load(again.lobby)
        assert [sitter.user for sitter in lobby.sitters] == order
        assert is_rematch_complete(table.lobby, lobby), "it starts at once"

    alone(scene, tmp_path)


def test_a_newcomer_to_a_rematch_sits_last():
    lobby = (
        withdraw_invitation(make_rematch_lobby(PLAYED, CHLOE, "Chloé", ()), CHLOE, ADA)
        .join(9, "Eleni")
        .join(DMITRI, "Dmitri")
    )
    assert [sitter.name for sitter in lobby.sitters] == ["C", "Chloé", "Eleni", "Dmitri"]
    assert make_rematch_lobby(replace(lobby, sitters=lobby.sitters[::-1]), 9, "Eleni", ()).sitters[0].place == 1


def test_a_rematch_is_for_players_seated_or_away():
    assert make_rematch_lobby(PLAYED, DMITRI, "Dmitri", ()).seat_of(DMITRI) == 1
    with refused("rematch-players"):
        make_rematch_lobby(PLAYED, BRUNO, "Bruno", ())


def test_a_forgotten_players_seat_is_free_in_a_rematch():
    lobby = make_rematch_lobby(PLAYED.anonymous(ADA, "a former player"), CHLOE, "Chloé", ())
    assert [sitter.name for sitter in lobby.sitters] == ["C", "Chloé"]
    assert [each.user for each in lobby.invited] == [DMITRI]
    assert lobby.open == 1


def test_a_block_keeps_people_apart_in_both_directions():
    assert blocked_pairs(BRUNO, [ADA], {(ADA, BRUNO)})
    assert blocked_pairs(BRUNO, [ADA], {(BRUNO, ADA)})
    assert not blocked_pairs(BRUNO, [CHLOE, BRUNO], {(ADA, BRUNO), (ADA, CHLOE)})
    for pair in ((ADA, CHLOE), (CHLOE, ADA)):
        assert [each.user for each in make_rematch_lobby(PLAYED, CHLOE, "Chloé", {pair}).invited] == [DMITRI]
    assert [each.user for each in make_rematch_lobby(PLAYED, CHLOE, "Chloé", {(DMITRI, ADA)}).invited] == [ADA]
