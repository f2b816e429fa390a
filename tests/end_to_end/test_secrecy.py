"""Nobody but its owner can learn a hand, from messages, buttons, answers or the log."""

import asyncio
import re

import pytest

from engine.chance import Guess
from tables.seats.absence import replace_unreachable
from tests.end_to_end.stage import Game, Stage, find_button, offers, play, press, sentence, settled, worded
from tests.end_to_end.test_invitations import invite
from tests.quick import slow_but

OURS = ("cogs", "tables", "store", "running", "engine", "games", "words")
HAND = re.compile(r"(?:Your hand|Votre main) \(\d+\)\s?:(.*?)\n```", re.DOTALL)
PUBLIC = re.compile(r"il:(?!answer|refresh)[a-z-]+:\d+:0:")  # buttons allowed in public messages


def logged(stage: Stage) -> str:
    return "\n".join(stage.diary.lines())


def watch(person, seen: list[tuple[bool, str, list]]) -> None:
    """Record all that a person's client shows, at the moment it is shown."""

    def note(shown) -> None:
        if shown.message is not None:
            message = shown.message
            seen.append((message.ephemeral, worded(message.text), [*message.buttons, *message.selects]))

    person.listen(note)


def hand_of(panel) -> str:
    return HAND.search(panel.text)[1].strip()


@pytest.mark.slow
@pytest.mark.parametrize(("names", "computers"), slow_but(1, [("ada bruno chloe dmitri", 0), ("ada bruno", 1)]))
def test_no_private_line_is_seen_by_others_in_a_whole_game(names, computers):
    async def scene(stage):
        public: list[tuple[bool, str, list]] = []
        watch(stage["eleni"], public)
        game = await stage.open_table(names, computers=computers)
        hands, labels = set(), set()

        async def look() -> None:
            for panel in game.panels.values():
                if HAND.search(panel.text):
                    hands.add(hand_of(panel))
                labels.update(identity for identity in [*panel.buttons, *panel.selects])

        for person in game.people:
            await game.hand(person)
        await game.to_the_end(Guess(12), look)
        seed = (await game.table()).match.seed.hex()
        long = {hand for hand in hands if hand.count(",") >= 3}
        assert len(long) > 10, "there was something to hide"
        private = {label for label in labels if not PUBLIC.fullmatch(label)}
        assert private
        text, ids = "\n".join(each for _, each, _ in public), {part for *_, parts in public for part in parts}
        assert not any(ephemeral for ephemeral, *_ in public)
        assert not any(hand in text or hand in logged(stage) for hand in long)
        assert "Your hand" not in text
        assert "Votre main" not in text
        assert [part for part in ids if not PUBLIC.fullmatch(part)] == []
        assert seed not in "\n".join(each for _, each, _ in public if "over" not in each)
        assert seed not in logged(stage)
        moves = {entry.move for entry in await game.log() if len(entry.move) > 6}
        ours = [record.getMessage() for record in stage.diary.records if record.name.split(".")[0] in OURS]
        assert not any(move in line for move in moves for line in ours)

    play(scene, pictures=False)


async def one_run(stage: Stage, swap: bool) -> tuple[dict[str, list], list[str]]:
    """Play rounds in which the last two seats only pass; return what the others saw, and those two hands."""
    seen: dict[str, list] = {name: [] for name in ("ada", "bruno", "eleni")}
    for name, notes in seen.items():
        watch(stage[name], notes)
    game = await stage.open_table("ada bruno chloe dmitri")
    if swap:
        hands = (await game.table()).match.state.hands  # type: ignore[attr-defined]
        hands[2], hands[3] = hands[3], hands[2]
    for person in game.people:
        await game.hand(person)
    await press(stage["eleni"], await game.board(), "hand")
    own = [hand_of(game.panels[name]) for name in ("chloe", "dmitri")]
    for _ in range(14):
        actor = await game.actor()
        if actor.user.name in seen:
            await game.move(actor)
        elif not await passing(game, actor):
            break
        await stage.rest()
    assert len(await game.log()) > 8
    return seen, own


async def passing(game: Game, person) -> bool:
    """Pass by the choice that says so; return whether there was one."""
    panel = await game.panel(person)
    if find_button(panel, "refresh"):
        await press(person, panel, "refresh")
    table = await game.table()
    asked = table.asked(table.seat_of(person.id))
    found = [at for at, parts in enumerate(asked.offer.choices) if "pass" in dict(parts)]
    if not found:
        return False
    [at] = found
    before = len(await game.log())
    identity = f"il:answer:{game.number}:{asked.stamp}:{at}"
    if identity in panel.buttons:
        await (await person.click(panel, identity)).settled()
    else:
        await (await person.select(panel, next(iter(panel.selects)), [str(at)])).settled()
    assert len(await game.log()) == before + 1
    return True


def parted(notes: list) -> dict[str, list]:
    """Return what somebody saw, split by kind: messages do not wait for each other, so their order varies.

    Open lobbies are left out: nothing is dealt there yet, and how many seats fill at once depends on the machine.
    """
    parts: dict[str, list] = {}
    for private, *shown in notes:
        if "who plays?" in shown[0]:
            continue
        parts.setdefault("panel" if private else public_kind(shown[0]), []).append(shown)
    return parts


def public_kind(text: str) -> str:
    if "the game has begun" in text:
        return "lobby"
    return "call" if "it is your turn" in text else "board"


@pytest.mark.slow
def test_games_that_differ_in_hidden_hands_look_the_same_to_others():
    runs = []
    for swap in (False, True):

        async def scene(stage, swap=swap):
            runs.append(await one_run(stage, swap))

        play(scene, pictures=False)
    (seen, own), (seen_swapped, own_swapped) = runs
    assert own != own_swapped
    for name, notes in seen.items():
        mine, swapped = parted(notes), parted(seen_swapped[name])
        assert mine.keys() == swapped.keys() == {"panel", "lobby", "call", "board"}
        for kind in mine:
            assert mine[kind] == swapped[kind]


def test_an_outsider_who_presses_my_hand_sees_only_the_public_view():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        for each in game.people:
            await game.hand(each)
        pressed = await game.unchanged(lambda: press_hand(stage, game))
        assert pressed.message.reader is stage["eleni"].user
        assert "have no seat at this table" in pressed.message.text
        assert "Your hand" not in pressed.message.text
        assert all(PUBLIC.fullmatch(each) for each in pressed.message.buttons if ":refresh:" not in each)
        assert not offers(pressed.message)

    async def press_hand(stage, game):
        return await press(stage["eleni"], await game.board(), "hand")

    play(scene, pictures=False)


def test_our_mistakes_are_answered_kindly_and_logged_without_secrets():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        stage.mistakes = 1
        hand = "Hoplite 4"

        async def row(number):
            raise RuntimeError(hand)

        stage.bot.registry.row = row
        answer = await press(stage["ada"], await game.board(), "help")
        assert "went wrong on our side" in await sentence(stage["ada"], answer)
        assert "RuntimeError" in logged(stage)
        assert "in current_help" in logged(stage), "where it was stands there"
        assert hand not in "\n".join(record.getMessage() for record in stage.diary.records)
        assert not any(record.exc_info for record in stage.diary.records if record.name.startswith("cogs"))

    play(scene, pictures=False)


def test_a_hand_that_cannot_be_sent_is_put_into_no_lobby():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        stage.place.faults.fail(r"POST .*/webhooks/\d+/[^/]+$", status=500, times=100)
        await press(stage["ada"], lobby, "start")
        await asyncio.sleep(60)  # until the bot has given up to send the hand
        stage.place.faults.clear()
        await asyncio.sleep(60)
        shown = [each for each in stage.all_messages() if each.reader is None]
        assert lobby in shown
        assert not any(find_button(each, verb) for each in shown for verb in ("answer", "refresh"))

    play(scene, pictures=False)


async def forged_apart(stage, message, verb, number, values=None):
    """See that a forged click of a panel's button under a public message is answered apart from it."""
    before, ada = [*message.buttons], stage["ada"]
    forged = await settled(await ada.forge(message, f"il:{verb}:{number}:0:", values))
    await stage.rest()
    assert [each.reader for each in forged.answers] == [ada.user]
    assert [*message.buttons] == before


@pytest.mark.parametrize("verb", ["return-to-seat", "vote-limit", "unblock", "admin-language"])
def test_no_forged_click_puts_a_panel_in_place_of_the_table(verb):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        if verb == "return-to-seat":
            await (await game.table()).change(lambda lobby: replace_unreachable(lobby, stage["ada"].id))
            await stage.rest()
        await forged_apart(stage, await game.board(), verb, game.number)

    play(scene, pictures=False)


def test_no_forged_click_puts_the_invitations_in_place_of_the_lobby():
    async def scene(stage):
        lobby, bruno = await stage.lobby("ada", 2), stage["bruno"]
        await invite(stage["ada"], lobby, bruno)
        await forged_apart(stage, lobby, "cancel-invitation", 1, [str(bruno.id)])

    play(scene, pictures=False)
