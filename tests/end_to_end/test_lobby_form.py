"""The form behind a lobby's Options and the panel behind More, as the host and the others meet them."""

import pytest

from cogs.lobby.options_form import options_left
from engine.players import LEVELS
from tables.seats.lobby import NOTICE, Lobby
from tests.end_to_end.lobby_options import agree, chosen, close, fields, form_of, labelled, menu, more, submit
from tests.end_to_end.stage import GAMES, find_button, play, press, sentence, settled, until, yes
from tests.end_to_end.test_lobbies import ANSWERS
from tests.end_to_end.test_lobbies import until as shown
from words import Words

# The host, a guest, the server, and the language of all three.
both = pytest.mark.parametrize(
    ("names", "server", "language"), [("ada dmitri", "Agora", "en"), ("bruno chloe", "Lycée", "fr")]
)


async def lobby_of(stage, number=1):
    return Lobby.load((await stage.row(number)).lobby)


async def unchanged(stage, deed):
    """Do something that must not change the stored lobby; return its result."""
    before = (await stage.row(1)).lobby
    answer = await deed()
    assert (await stage.row(1)).lobby == before
    return answer


async def refused(stage, person, form, reason, language, **about):
    """Submit a form that is refused for this reason and changes nothing."""
    answer = await unchanged(stage, lambda: submit(person, form, "hints", time="3600"))
    assert await sentence(person, answer) == Words(language).say(f"refused-{reason}", **about)


def counted(stage):
    """Return a list that grows with every lobby that is stored."""
    stored, commit = [], stage.bot.store.commit

    async def counting(*args, **kwargs):
        stored.append(args)
        return await commit(*args, **kwargs)

    stage.bot.store.commit = counting
    return stored


# -- the form


@both
def test_the_form_changes_everything_with_one_write(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby, words = await stage.lobby(names, 2, stage.channel(server)), Words(language)
        form = await form_of(host, lobby)
        assert form.title == words.say("lobby-options-title", table="Iliad 1" if language == "en" else "Iliade 1")
        assert chosen(form) | {"table": []} == {
            "table": [], "time": ["0"], "overtime": ["reminds"], "switches": ["hints", "rated"], "option-0": ["0"],
        }  # fmt: skip
        stored = counted(stage)
        three = labelled(form, "table", "3")
        answer = await submit(host, form, "hints", "rated", "undo", table=three, time="300", overtime="plays")
        assert answer.message is lobby, "the answer is the lobby itself"
        assert len(stored) == 1
        agreed = await lobby_of(stage)
        assert (agreed.seats, agreed.time, agreed.overtime, agreed.hints, agreed.undo) == (
            3, 300, "plays", "off", "friendly",
        )  # fmt: skip
        for said in (
            words.say("choice-hints-agreed", value="off"),
            words.say("choice-rated-agreed", value="off"),
            words.say("choice-undo-agreed", value="friendly"),
            words.say("lobby-changed", when=f"<t:{int(agreed.changed)}:R>"),
        ):
            assert lobby.text.count(said) == 1, said

    play(scene)


@both
def test_a_contradiction_is_resolved_and_named_and_all_else_kept(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby, words = await stage.lobby(names, 2, stage.channel(server)), Words(language)
        answer = await submit(host, await form_of(host, lobby), "undo", "hints", time="300")
        agreed = await lobby_of(stage)
        assert (agreed.rated, agreed.undo, agreed.hints, agreed.time) == ("off", "friendly", "off", 300)
        await until(lambda: len(answer.answers) > 1)
        assert answer.answers[-1].text == words.say("lobby-one-of-two", undo="friendly")
        assert answer.answers[-1].reader is host.user

    play(scene)


@both
def test_start_waits_until_the_others_could_read_the_change(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby, words = await stage.lobby(names, 2, stage.channel(server)), Words(language)
        await agree(host, lobby, "rated", time="300")
        early = await press(host, lobby, "start")
        assert await sentence(host, early) == words.say("refused-just-changed")
        await stage.place.clock.advance(NOTICE)
        await press(host, lobby, "start")
        await until(lambda: find_button(lobby, "start") is None)

    play(scene)


def test_a_form_that_changes_nothing_makes_nobody_wait():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 2)
        await agree(stage["ada"], lobby)
        assert "Changed" not in lobby.text
        await press(stage["ada"], lobby, "start")
        await until(lambda: find_button(lobby, "start") is None)

    play(scene)


@both
def test_a_form_from_before_a_change_is_refused(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby = await stage.lobby(names, 2, stage.channel(server))
        form = await form_of(host, lobby)
        await agree(host, lobby, overtime="takes")
        await refused(stage, host, form, "lobby-changed", language)
        await agree(host, lobby, time="3600")
        assert (await lobby_of(stage)).time == 3600, "a new form works"

    play(scene)


@both
def test_a_form_is_refused_once_the_game_has_begun(names, server, language):
    async def scene(stage):
        host, guest = stage.people(names)
        lobby = await stage.lobby(names, 2, stage.channel(server))
        form = await form_of(host, lobby)
        await stage.begun(lobby, [host, guest])
        await refused(stage, host, form, "begun", language)

    play(scene)


@both
def test_a_form_is_refused_once_the_lobby_is_closed(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby = await stage.lobby(names, 2, stage.channel(server))
        form = await form_of(host, lobby)
        await yes(host, await close(host, lobby))
        await refused(stage, host, form, "ended", language)

    play(scene)


@both
def test_a_form_is_refused_once_somebody_else_is_host(names, server, language):
    async def scene(stage):
        host, guest = stage.people(names)
        lobby = await stage.lobby(names, 2, stage.channel(server))
        form = await form_of(host, lobby)
        await press(host, lobby, "leave")
        await refused(stage, host, form, "host-only", language, host=str(guest.id))

    play(scene)


def test_a_form_stays_valid_when_somebody_joins():
    async def scene(stage):
        lobby = await stage.lobby("ada", 3)
        form = await form_of(stage["ada"], lobby)
        await press(stage["dmitri"], lobby, "join")
        await submit(stage["ada"], form, time="3600")
        agreed = await lobby_of(stage)
        assert agreed.time == 3600
        assert [sitter.name for sitter in agreed.sitters] == ["Ada", "Dmitri"]

    play(scene)


@both
def test_others_learn_who_the_host_is(names, server, language):
    async def scene(stage):
        host, guest = stage.people(names)
        lobby = await stage.lobby(names, 3, stage.channel(server))
        for verb in ("options", "start", "add-computer"):
            answer = await unchanged(stage, lambda verb=verb: press(guest, lobby, verb))
            assert answer.modal is None
            assert await sentence(guest, answer) == Words(language).say("refused-host-only", host=str(host.id))

    play(scene)


@both
def test_start_says_why_it_cannot_start_yet(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby = await stage.lobby(names, 4, stage.channel(server))
        answer = await press(host, lobby, "start")
        assert await sentence(host, answer) == Words(language).say("refused-seats-free", free=2)

    play(scene)


def test_a_forged_form_changes_nothing():
    async def scene(stage):
        lobby, ada = await stage.lobby("ada", 3), stage["ada"]
        form = await form_of(ada, lobby)
        fields(form)["time"]["options"][0]["value"] = "12345"
        answer = await unchanged(stage, lambda: submit(ada, form, time="12345"))
        assert "no longer works" in await sentence(ada, answer)

    play(scene)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_form_with_its_own_options(game):
    async def scene(stage):
        lobby = await stage.lobby("ada", min(min(sizes) for sizes in GAMES[game].variants.values()))
        form = await form_of(stage["ada"], lobby)
        agreed = await lobby_of(stage)
        options = [*GAMES[game].choices(agreed.seats, agreed.variant).items()]
        asked = sorted(key for key in fields(form) if key.startswith("option-"))
        left = options_left(agreed, GAMES[game], Words("en"))
        assert [int(key.removeprefix("option-")) for key in asked] + left == [*range(len(options))]
        last = {key: fields(form)[key]["options"][-1]["value"] for key in asked}
        await submit(stage["ada"], form, **last)
        assert (await lobby_of(stage)).options == {name: values[-1] for name, values in options[: len(asked)]}

    play(scene, game=game)


def test_a_form_that_the_store_refuses_is_not_lost_silently(monkeypatch):
    async def scene(stage):
        lobby, ada = await stage.lobby("ada", 3), stage["ada"]
        form = await form_of(ada, lobby)

        async def broken(*args, **kwargs):
            raise OSError("disk full")

        monkeypatch.setattr(stage.bot.store, "commit", broken)
        answer = await unchanged(stage, lambda: submit(ada, form, time="300"))
        assert len(await sentence(ada, answer)) > 10
        assert "No time limit" in lobby.text

    play(scene)


# -- the panel


@both
def test_the_panel_changes_levels_and_removes_computers(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby, words = await stage.lobby(names, 4, stage.channel(server), computers=2), Words(language)
        panel = await more(host, lobby)
        await settled(await host.select(panel, menu(panel, "set-level"), [str(len(LEVELS) + LEVELS.index("hard"))]))
        second = (await stage.row(1)).lobby["sitters"][-1]["name"]
        hard = words.say("lobby-level", name=second, level="hard")
        await until(lambda: f"4. {hard}" in lobby.text)
        await press(host, panel, "remove-computer")
        await until(lambda: hard not in lobby.text)
        assert words.say("lobby-more-title", table="Iliad 1" if language == "en" else "Iliade 1") in panel.text

    play(scene, pictures=False)


def test_an_option_that_fits_no_form_is_chosen_in_the_panel():
    async def scene(stage):
        lobby, ada = await stage.lobby("ada bruno", 2), stage["ada"]
        panel = await more(ada, lobby)
        await settled(await ada.select(panel, menu(panel, "set-option"), ["2"]))
        await until(lambda: "Seat 2 (Bruno) begins" in lobby.text)
        assert (await lobby_of(stage)).options == {"first": 1}

    play(scene, game="horse")


def test_an_outdated_menu_of_levels_changes_no_other_computer():
    async def scene(stage):
        lobby, ada = await stage.lobby("ada dmitri", 4, computers=1), stage["ada"]
        panel = await more(ada, lobby)
        await press(stage["dmitri"], lobby, "leave")
        answer = await unchanged(stage, lambda: choose_level(ada, panel))
        assert await sentence(ada, answer) == Words("en").say("refused-lobby-changed")

    async def choose_level(person, panel):
        return await settled(await person.select(panel, menu(panel, "set-level"), ["0"]))

    play(scene)


def test_a_moderator_can_only_close_the_lobby():
    async def scene(stage):
        lobby, ada = await stage.lobby("bruno chloe", 4, computers=1), stage["ada"]
        panel = await more(ada, lobby)
        assert [identity.split(":")[1] for identity in panel.buttons] == ["close-lobby"]
        assert not panel.selects
        await yes(ada, await press(ada, panel, "close-lobby"))
        await until(lambda: not lobby.buttons)
        assert (await stage.row(1)).status == "ended"

    play(scene)


@both
def test_closing_from_the_panel_says_so_in_both_places(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby, words = await stage.lobby(names.split()[0], 2, stage.channel(server)), Words(language)
        panel = (await close(host, lobby)).message
        assert words.say("confirm-closed") in panel.text
        await until(lambda: not lobby.buttons)
        late = await settled(await host.forge(panel, "il:type-time:1:0:"))
        assert await sentence(host, late) == words.say("refused-ended")

    play(scene)


def test_the_panel_is_never_taken_for_the_lobby():
    async def scene(stage):
        lobby, ada = await stage.lobby("ada", 3, computers=1), stage["ada"]
        panel = await more(ada, lobby)
        [note] = await stage.bot.store.remembered(1, "lobby")
        await stage.bot.store.forget(note.channel, note.message)
        await press(ada, panel, "remove-computer")
        await until(lambda: any("1. Ada\n2. *free*" in each.text for each in stage.channel().messages.values()))
        assert panel.id not in [each.message for each in await stage.bot.store.remembered(1)]

    play(scene, pictures=False)


def test_a_private_conversation_has_the_form_and_the_panel():
    async def scene(stage):
        bruno = stage["bruno"]
        lobby = await stage.lobby("bruno", 2, bruno.dm(), computers=1)
        await agree(bruno, lobby, time="300")
        assert "5 min par tour" in lobby.text
        panel = await more(bruno, lobby)
        await press(bruno, panel, "remove-computer")
        await until(lambda: "2. *libre*" in lobby.text)
        closed = await press(bruno, panel, "close-lobby")
        assert closed.message is panel
        await until(lambda: not lobby.buttons)

    play(scene, pictures=False)


def test_the_lobby_is_redrawn_if_the_answer_to_the_form_fails():
    async def scene(stage):
        lobby, ada = await stage.lobby("ada", 3), stage["ada"]
        form = await form_of(ada, lobby)
        stage.place.faults.fail(ANSWERS, status=503, times=2)
        await ada.submit(form, {"time": ["300"]})
        await shown(stage, lambda: "5 min a turn" in lobby.text)

    play(scene)
