"""Blocked people are kept apart, and not told about it."""

from tests.end_to_end.stage import play, press, sentence, settled, until
from tests.end_to_end.test_absence import offer_in, offered
from tests.end_to_end.test_invitations import calls, invite, invited, menu
from tests.end_to_end.test_rematch import lobby_of, over, shown


async def block(stage, who, whom):
    """Return the private answer to /block with a name."""
    answer = await stage.slash(stage[who], "block", {"member": stage[whom]})
    assert answer.message.reader is stage[who].user
    return answer.message


def test_the_block_list_is_private_and_can_be_shortened():
    async def scene(stage):
        empty = await stage.slash(stage["ada"], "block")
        assert "You have blocked nobody" in await sentence(stage["ada"], empty)
        await block(stage, "ada", "chloe")
        listed = await block(stage, "ada", "bruno")
        ids = [str(stage[name].id) for name in ("bruno", "chloe")]
        assert [line for line in listed.text.splitlines() if "<@" in line] == [f"- <@{each}>" for each in ids]
        assert [option["label"] for option in listed.selects[menu(listed, "unblock")]["options"]] == ["Bruno", "Chloé"]
        await settled(await stage["ada"].select(listed, menu(listed, "unblock"), [ids[0]]))
        assert await stage.bot.store.blocked(stage["ada"].id) == {stage["chloe"].id: "Chloé"}
        assert ids[0] not in listed.text
        other = await stage.slash(stage["bruno"], "block")
        assert "Vous ne bloquez personne" in await sentence(stage["bruno"], other)
        assert [message for message in stage.all_messages() if not message.reader and "block" in message.text] == []

    play(scene)


def test_nobody_blocks_themselves_or_a_bot():
    async def scene(stage):
        for whom in (stage["ada"], stage.bot.user):
            refused = await stage.slash(stage["ada"], "block", {"member": whom})
            assert "not yourself, and not a bot" in await sentence(stage["ada"], refused)
        assert await stage.bot.store.blocked(stage["ada"].id) == {}

    play(scene)


def test_a_blocked_user_cannot_join_and_is_not_told_why():
    async def scene(stage):
        await block(stage, "ada", "dmitri")
        lobby = await stage.lobby("ada", 3)
        refused = await sentence(stage["dmitri"], await press(stage["dmitri"], lobby, "join"))
        held = await stage.lobby("bruno", 2)
        await invite(stage["bruno"], held, stage["chloe"])
        assert await sentence(stage["dmitri"], await press(stage["dmitri"], held, "join")) == refused
        assert "block" not in refused
        own = await stage.lobby("dmitri", 3)
        await press(stage["ada"], own, "join")  # a block does not stop the person who made it from joining
        assert [sitter.name for sitter in (await lobby_of(stage, 3)).sitters] == ["Dmitri", "Ada"]

    play(scene)


def test_an_invitation_brings_nobody_together_who_is_kept_apart():
    async def scene(stage):
        await block(stage, "bruno", "ada")
        lobby = await stage.lobby("ada chloe", 5)
        refusals = [await sentence(stage["ada"], await invite(stage["ada"], lobby, stage["bruno"]))]
        await block(stage, "chloe", "dmitri")  # a seated player blocks an invited one
        refusals.append(await sentence(stage["ada"], await invite(stage["ada"], lobby, stage["dmitri"])))
        await block(stage, "ada", "eleni")  # a host cannot invite somebody they block, not even by mistake
        refusals.append(await sentence(stage["ada"], await invite(stage["ada"], lobby, stage["eleni"])))
        assert len(set(refusals)) == 1
        assert "block" not in refusals[0]
        assert await invited(stage) == []
        assert calls(stage) == []

    play(scene)


def test_two_people_kept_apart_cannot_be_invited_together():
    async def scene(stage):
        await block(stage, "dmitri", "bruno")
        lobby = await stage.lobby("ada", 4)
        refused = await invite(stage["ada"], lobby, stage["bruno"], stage["dmitri"])
        assert "cannot be invited" in await sentence(stage["ada"], refused)
        await invite(stage["ada"], lobby, stage["bruno"])
        refused = await invite(stage["ada"], lobby, stage["dmitri"])
        assert "cannot be invited" in await sentence(stage["ada"], refused)
        assert await invited(stage) == ["Bruno"]

    play(scene)


def test_a_block_leaves_a_game_alone_but_counts_in_its_rematch():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        await block(stage, "bruno", "ada")
        await game.moves(3)
        await (await game.table()).end()
        await stage.rest()
        await press(stage["bruno"], await game.board(), "rematch")
        assert [each.name for each in (await lobby_of(stage, 2)).invited] == ["Chloé"]
        assert str(stage["ada"].id) not in shown(stage, "accept-invitation", 2)[0].text
        refused = await press(stage["ada"], await game.board(), "rematch")
        assert "cannot take this seat" in await sentence(stage["ada"], refused)
        assert await stage.bot.store.table(3) is None

    play(scene)


def test_a_rematch_does_not_seat_two_people_kept_apart():
    async def scene(stage):
        _, board = await over(stage, "ada bruno chloe")
        await block(stage, "ada", "bruno")
        await press(stage["bruno"], board, "rematch")
        refused = await press(stage["ada"], board, "rematch")
        assert "cannot take this seat" in await sentence(stage["ada"], refused)
        await press(stage["ada"], shown(stage, "start", 2)[0], "join")  # the block is hers, so she may join
        assert [sitter.name for sitter in (await lobby_of(stage, 2)).sitters] == ["Bruno", "Ada"]

    play(scene)


def test_an_invited_user_who_is_then_blocked_can_only_decline():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        await invite(stage["ada"], lobby, stage["dmitri"])
        await block(stage, "ada", "dmitri")
        (call,) = calls(stage)
        for verb, message in (("accept-invitation", call), ("join", lobby)):
            refused = await press(stage["dmitri"], message, verb)
            assert "cannot take this seat" in await sentence(stage["dmitri"], refused)
        await press(stage["dmitri"], call, "decline-invitation")
        assert await invited(stage) == []

    play(scene)


def test_a_rematch_holds_no_seats_for_two_guests_kept_apart():
    async def scene(stage):
        _, board = await over(stage, "ada bruno chloe")
        await block(stage, "chloe", "bruno")
        await press(stage["ada"], board, "rematch")
        assert [each.name for each in (await lobby_of(stage, 2)).invited] == ["Bruno"]

    play(scene)


def test_a_seat_in_play_is_not_offered_to_a_person_kept_apart():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await block(stage, "dmitri", "bruno")
        helped = (await press(stage["ada"], await game.board(), "help")).message
        asked = (await press(stage["ada"], helped, "give-seat")).message
        refused = await settled(await stage["ada"].select(asked, menu(asked, "give-seat-to"), [stage["dmitri"]]))
        assert "cannot be invited" in await sentence(stage["ada"], refused)
        assert (await game.table()).lobby.in_play.offered == {}

    play(scene)


def test_an_offered_seat_is_not_taken_after_a_block():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada, eleni = stage.people("ada eleni")
        await offered(game, ada, eleni)
        await block(stage, "bruno", "eleni")
        refused = await press(eleni, offer_in(game), "accept-seat")
        assert "cannot take this seat" in await sentence(eleni, refused)
        assert (await game.table()).lobby.seat_of(ada.id) is not None
        await press(eleni, offer_in(game), "decline-seat")
        assert (await game.table()).lobby.in_play.offered == {}

    play(scene)


def test_a_block_list_longer_than_a_menu_counts_the_rest():
    async def scene(stage):
        for number in range(27):
            await stage.bot.store.block(stage["ada"].id, 1000 + number, f"Somebody {number}", float(number))
        listed = (await stage.slash(stage["ada"], "block")).message
        assert "… and 2 more." in listed.text
        options = listed.selects[menu(listed, "unblock")]["options"]
        assert [option["value"] for option in options] == [str(1026 - at) for at in range(25)]
        old = await block(stage, "ada", "bruno")
        assert old.selects[menu(old, "unblock")]["options"][0]["label"] == "Bruno"
        await until(lambda: "… and 3 more." in old.text)

    play(scene)
