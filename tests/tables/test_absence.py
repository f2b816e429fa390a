"""Seats that change hands and votes, as changes of a lobby."""

import json
from dataclasses import replace

import pytest

from tables import Refused
from tables.duration import DAY
from tables.play.agreements import (
    apply_carried_motions,
    count_needed_votes,
    count_votes,
    end_pause,
    is_carried,
    is_dissolved,
    list_voters,
    toggle_vote,
)
from tables.seats.absence import (
    accept_seat,
    ask_seat,
    forget_seat_request,
    free_seats,
    let_in,
    offer_seat,
    replace_unreachable,
    take_back_seat,
    turn_away,
    withdraw_offer,
)
from tables.seats.in_play import InPlay
from tables.seats.lobby import Lobby, Sitter

ADA, BRUNO, CHLOE, ELENI = 1, 2, 3, 9
THREE = Lobby("iliad", ADA, "standard", 4, time=300)
for user, name in ((ADA, "Ada"), (BRUNO, "Bruno"), (CHLOE, "Chloé")):
    THREE = THREE.join(user, name)
THREE = THREE.add_computer(ADA, "easy", "Computer 1")


def refused(deed, *arguments):
    with pytest.raises(Refused) as wrong:
        deed(*arguments)
    return wrong.value.reason


def test_a_computer_keeps_a_seat_under_its_owners_name():
    lobby = replace_unreachable(THREE, BRUNO)
    assert lobby.sitters[1] == Sitter("Bruno", level="medium", owner=BRUNO)
    assert list_voters(lobby) == [ADA, CHLOE]
    assert refused(replace_unreachable, lobby, BRUNO) == "not-seated"
    assert take_back_seat(lobby, BRUNO, "Bruno").sitters == THREE.sitters
    assert refused(take_back_seat, lobby, CHLOE, "Chloé") == "not-your-seat"


def test_a_player_who_has_left_for_good_cannot_come_back():
    assert (
        refused(take_back_seat, THREE.replace_by_computer(BRUNO, "easy", "Computer 2"), BRUNO, "Bruno")
        == "not-your-seat"
    )


def test_the_host_always_has_a_seat():
    assert replace_unreachable(THREE, ADA).host == BRUNO
    assert accept_seat(offer_seat(THREE, ADA, ELENI), ADA, ELENI, "Eleni").host == ELENI
    alone = replace_unreachable(replace_unreachable(replace_unreachable(THREE, ADA), BRUNO), CHLOE)
    assert take_back_seat(alone, CHLOE, "Chloé").host == CHLOE


def test_only_the_person_offered_a_seat_can_take_it():
    offered = offer_seat(THREE, BRUNO, ELENI)
    assert offered.sitters == THREE.sitters
    assert refused(accept_seat, offered, BRUNO, 77, "Stranger") == "not-offered"
    assert refused(accept_seat, offered, ADA, ELENI, "Eleni") == "not-offered"
    taken = accept_seat(offered, BRUNO, ELENI, "Eleni")
    assert (taken.seat_of(ELENI), taken.seat_of(BRUNO), taken.in_play.offered) == (1, None, {})
    assert refused(accept_seat, taken, BRUNO, ELENI, "Eleni") == "not-offered"


def test_an_offer_ends_when_withdrawn_declined_or_replaced():
    offered = offer_seat(THREE, BRUNO, ELENI)
    for user in (BRUNO, ELENI):
        assert withdraw_offer(offered, BRUNO, user).in_play.offered == {}
    assert refused(withdraw_offer, offered, BRUNO, CHLOE) == "not-offered"
    assert refused(withdraw_offer, THREE, BRUNO, BRUNO) == "not-offered"
    assert refused(accept_seat, offer_seat(offered, BRUNO, 8), BRUNO, ELENI, "Eleni") == "not-offered"


def test_nobody_has_two_seats():
    assert refused(offer_seat, THREE, BRUNO, CHLOE) == "sits-there"
    assert refused(offer_seat, replace_unreachable(THREE, CHLOE), BRUNO, CHLOE) == "sits-there"
    assert refused(offer_seat, THREE, ELENI, 8) == "not-seated"
    twice = offer_seat(offer_seat(THREE, BRUNO, ELENI), CHLOE, ELENI)
    assert refused(accept_seat, accept_seat(twice, CHLOE, ELENI, "Eleni"), BRUNO, ELENI, "Eleni") == "sits-there"
    assert (
        refused(accept_seat, replace_unreachable(accept_seat(twice, CHLOE, ELENI, "E"), ELENI), BRUNO, ELENI, "E")
        == "sits-there"
    )


def test_a_pause_needs_everybody_and_an_end_more_than_half():
    assert [count_needed_votes(THREE, motion) for motion in ("pause", "end")] == [3, 2]
    two = toggle_vote(toggle_vote(THREE, ADA, "pause"), BRUNO, "pause")
    assert (apply_carried_motions(two), count_votes(two, "pause")) == (two, 2)
    assert apply_carried_motions(toggle_vote(two, CHLOE, "pause")).in_play.paused
    assert not is_dissolved(toggle_vote(THREE, ADA, "end"))
    assert is_dissolved(toggle_vote(toggle_vote(THREE, ADA, "end"), BRUNO, "end"))


def test_a_limit_needs_all_but_one_and_never_shortens_agreed_time():
    one = apply_carried_motions(toggle_vote(THREE, ADA, "limit"))
    assert (one.time, one.overtime) == (THREE.time, THREE.overtime)
    limit = apply_carried_motions(toggle_vote(one, BRUNO, "limit"))
    assert (limit.time, limit.overtime, count_votes(limit, "limit")) == (DAY, "takes", 0)
    week = apply_carried_motions(toggle_vote(toggle_vote(replace(THREE, time=7 * DAY), ADA, "limit"), BRUNO, "limit"))
    assert (week.time, week.overtime) == (7 * DAY, "takes")


@pytest.mark.parametrize("overtime", ["plays", "takes"])
def test_nobody_can_vote_for_a_second_limit(overtime):
    assert refused(toggle_vote, replace(THREE, overtime=overtime), ADA, "limit") == "limited"
    assert refused(toggle_vote, replace(THREE, overtime=overtime), ELENI, "limit") == "not-seated"


def test_one_of_two_players_can_limit_turns_alone():
    two = replace(THREE, seats=2, sitters=THREE.sitters[:2], time=60, overtime="reminds")
    assert apply_carried_motions(toggle_vote(two, BRUNO, "limit")).time == DAY
    assert count_needed_votes(replace_unreachable(THREE, ADA), "end") == 2, "of two, both"


def test_a_second_vote_withdraws_the_first_and_leaving_does_too():
    assert count_votes(toggle_vote(toggle_vote(THREE, ADA, "end"), ADA, "end"), "end") == 0
    assert count_votes(replace_unreachable(toggle_vote(THREE, ADA, "end"), ADA), "end") == 0


def test_only_seated_people_decide():
    for user in (ELENI, 0):
        assert refused(toggle_vote, THREE, user, "end") == "not-seated"
        assert refused(end_pause, THREE, user) == "not-seated"
    assert refused(toggle_vote, replace_unreachable(THREE, BRUNO), BRUNO, "end") == "not-seated"


def test_a_pause_is_refused_without_a_clock():
    assert refused(toggle_vote, replace(THREE, time=None), ADA, "pause") == "no-clock"


def test_ending_a_pause_clears_its_votes():
    paused = apply_carried_motions(
        toggle_vote(toggle_vote(toggle_vote(THREE, ADA, "pause"), BRUNO, "pause"), CHLOE, "pause")
    )
    going = end_pause(paused, CHLOE)
    assert (going.in_play.paused, count_votes(going, "pause")) == (False, 0)


def test_a_table_ends_when_nobody_is_left_and_no_seat_is_kept():
    kept = replace_unreachable(replace_unreachable(THREE, ADA), BRUNO).replace_by_computer(CHLOE, "easy", "Computer 2")
    assert kept.deserted
    assert not is_dissolved(kept)
    left = THREE
    for user in (ADA, BRUNO, CHLOE):
        left = left.replace_by_computer(user, "easy", f"Computer {user}")
    assert is_dissolved(left)
    assert not is_carried(left, "pause")


def test_decisions_are_stored_and_older_tables_still_load():
    lobby = offer_seat(toggle_vote(replace_unreachable(THREE, CHLOE), ADA, "end"), BRUNO, ELENI)
    assert Lobby.load(lobby.dump()) == lobby
    old = {key: value for key, value in THREE.dump().items() if key not in ("time", "overtime", "paused", "votes")}
    old.pop("offered")
    old["sitters"] = [{key: each[key] for key in ("name", "user", "level")} for each in old["sitters"]]
    assert Lobby.load(old).sitters == THREE.sitters
    assert (Lobby.load(old).time, Lobby.load(old).overtime) == (0, "reminds")


# -- asking for a seat


def test_a_seat_that_is_kept_for_somebody_is_not_free():
    assert free_seats(THREE) == [3]
    assert free_seats(replace_unreachable(THREE, BRUNO)) == [3]
    people = accept_seat(offer_seat(THREE, ADA, ELENI), ADA, ELENI, "Eleni").replace_by_computer(CHLOE, "easy", "C 2")
    assert free_seats(people) == [2, 3]


def test_a_spectator_sits_down_once_if_the_host_agrees():
    asking = ask_seat(THREE, ELENI, "Eleni")
    assert refused(ask_seat, asking, ELENI, "Eleni") == "asked-already"
    assert refused(let_in, asking, BRUNO, ELENI) == "host-only"
    assert refused(let_in, THREE, ADA, ELENI) == "not-asking"
    seated = let_in(asking, ADA, ELENI)
    assert seated.sitters[3] == Sitter("Eleni", user=ELENI)
    assert seated.host == ADA
    assert refused(let_in, seated, ADA, ELENI) == "not-asking"
    assert refused(ask_seat, seated, 8, "Stranger") == "no-computer"
    assert refused(ask_seat, THREE, BRUNO, "Bruno") == "sits-there"
    assert refused(ask_seat, replace_unreachable(THREE, BRUNO), BRUNO, "Bruno") == "sits-there"


def test_a_declined_spectator_cannot_ask_again_an_unheard_one_can():
    away = turn_away(ask_seat(THREE, ELENI, "Eleni"), ADA, ELENI)
    assert refused(let_in, away, ADA, ELENI) == "not-asking"
    assert refused(ask_seat, away, ELENI, "Eleni") == "asked-already"
    again = ask_seat(forget_seat_request(ask_seat(THREE, ELENI, "Eleni"), ELENI), ELENI, "Eleni")
    assert again.in_play.asking == {str(ELENI): "Eleni"}


def test_of_two_spectators_only_one_gets_the_last_seat():
    both = ask_seat(ask_seat(THREE, ELENI, "Eleni"), 8, "Stranger")
    assert refused(let_in, let_in(both, ADA, 8), ADA, ELENI) == "no-computer"


def test_notes_about_spectators_are_stored_and_can_be_forgotten():
    lobby = replace(ask_seat(THREE, ELENI, "Eleni").decided(looked=(BRUNO,)), finished="all")
    assert Lobby.load(json.loads(json.dumps(lobby.dump()))) == lobby
    former = lobby.anonymous(ELENI, "a former player").anonymous(BRUNO, "a former player")
    assert (former.in_play.asking, former.in_play.looked) == ({}, ())
    old = lobby.dump()
    for name in ("asking", "looked", "finished"):
        del old[name]
    assert (Lobby.load(old).in_play, Lobby.load(old).finished) == (InPlay(), "own")
