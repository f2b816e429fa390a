"""Games that are over: replayed, exported, shared, listed and verified."""

import asyncio
import threading
from dataclasses import replace

import pytest

from cogs.answering.wording import shorten_seal
from engine import record
from engine.chance import Guess
from engine.core import NOBODY
from engine.match import deal_match, replay_log
from engine.record import Record
from games.narrators import make_narrator
from playground.posting import Upload
from tables.history import archive
from tests.end_to_end.stage import (
    SEED,
    Game,
    Stage,
    click,
    find_button,
    play,
    play_with_sockets,
    press,
    sentence,
    settled,
    until,
)
from tests.engine.test_fair_deal import GAMES, played
from words import Words

pytestmark = pytest.mark.slow  # tests/cogs/history and tests/replays try what is told of a game

FIRST, BACK, NEXT, LAST = range(4)


async def ended(stage: Stage, names="ada bruno", moves=4, channel=None) -> Game:
    """Return a game that its host has ended after a few moves."""
    game = await stage.open_table(names, channel=channel)
    await game.moves(moves)
    await stage.sure(stage[names.split()[0]], "end", channel=await game.place())
    await stage.rest()
    return game


async def watched(person, game: Game):
    """Return the replay that a person opens from the board."""
    message = (await press(person, await game.board(), "open-replay")).message
    assert message.reader is person.user
    return message


def way(panel, slot):
    found = [
        identity
        for identity in panel.buttons
        if identity.startswith("il:replay-step:") and identity.endswith(f".{slot}")
    ]
    return found[0]


def menu(panel, verb):
    return next(identity for identity in panel.selects if identity.startswith(f"il:{verb}:"))


def labels(panel, verb):
    return [option["label"] for option in panel.selects[menu(panel, verb)]["options"]]


async def turn(person, panel, slot):
    answer = await click(person, panel, way(panel, slot))
    assert answer.message is panel, "it is drawn again where it was clicked"


async def look(person, panel, label):
    options = panel.selects[menu(panel, "replay-seen-by")]["options"]
    await click(
        person,
        panel,
        menu(panel, "replay-seen-by"),
        [next(each["value"] for each in options if each["label"] == label)],
    )


async def brought(stage, person, content, command="replay", channel=None, **other):
    if isinstance(content, Record):
        content = record.export_record(content)
    content = content.encode() if isinstance(content, str) else content
    return await stage.slash(person, command, {"file": Upload("game.txt", content, "text/plain"), **other}, channel)


# -- stepping


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ada", "move {ply} of {last}"),
        pytest.param("bruno", "coup {ply} sur {last}", marks=pytest.mark.slow),
    ],
)
def test_a_finished_game_can_be_replayed_as_spectators_saw_it(name, said):
    async def scene(stage):
        for each in stage.people("ada bruno"):
            await stage.bot.store.set("user", each.id, "forced", "off")  # so that each click is seen
        game = await stage.open_table("ada bruno")
        views = {}

        async def keep():
            table = await game.table()
            views[table.match.ply] = table.match.state.view(NOBODY)

        await keep()
        await game.to_the_end(Guess(2), keep)
        await stage.rest()
        person, table = stage[name], await game.table()
        tells = make_narrator(table.match.game, {"ada": "en", "bruno": "fr"}[name])
        panel = await watched(person, game)
        for ply, view in views.items():
            assert "\n".join(tells.table(view, table.names)) in panel.text
            assert ("la donne" in panel.text or "the deal" in panel.text) == (ply == 0)
            assert ply == 0 or said.format(ply=ply, last=table.match.ply) in panel.text
            assert "Your hand" not in panel.text
            assert "Votre main" not in panel.text
            if ply < table.match.ply:
                await turn(person, panel, NEXT)
        assert len(views) == table.match.ply + 1
        assert panel.buttons[way(panel, NEXT)]["disabled"]
        await turn(person, panel, BACK)
        assert said.format(ply=table.match.ply - 1, last=table.match.ply) in panel.text
        await turn(person, panel, FIRST)
        assert panel.buttons[way(panel, BACK)]["disabled"]
        await turn(person, panel, LAST)
        assert said.format(ply=table.match.ply, last=table.match.ply) in panel.text

    play(scene, game="horse", pictures=False)


def test_a_replay_shows_a_seats_view_and_all_hands():
    async def scene(stage):
        game = await ended(stage)
        ada, panel = stage["ada"], await watched(stage["eleni"], game)
        assert ada
        assert labels(panel, "replay-seen-by") == [
            "Spectator view",
            "All hands",
            "View of Ada",
            "View of Bruno",
        ]
        await look(stage["eleni"], panel, "View of Bruno")
        assert panel.text.count("Your hand") == 1
        assert "Bruno (you)" in panel.text
        assert panel.text.count("You draw Hoplite") == 1
        await look(stage["eleni"], panel, "All hands")
        assert panel.text.count("Your hand") == 2
        assert "— View of Ada —\nYour hand" in panel.text
        assert "Bruno hears: You draw Hoplite" in panel.text
        await turn(stage["eleni"], panel, NEXT)
        assert "All hands" in panel.text, "whose eyes one looks through stays"

    play(scene, pictures=False)


def test_a_replay_is_one_picture_from_every_view():
    """A seat's hand shows the table, so that both would show it twice."""

    async def scene(stage):
        panel = await watched(stage["eleni"], await ended(stage))
        for label in ("View of Bruno", "All hands", "Spectator view"):
            await look(stage["eleni"], panel, label)
            assert len(panel.attachments) == 1

    play(scene, prints=True)


@pytest.mark.parametrize(
    ("key", "titles"),
    [
        ("iliad", ["Siege 1", "Siege 2"]),
        ("delphi", ["March 1", "March 2"]),
        ("olympus", ["Turn 1: Player", "Turn 2: Player"]),
        ("hector", ["Battle 1", "Battle 2"]),
        ("horse", ["Player ", "Player "]),
    ],
)
def test_every_game_has_its_own_chapters(key, titles):
    async def scene(stage):
        ada = stage["ada"]
        panel = (await brought(stage, ada, played(key))).message
        assert [
            label.startswith(title) for label, title in zip(labels(panel, "replay-chapter"), titles, strict=False)
        ] == [True] * 2
        assert len(labels(panel, "replay-chapter")) <= 25
        for _ in range(40):
            options = panel.selects[menu(panel, "replay-chapter")]["options"]
            before = panel.text
            await click(ada, panel, menu(panel, "replay-chapter"), [options[-1]["value"]])
            assert options[-1]["label"] in panel.text.splitlines()[1]
            assert f"move {options[-1]['value']} of" in panel.text
            if panel.text == before:
                break
        else:
            raise AssertionError("the last chapter is not reached")

    play(scene)


@pytest.mark.parametrize("name", ["ada", pytest.param("bruno", marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", list(GAMES))
def test_every_step_of_every_game_fits_into_a_message(key, name):
    """Show every step from every view; the playground refuses texts that are too long."""

    async def scene(stage):
        person, game = stage[name], played(key)
        panel = (await brought(stage, person, game)).message
        for ply in range(0, len(game.entries), 7):
            for seen in (0, 1, 2):
                answer = await settled(await person.forge(panel, f"il:replay-step:1:{ply}:2.{seen}.0"))
                assert answer.message is panel
                assert "\n…\n```" not in panel.text, "the position is whole"
                assert len(panel.text) <= 4000
                assert "\0" not in panel.text

    play(scene, pictures=False)


def test_a_silent_move_is_told_as_a_hidden_choice():
    async def scene(stage):
        match, _ = deal_match(GAMES["delphi"], 3, {}, SEED)
        for choice in (0, -1):  # lay a card face down, then another instead
            seat = 0
            match.accept(match.propose(seat, str(match.state.legal(seat)[choice]), match.stamps[seat]))
        names = ("Ada", "Bruno", "Chloé")
        panel = (
            await brought(stage, stage["ada"], Record(match.head, tuple(match.log), SEED, names, ended=True))
        ).message
        await turn(stage["ada"], panel, LAST)
        assert "Ada makes a choice that cannot be seen from here" in panel.text
        await look(stage["ada"], panel, "View of Bruno")
        assert "Ada makes a choice that cannot be seen from here" in panel.text
        await look(stage["ada"], panel, "View of Ada")
        assert "instead" in panel.text

    play(scene)


# -- who may see a replay


def test_a_game_is_looked_at_where_it_can_be_read_and_nowhere_else():
    async def scene(stage):
        game = await ended(stage)
        eleni, chloe, tavern = stage["eleni"], stage["chloe"], stage.channel("Agora", "tavern")
        listed = (await stage.slash(eleni, "history", channel=tavern)).message
        panel = (await click(eleni, listed, menu(listed, "open-replay"), [str(game.number)])).answers[-1]
        assert "Iliad 1" in panel.text
        stage.place.world.allow(stage.channel(), eleni.user.id, 0)
        await stage.rest()
        await asyncio.sleep(0.05)
        refused = await click(eleni, panel, way(panel, NEXT))
        assert "no finished game there that you are allowed to see" in await sentence(eleni, refused)
        again = (await stage.slash(eleni, "history", channel=tavern)).message
        assert "There are none yet" in again.text
        abroad = (await stage.slash(chloe, "games", channel=stage.channel("Lycée"))).message
        doors = (
            "open-replay:1:0:",
            "open-replay:77:0:",
            "replay-step:1:1:0.1.0",
            "export:1:0:0.0",
            "verify:1:0:0.0",
            "share-replay:1:0:0.0",
        )
        for door in doors:
            refused = await settled(await chloe.forge(abroad, f"il:{door}"))
            assert "aucune partie finie que vous puissiez voir" in await sentence(chloe, refused)
        own = await stage.slash(stage["bruno"], "replay", channel=stage.channel("Lycée"))
        assert "Iliade 1" in own.message.text, "who has played may look at it anywhere"

    play(scene)


def test_a_game_in_play_has_no_replay():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        assert find_button(await game.board(), "open-replay") is None
        for written in ("il:open-replay:1:0:", "il:replay-step:1:0:0.1.0", "il:export:1:0:0.0", "il:verify:1:0:0.0"):
            refused = await game.unchanged(lambda written=written: forged(game, written))
            assert "still being played" in await sentence(stage["ada"], refused)
        for written in ("il:share-replay:1:0:0.0", "il:agree-to-share:1:1:"):
            refused = await settled(await stage["ada"].forge(await game.board(), written))
            assert "no longer works" in await sentence(stage["ada"], refused)
        for command in ("replay", "verify"):
            refused = await stage.slash(stage["ada"], command)
            assert "no finished game in this channel" in await sentence(stage["ada"], refused)

    async def forged(game, written):
        return await settled(await game.stage["ada"].forge(await game.board(), written))

    play(scene)


def test_an_impossible_number_is_answered_kindly():
    async def scene(stage):
        listed = (await stage.slash(stage["ada"], "history")).message
        for written in ("il:open-replay:0:0:", "il:replay-chapter:1:0:0.0", "il:replay-seen-by:1:0:0.0"):
            answer = await settled(await stage["ada"].forge(listed, written, ["9" * 90]))
            assert "no longer works" in await sentence(stage["ada"], answer)

    play(scene)


@pytest.mark.parametrize(
    "written",
    [
        "il:replay-step:1:0:7.0.0",
        "il:replay-chapter:1:0:0.0",
        "il:replay-seen-by:1:0:0.0",
        "il:history-page:0:0:9.0",
        "il:history-game:0:0:0.0",
    ],
)
def test_a_forged_button_is_answered_kindly(written):
    async def scene(stage):
        game = await ended(stage)
        answer = await game.unchanged(lambda: forged(game))
        assert "no longer works" in await sentence(stage["ada"], answer)

    async def forged(game):
        return await settled(await game.stage["ada"].forge(await game.board(), written))

    play(scene)


def test_a_missing_step_or_seat_leads_to_an_existing_one():
    async def scene(stage):
        game = await ended(stage)
        panel = await watched(stage["ada"], game)
        await settled(await stage["ada"].forge(panel, "il:replay-step:1:999:0.77.0"))
        assert "move 4 of 4" in panel.text
        assert "Spectator view" in panel.text

    play(scene)


def test_a_replay_never_replaces_a_public_message():
    async def scene(stage):
        game = await ended(stage)
        answer = await game.unchanged(lambda: forged(game))
        assert answer.message.reader is stage["ada"].user

    async def forged(game):
        return await settled(await game.stage["ada"].forge(await game.board(), "il:replay-step:1:2:0.1.0"))

    play(scene)


# -- sharing


def test_a_player_shares_a_game_and_any_player_takes_that_back():
    async def scene(stage):
        game = await ended(stage)
        ada, bruno, chloe, abroad = stage["ada"], stage["bruno"], stage["chloe"], stage.channel("Lycée")
        panel = (await press(ada, await watched(ada, game), "share-replay")).answers[-1]
        assert "Code" not in panel.text
        await press(ada, panel, "agree-to-share")
        code = next(line for line in panel.text.splitlines() if line.startswith("### ")).split()[-1]
        shown = (await stage.slash(chloe, "replay", {"code": code.lower().replace("-", " ")}, abroad)).message
        assert "Iliade 1" in shown.text
        await turn(chloe, shown, NEXT)
        files = (await press(chloe, shown, "share-replay")).answers[-1]
        assert find_button(files, "agree-to-share") is None
        assert code not in files.text
        checked = await stage.slash(chloe, "verify", {"code": f"#{code}"}, abroad)
        assert "est faux dans la donne" in checked.message.text
        other = (await press(bruno, await watched(bruno, game), "share-replay")).answers[-1]
        assert code in other.text
        await press(bruno, other, "agree-to-share")
        assert code not in other.text
        refused = await click(chloe, shown, way(shown, NEXT))
        assert code in await sentence(chloe, refused)
        for wanted in (code, "2222-2222", "no code at all", "x" * 3000):
            refused = await stage.slash(chloe, "replay", {"code": wanted}, abroad)
            assert "est partagée sous le code" in await sentence(chloe, refused)
        await press(bruno, other, "agree-to-share")
        assert code not in other.text, "a code that was taken back stays dead"

    play(scene)


def test_only_players_take_a_game_elsewhere():
    """Everybody who may see it sees all hands, and may check the deal; an export, a file and a code are for players."""

    async def scene(stage):
        game = await ended(stage)
        eleni = stage["eleni"]
        panel = await watched(eleni, game)
        assert find_button(panel, "replay-seen-by") or any(":replay-seen-by:" in each for each in panel.selects)
        assert find_button(panel, "verify")
        assert [find_button(panel, verb) for verb in ("export", "share-replay")] == [None, None]
        taking = (
            "export:1:0:0.0",
            "share-replay:1:0:0.0",
            "share-file:1:0:0.0.2",
            "post-file:1:0:0.0.2",
            "agree-to-share:1:1:",
        )
        for written in taking:
            refused = await settled(await eleni.forge(panel, f"il:{written}"))
            assert "Only the players of this game" in await sentence(eleni, refused)
        assert (await stage.bot.store.consent(game.number)).code is None

    play(scene)


def test_players_who_left_may_share_and_take_that_back():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        await stage.sure(stage["chloe"], "leave", channel=await game.place())
        await stage.sure(stage["ada"], "end", channel=await game.place())
        await stage.rest()
        panel = (await press(stage["chloe"], await watched(stage["chloe"], game), "share-replay")).answers[-1]
        await press(stage["chloe"], panel, "agree-to-share")
        assert (await stage.bot.store.consent(game.number)).code is not None
        await press(stage["chloe"], panel, "agree-to-share")
        assert (await stage.bot.store.consent(game.number)).code is None

    play(scene)


# -- files


@pytest.mark.slow
def test_the_command_line_and_the_bot_read_an_exported_game(tmp_path, capsys):
    from terminal.command import run_command_line

    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.over(Guess(1))
        await stage.rest()
        answer = await press(stage["ada"], await watched(stage["ada"], game), "export")
        [file] = answer.answers[-1].attachments
        assert answer.answers[-1].reader is stage["ada"].user
        assert file.filename == "horse-1.txt"
        read = record.parse_record(file.content.decode())
        assert (read.seed, read.names, read.ended) == (SEED, ("Ada", "Bruno"), False)
        assert read.result is not None
        path = tmp_path / file.filename
        path.write_bytes(file.content)
        assert run_command_line(["show", str(path)]) == 0
        shown = capsys.readouterr().out
        assert "Ada" in shown
        assert "Every draw follows from the seed" in shown
        assert run_command_line(["verify", str(path)]) == 0
        before = (await game._whole(), await stage.bot.store.past_of(stage["eleni"].id, None, 0, 9))
        panel = (await brought(stage, stage["eleni"], file.content)).message
        assert "The Trojan Horse (your file): the deal" in panel.text
        assert find_button(panel, "export") is None
        assert "nothing is wrong with the deal" in (await press(stage["eleni"], panel, "verify")).answers[-1].text
        assert (await game._whole(), await stage.bot.store.past_of(stage["eleni"].id, None, 0, 9)) == before

    play(scene, game="horse")


def test_only_its_owner_sees_a_file():
    async def scene(stage):
        panel = (await brought(stage, stage["ada"], played("horse"))).message
        await turn(stage["ada"], panel, NEXT)
        other = (await brought(stage, stage["eleni"], played("horse", moves=3))).message
        for written in ("il:replay-step:1:1:2.0.0", "il:verify:1:0:2.0", "il:export:1:0:2.0"):
            refused = await settled(await stage["eleni"].forge(other, written))
            assert "that you are allowed to see" in await sentence(stage["eleni"], refused)

    play(scene)


def test_no_markup_or_mention_in_a_file_takes_effect():
    async def scene(stage):
        game = played("olympus")
        names = ("@everyone **`", f"<@{stage['bruno'].id}> # [x](http://y) {'x' * 500}")
        panel = (await brought(stage, stage["ada"], record.export_record(Record(*parts(game, names))))).message
        for label in labels(panel, "replay-seen-by"):
            await look(stage["ada"], panel, label)
            for slot in (NEXT, LAST, FIRST):
                await turn(stage["ada"], panel, slot)
                assert not panel.mentions
                outside = "".join(panel.text.split("```")[::2])
                assert "@everyone" not in outside
                assert "**`" not in outside
        assert not (await press(stage["ada"], panel, "verify")).answers[-1].mentions

    def parts(game, names):
        return game.head, game.entries, game.seed, names, game.result, game.ended

    play(scene, pictures=False)


def without(line):
    """Return a game as a file with one line missing."""
    rows = record.export_record(played("horse")).splitlines()
    return "\n".join(rows[:line] + rows[line + 1 :])


def changed(old, new, most=-1):
    """Return a game as a file with a text replaced."""
    return record.export_record(played("horse")).replace(old, new, most)


BAD = {
    "nothing": (lambda: "", "no moves, not even the deal"),
    "no text": (lambda: b"\x89PNG\xff\xfe\x00", "a text file. Attach"),
    "prose": (lambda: "Sing, goddess, of the wrath", "line 1 of the file is wrong"),
    "nested": (lambda: "[" * 200_000, "line 1 of the file"),
    "a huge number": (lambda: '{"game":' + "9" * 9999 + "}", "line 1 of the file"),
    "a line too few": (lambda: without(5), "move 3 is out of order"),
    "no such game": (lambda: changed('"horse"', '"chess"', 1), "have that game"),
    "older rules": (lambda: changed('"rules":', '"rules":9', 1), "another version of the rules"),
    "cards of no letters": (lambda: changed('"cards":"', '"cards":"\\ud800', 1), "line 1 of the file is wrong"),
    "other cards": (lambda: changed('"cards":"', '"cards":"f', 1), "other card numbers"),
    "a seat of nobody": (lambda: changed('"ply":4,"seat":', '"ply":4,"seat":9'), "move 4 is against"),
    "another seed": (lambda: changed('{"seed":"', '{"seed":"00'), "its seed does not match"),
    "too large": (lambda: "\n" * (archive.LARGEST + 1), "too large: a game takes less than 256 kilobytes"),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_a_file_without_a_game_is_refused_with_the_reason(what):
    async def scene(stage):
        content, told = BAD[what]
        answer = await brought(stage, stage["ada"], content())
        assert told in await sentence(stage["ada"], answer)
        assert await stage.bot.store.file(1, stage["ada"].id) is None
        french = await sentence(stage["bruno"], await brought(stage, stage["bruno"], content()))
        assert "fichier" in french or "partie" in french

    play(scene)


def test_a_code_and_a_file_together_are_refused():
    async def scene(stage):
        for command in ("replay", "verify"):
            answer = await brought(stage, stage["ada"], played("horse", moves=2), command, code="2222-2222")
            assert "a code or a file, not both" in await sentence(stage["ada"], answer)

    play(scene)


def test_a_file_that_discord_has_lost_is_asked_for_again():
    async def scene(stage):
        stage.place.world.upload = lambda kept: None
        answer = await brought(stage, stage["ada"], played("horse", moves=2))
        assert "attach it again" in await sentence(stage["ada"], answer)

    play(scene)


# -- /verify


def test_a_table_shows_its_seal_at_the_start_and_its_seed_at_the_end():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        seal = shorten_seal((await game.table()).match.head.seal)
        assert seal in (await game.board()).text
        assert SEED.hex() not in (await game.board()).text
        await game.moves(2)
        await stage.sure(stage["ada"], "end", channel=await game.place())
        await stage.rest()
        assert seal in (await game.board()).text
        checked = (await press(stage["ada"], await game.board(), "check-deal")).message
        assert SEED.hex() in checked.text
        await stage.restart()
        assert (await game.table()).match.seed == SEED

    play(scene)


@pytest.mark.parametrize(
    ("name", "verdict", "over"),
    [("ada", "not everything is proven", "ended before it was over"), ("bruno", "pas prouvé", "arrêtée avant sa fin")],
)
def test_verify_says_in_plain_words_what_it_checked(name, verdict, over):
    async def scene(stage):
        game = await ended(stage)
        shown = (await stage.slash(stage[name], "verify", channel=await game.place())).message
        assert shown.reader is stage[name].user
        assert verdict in shown.text.splitlines()[0]
        assert shown.text.count("✅") == 4
        assert over in shown.text
        assert SEED.hex() in shown.text
        assert (await game.table()).match.head.seal in shown.text

    play(scene)


def test_verify_detects_a_forged_file():
    async def scene(stage):
        game = changed('"draws":[]', '"draws":[1]', 1)
        shown = (await brought(stage, stage["ada"], game, "verify")).message
        assert "does not add up" in shown.text
        assert "❌ Move" in shown.text
        unknown = (await brought(stage, stage["ada"], changed('"rules":', '"rules":9', 1), "verify")).message
        assert "cannot be checked" in unknown.text
        refused = await brought(stage, stage["ada"], "chess", "verify")
        assert "line 1" in await sentence(stage["ada"], refused)

    play(scene)


def test_verify_answers_files_without_names_or_with_long_seeds():
    async def scene(stage):
        game = played("horse")
        nameless = record.export_record(replace(game, names=()))
        assert "Player 1" in (await brought(stage, stage["ada"], nameless, "verify")).message.text
        assert "View of Player 1" in labels((await brought(stage, stage["ada"], nameless)).message, "replay-seen-by")
        shown = (await brought(stage, stage["ada"], replace(game, seed=bytes(50_000)), "verify")).message
        assert "line 86 of the file is wrong" in shown.text

    play(scene)


def test_verify_detects_a_stored_game_that_was_tampered_with():
    async def scene(stage):
        game = await ended(stage, moves=3)
        await stage.bot.store.ask(
            lambda db: db.execute("UPDATE matches SET seed = ? WHERE table_id = 1", [bytes(32)]) and None
        )
        shown = (await stage.slash(stage["ada"], "verify", channel=await game.place())).message
        assert "does not add up" in shown.text
        assert "The seed does not match the seal" in shown.text

    play(scene)


# -- /history


def test_history_lists_games_of_the_server_the_channel_or_oneself():
    async def scene(stage):
        ada, bruno = stage["ada"], stage["bruno"]
        await ended(stage, moves=1)
        await ended(stage, "ada dmitri", moves=1, channel=stage.channel("Agora", "tavern"))
        await ended(stage, "bruno chloe", moves=1, channel=stage.channel("Lycée"))
        shown = (await stage.slash(bruno, "history")).message
        assert titles(shown) == ["Iliade 2", "Iliade 1"]
        await press_label(bruno, shown, "Salon")
        assert titles(shown) == ["Iliade 1"]
        await press_label(bruno, shown, "Les miennes")
        assert titles(shown) == ["Iliade 3", "Iliade 1"]
        elsewhere = (await stage.slash(ada, "history", {"where": "channel"}, stage.channel("Agora", "general"))).message
        assert titles(elsewhere) == []
        private = (await stage.slash(bruno, "history", channel=bruno.dm())).message
        assert titles(private) == ["Iliade 3", "Iliade 1"]
        assert "Serveur" not in [each["label"] for each in private.buttons.values()]
        assert "Bruno, Chloé" in private.text, "it is said who played"

    play(scene)


def test_history_has_pages_and_a_filter_by_game():
    async def scene(stage):
        ada = stage["ada"]
        for number in range(1, 13):
            stage.game = "horse" if number == 5 else "iliad"
            await ended(stage, moves=0)
        shown = (await stage.slash(ada, "history")).message
        assert titles(shown) == [f"Iliad {number}" for number in range(12, 5, -1)] + [
            "The Trojan Horse 5",
            "Iliad 4",
            "Iliad 3",
        ]
        await press_label(ada, shown, "Older")
        assert titles(shown) == ["Iliad 2", "Iliad 1"]
        assert shown.buttons[labelled(shown, "Older")]["disabled"]
        await press_label(ada, shown, "Newer")
        assert len(titles(shown)) == 10
        options = shown.selects[menu(shown, "history-game")]["options"]
        horse = next(each["value"] for each in options if "Horse" in each["label"])
        await click(ada, shown, menu(shown, "history-game"), [horse])
        assert titles(shown) == ["The Trojan Horse 5"]
        assert titles((await stage.slash(ada, "history", {"game": "horse"})).message) == ["The Trojan Horse 5"]
        refused = await stage.slash(ada, "history", {"game": "chess"})
        assert "no game “chess”" in await sentence(ada, refused)
        opened = (await click(ada, shown, menu(shown, "open-replay"), ["5"])).answers[-1]
        assert "The Trojan Horse 5: the deal" in opened.text

    play(scene)


def titles(message):
    watch = [identity for identity in message.selects if identity.startswith("il:open-replay:")]
    return [each["label"].split(" ·")[0] for identity in watch for each in message.selects[identity]["options"]]


def labelled(message, label):
    return next(identity for identity, each in message.buttons.items() if each["label"] == label)


async def press_label(person, message, label):
    assert (await click(person, message, labelled(message, label))).message is message


# -- others do not wait


def test_others_are_answered_while_a_long_replay_is_computed(monkeypatch):
    begun, answered = [], threading.Event()

    def slowly(game, read):
        begun.append(read.head)
        assert answered.wait(60), "nobody else is answered in the meantime"
        return tuple(replay_log(game, read.head, read.entries, read.seed))

    async def scene(stage):
        game = await ended(stage)
        monkeypatch.setattr(archive, "_steps", slowly)
        board = await game.board()
        watching = [asyncio.create_task(press(stage[name], board, "open-replay")) for name in ("ada", "eleni")]
        await until(lambda: begun)
        await stage.slash(stage["chloe"], "games")
        answered.set()
        for opened in await asyncio.gather(*watching):
            await until(lambda opened=opened: any("Iliad 1: the deal" in each.text for each in opened.answers))
        await watched(stage["dmitri"], game)
        assert len(begun) == 1, "it was played again once for all of them"

    play_with_sockets(scene)


def test_only_the_last_few_replays_are_kept(monkeypatch):
    async def scene(stage):
        monkeypatch.setattr(archive, "SHELVED", 2)
        panels = [(await brought(stage, stage["ada"], played("horse", moves=moves))).message for moves in (1, 2, 3)]
        assert len(stage.bot.archive._shelved) == 2
        for panel in panels:
            await turn(stage["ada"], panel, LAST)
        assert len(stage.bot.archive._shelved) == 2

    play(scene)


def test_every_chapter_has_a_title_in_both_languages():
    for language in ("en", "fr"):
        for key, game in GAMES.items():
            tells, read = make_narrator(game, language), played(key)
            steps = replay_log(game, read.head, read.entries)
            names = dict(enumerate(read.names))
            found = [title for step in steps for event in step.events if (title := tells.chapter(event, names))]
            assert len(found) > 2
            assert all(len(title) <= 80 for title in found)
    assert Words("fr").say("replay-first") == "Début"
