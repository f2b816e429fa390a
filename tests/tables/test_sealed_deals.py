"""Nobody can choose a deal: the secret is stored and sealed with the lobby, and people bring something afterwards."""

from dataclasses import replace
from hashlib import sha256

import pytest

from engine.chance import Piles
from engine.contributions import Contribution, derive_key, sort_by_hash
from engine.record import export_record
from engine.verify import list_doubts, verify_record
from tables import Refused
from tables.history.archive import Archive, Source
from tables.history.privacy import erase_person
from tables.history.rematch import join_rematch
from tables.history.results import Results
from tables.seats.contributions import bring_word, collect_contributions, list_computer_seats
from tables.seats.invitations import answer_invitation, invite_people
from tables.seats.lobby import Lobby
from tests.tables.house import HECTOR, HELEN, PARIS, claim, reason

LOBBY = Lobby("iliad", HECTOR, "standard", 3).join(HECTOR, "Hector").join(HELEN, "Helen", 70)


async def lobby_of(house, number):
    return Lobby.load((await house.registry.row(number)).lobby)


async def change(house, number, work):
    return await house.registry.change(number, work)


async def two(house):
    """Return a full lobby of two people, the second of whom brings a click."""
    number = await house.lobby()
    await change(house, number, lambda lobby: lobby.join(HELEN, "Helen", 70))
    return number


# -- what people bring


def test_the_clicks_that_seat_and_start_are_brought():
    assert collect_contributions(LOBBY, HECTOR, 99) == (Contribution(1, "join", "70"), Contribution(0, "start", "99"))


def test_words_count_and_then_no_click_does():
    lobby = bring_word(LOBBY.join(PARIS, "Paris", 71), PARIS, "olive")
    assert collect_contributions(lobby, HECTOR, 99) == (Contribution(2, "word", "olive"),)
    both = bring_word(lobby, HECTOR, "thyme")
    assert [each.text for each in collect_contributions(both, HECTOR, 99)] == ["thyme", "olive"]


def test_the_seats_of_computers_are_noted_for_the_check():
    lobby = LOBBY.add_computer(HECTOR, "easy", "C")
    assert list_computer_seats(lobby, collect_contributions(lobby, HECTOR, 99)) == (2,)
    assert list_computer_seats(LOBBY, collect_contributions(bring_word(LOBBY, HELEN, "olive"), HECTOR, 99)) == ()


def test_a_word_from_before_the_spelling_is_dealt_as_then():
    for word in ("Zanzibar", "olive\u3164", "\u043elive"):
        assert list_computer_seats(LOBBY, collect_contributions(bring_word(LOBBY, HELEN, word), HECTOR, 99)) is None


def test_a_word_taken_back_no_longer_counts():
    lobby = bring_word(bring_word(LOBBY, HELEN, "olive"), HELEN, "")
    assert collect_contributions(lobby, HECTOR, 99) == collect_contributions(LOBBY, HECTOR, 99)


def test_only_people_with_a_seat_bring_a_word():
    for user in (PARIS, 0):
        with pytest.raises(Refused, match="not-seated"):
            bring_word(LOBBY.add_computer(HECTOR, "easy", "C"), user, "olive")


def test_who_leaves_takes_along_what_they_brought():
    left = bring_word(LOBBY, HELEN, "olive").leave(HELEN)
    assert collect_contributions(left, HECTOR, 99) == (Contribution(0, "start", "99"),)
    assert collect_contributions(left.join(HELEN, "Helen", 80), HECTOR, 99)[0] == Contribution(1, "join", "80")


def test_computers_bring_nothing():
    lobby = LOBBY.add_computer(HECTOR, "easy", "C")
    assert collect_contributions(lobby, HECTOR, 99) == collect_contributions(LOBBY, HECTOR, 99)


def test_who_accepts_an_invitation_brings_that_click():
    held = invite_people(LOBBY, HECTOR, {PARIS: "Paris"})
    accepted = answer_invitation(held, PARIS, "Paris", accepts=True, click=75)
    assert Contribution(2, "join", "75") in collect_contributions(accepted, HECTOR, 99)


def test_a_click_that_came_before_the_secret_is_not_brought():
    assert collect_contributions(LOBBY.leave(HELEN), HECTOR, None) == ()


def test_a_guest_who_became_host_brings_two_clicks():
    heir = LOBBY.leave(HECTOR)
    assert collect_contributions(heir, HELEN, 99) == (Contribution(0, "join", "70"), Contribution(0, "start", "99"))


def test_a_forgotten_person_leaves_no_word_in_the_lobby():
    forgotten = bring_word(LOBBY, HELEN, "olive").anonymous(HELEN, "nobody")
    assert "olive" not in str(forgotten.dump())
    assert forgotten.sitters[1].click is None


# -- the secret of a lobby


@claim
async def test_the_secret_is_stored_with_the_seal_that_the_lobby_shows(house):
    registry = await house.open()
    number = await house.lobby()
    seed = await house.store.lobby_seed(number)
    assert (await lobby_of(house, number)).seal == sha256(seed).hexdigest()
    assert seed.hex() not in str(await registry.row(number))


@claim
async def test_a_restart_and_changes_keep_the_secret_until_the_deal(house):
    await house.open()
    number = await two(house)
    before = await house.store.lobby_seed(number), (await lobby_of(house, number)).seal
    registry = await house.open()
    await change(house, number, lambda lobby: lobby.leave(HELEN))
    await change(house, number, lambda lobby: lobby.join(HELEN, "Helen", 71))
    assert (await house.store.lobby_seed(number), (await lobby_of(house, number)).seal) == before
    table = await registry.start(number, HECTOR, 99)
    assert (table.match.head.seal, (await house.store.head(number))[1]) == (before[1], before[0])
    assert await house.store.lobby_seed(number) is None


@claim
async def test_the_deal_is_made_of_the_secret_and_what_people_brought(house):
    registry = await house.open()
    number = await two(house)
    await change(house, number, lambda lobby: bring_word(lobby, HELEN, "olive"))
    table = await registry.start(number, HECTOR, 99)
    head, seed = await house.store.head(number)
    assert head.brought == table.match.head.brought == (Contribution(1, "word", "olive"),)
    made_of = sha256(seed + sha256(b"olive").digest()).digest()
    assert derive_key(seed, head.brought) == made_of
    assert table.match.log[0].draws[0] == Piles(made_of, 2).below(75, "armies", 0)


@claim
async def test_a_game_dealt_so_goes_on_after_a_restart_and_verifies(house):
    registry = await house.open()
    table = await registry.start(await two(house), HECTOR, 99)
    await house.play(table, 6)
    registry = await house.open()
    table = await registry.table(table.number)
    assert sorted(each.kind for each in table.match.head.brought) == ["join", "start"]
    await house.play(table)
    archive = Archive(registry)
    _, _, verdict = await archive.check(HECTOR, Source(table.number))
    assert verdict.kind == "fair"
    file = export_record(await archive.record(Source(table.number))).encode()
    read, game, verdict = await archive.check_file(HECTOR, file)
    assert (verdict.kind, verify_record(game, replace(read, head=replace(read.head, brought=()))).kind) == (
        "fair",
        "wrong",
    )


async def of_words(house, number, *words):
    """Let the first people in a lobby type these words; return its number."""
    for user, word in zip((HECTOR, HELEN), words, strict=True):
        await change(house, number, lambda lobby, user=user, word=word: bring_word(lobby, user, word))
    return number


@claim
async def test_words_are_stored_by_their_hash_beside_noted_computers(house):
    registry = await house.open()
    number = await house.lobby(seats=3)
    await change(house, number, lambda lobby: lobby.add_computer(HECTOR, "easy", "C").join(HELEN, "Helen", 70))
    table = await registry.start(await of_words(house, number, "thyme", "fig"), HECTOR, 99)
    head, _ = await house.store.head(number)
    assert head == table.match.head
    assert (head.computers, [each.text for each in head.brought]) == ((1,), ["fig", "thyme"])


@claim
async def test_a_lobby_from_before_the_spelling_goes_on_and_verifies(house):
    registry = await house.open()
    number = await of_words(house, await two(house), "olive \u3164", "Zanzibar")
    table = await registry.start(number, HECTOR, 99)
    head, _ = await house.store.head(number)
    assert (head.computers, [each.text for each in head.brought]) == (None, ["olive \u3164", "Zanzibar"])
    assert head.brought != sort_by_hash(head.brought)
    await house.play(table, 4)
    registry = await house.open()
    await house.play(await registry.table(number))
    read, _, verdict = await Archive(registry).check(HECTOR, Source(number))
    assert (verdict.kind, list_doubts(read.head)) == ("fair", ("format",))


async def typed_meanwhile(registry, number):
    """Let Helen type a word in another process between reading the lobby and dealing."""
    row, read = await registry.lobby_row(number), registry.lobby_row

    async def hurried(number):
        registry.lobby_row = read
        changed = bring_word(Lobby.load(row.lobby), HELEN, "olive").dump()
        await registry.services.store.update_table(number, lobby=changed)
        return row

    registry.lobby_row = hurried


@claim
async def test_a_word_typed_while_the_host_starts_is_not_lost(house):
    registry = await house.open()
    number = await two(house)
    await typed_meanwhile(registry, number)
    assert await reason(registry.start(number, HECTOR, 99)) == "lobby-changed"
    table = await registry.start(number, HECTOR, 100)
    assert table.match.head.brought == (Contribution(1, "word", "olive"),)


# -- lobbies that were opened otherwise


@claim
async def test_a_rematch_has_a_secret_of_its_own(house):
    registry = await house.open()
    table = await registry.start(await two(house), HECTOR, 99)
    await table.end()
    opened = await join_rematch(registry, table.number, HECTOR, "Hector", 200)
    first = await lobby_of(house, opened.id)
    assert first.seal not in ("", table.match.head.seal)
    assert first.sitters[0].click is None, "the first click opens the lobby, before there is a secret"
    await join_rematch(registry, table.number, HELEN, "Helen", 201)
    assert (await lobby_of(house, opened.id)).seal == first.seal
    again = await registry.start(opened.id, HECTOR)
    assert again.match.head.brought == (Contribution(1, "join", "201"),)
    assert again.match.head.seal == first.seal


@claim
async def test_two_who_ask_at_once_open_one_rematch_with_one_secret(house):
    registry = await house.open()
    table = await registry.start(await two(house), HECTOR, 99)
    await table.end()
    row, played = await registry.row(table.number), await lobby_of(house, table.number)
    one, other = [await registry.open_again(row, HECTOR, played) for _ in range(2)]
    assert one.lobby["seal"] == other.lobby["seal"] == sha256(await house.store.lobby_seed(one.id)).hexdigest()


@claim
async def test_a_lobby_from_before_seals_is_dealt_as_before(house):
    registry = await house.open()
    number = await two(house)
    row = await registry.row(number)
    old = {name: value for name, value in row.lobby.items() if name != "seal"}
    await house.store.ask(lambda db: db.execute("UPDATE tables SET seed = NULL") and None)
    await house.store.update_table(number, lobby=old)
    table = await registry.start(number, HECTOR, 99)
    head, seed = await house.store.head(number)
    assert (head.brought, head.seal) == ((), sha256(seed).hexdigest())
    assert table.match.log[0].draws


@claim
async def test_a_lobby_from_a_backup_is_sealed_again_before_it_starts(house):
    registry = await house.open()
    number = await two(house)
    await change(house, number, lambda lobby: bring_word(lobby, HELEN, "olive"))
    before = (await lobby_of(house, number)).seal
    await house.store.ask(lambda db: db.execute("UPDATE tables SET seed = NULL") and None)
    assert await reason(registry.start(number, HECTOR, 99)) == "sealed-again"
    lobby = await lobby_of(house, number)
    assert lobby.seal == sha256(await house.store.lobby_seed(number)).hexdigest() != before
    assert collect_contributions(lobby, HECTOR, None) == (), "what came before the new seal does not count"
    table = await registry.start(number, HECTOR, 100)
    assert table.match.head.brought == (Contribution(0, "start", "100"),)
    assert table.match.head.seal == lobby.seal


@claim
async def test_sealing_again_overwrites_nothing_that_happens_meanwhile(house):
    registry = await house.open()
    number = await two(house)
    await house.store.ask(lambda db: db.execute("UPDATE tables SET seed = NULL") and None)
    await typed_meanwhile(registry, number)
    assert await reason(registry.start(number, HECTOR, 99)) == "lobby-changed"
    assert (await lobby_of(house, number)).sitters[1].word == "olive"
    assert await house.store.lobby_seed(number) is None


# -- forgetting


async def forgotten(registry, house):
    """Let Helen be forgotten."""
    results, names = Results(house.store, registry.games), {"en": "a former player"}
    await erase_person(registry, results, Archive(registry), HELEN, names, lambda lobby, language: "Computer 1")


@claim
async def test_a_forgotten_person_leaves_a_game_that_verifies(house):
    registry = await house.open()
    number = await two(house)
    await change(house, number, lambda lobby: bring_word(lobby, HELEN, "ambrosia"))
    table = await registry.start(number, HECTOR, 99)
    await house.play(table)
    archive = Archive(registry)
    await forgotten(registry, house)
    read, _, verdict = await archive.check(HECTOR, Source(number))
    assert verdict.kind == "fair"
    assert read.head.brought[0].sha256 == sha256(b"ambrosia").hexdigest()
    kept = await house.store.ask(lambda db: "\n".join(db.iterdump()))
    assert "Hector" in kept
    assert "ambrosia" not in kept


@claim
async def test_damaged_contributions_keep_nobody_from_being_forgotten(house):
    registry = await house.open()
    for damaged in ("not json", "[7]", '[{"seat":0}]'):
        table = await registry.start(await two(house), HECTOR, 99)
        await table.end()
        await house.store.ask(lambda db, text=damaged: db.execute("UPDATE matches SET brought = ?", [text]) and None)
        await forgotten(registry, house)
        assert not [each for each in await house.store.seats(table.number) if each.user == HELEN]
