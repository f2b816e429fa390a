"""`/rules`: clauses by number or words, in the reader's language, with buttons to other clauses."""

import pytest

from games.rules_pages import load_clauses, load_rules
from tests.end_to_end.stage import Stage, click, play, press, sentence, settled


async def asked(stage: Stage, name: str, channel=None, **options: str):
    """Return the private answer to /rules."""
    person = stage[name]
    shown = (await stage.slash(person, "rules", options, channel)).message
    assert shown.reader is person.user
    return shown


def labelled(message, label):
    return next(identity for identity, each in message.buttons.items() if each["label"] == label)


def clause(game, language, number):
    return next(each for each in load_clauses(game, language) if each.number == number)


@pytest.mark.parametrize("typed", ["IL-32", "il32", " 32 ", "Il 32.", "(IL-32)"])
def test_a_clause_is_shown_by_its_number_under_its_sections_title(typed):
    async def scene(stage):
        shown = await asked(stage, "ada", game="iliad", topic=typed)
        found = clause("iliad", "en", "IL-32")
        assert found.text in shown.text
        assert load_rules("iliad", "en")[found.section].title in shown.text

    play(scene)


def test_a_clause_number_alone_identifies_the_game():
    async def scene(stage):
        assert clause("delphi", "fr", "DE-13").text in (await asked(stage, "bruno", topic="DE-13")).text
        assert clause("horse", "en", "TH-10").text in (await asked(stage, "ada", game="iliad", topic="TH-10")).text

    play(scene)


def test_a_clause_links_to_its_neighbors_and_the_whole_page():
    async def scene(stage):
        ada, shown = stage["ada"], await asked(stage, "ada", topic="DE-10")
        await click(ada, shown, labelled(shown, "Next"))
        assert clause("delphi", "en", "DE-11").text in shown.text
        await click(ada, shown, labelled(shown, "Previous"))
        await click(ada, shown, labelled(shown, "Previous"))
        assert clause("delphi", "en", "DE-04").text in shown.text
        await click(ada, shown, labelled(shown, "Whole page"))
        assert clause("delphi", "en", "DE-04").text in shown.text
        assert clause("delphi", "en", "DE-01").text in shown.text

    play(scene)


@pytest.mark.parametrize(("number", "dead"), [("DE-01", "Previous"), ("DE-48", "Next")])
def test_the_first_and_the_last_clause_disable_one_button(number, dead):
    async def scene(stage):
        shown = await asked(stage, "ada", topic=number)
        assert shown.buttons[labelled(shown, dead)]["disabled"]

    play(scene)


def test_an_unknown_game_is_answered_kindly():
    async def scene(stage):
        refused = await stage.slash(stage["bruno"], "rules", {"game": "Go"})
        assert "a pas de jeu" in await sentence(stage["bruno"], refused)

    play(scene)


@pytest.mark.parametrize("game", ["le CHEVAL de troie", "horse"])
def test_without_a_topic_the_rules_start_at_the_first_page(game):
    async def scene(stage):
        shown = await asked(stage, "bruno", game=game)
        assert load_rules("horse", "fr")[0].clauses[0] in shown.text
        assert shown.selects

    play(scene)


def test_a_game_played_here_needs_no_name():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        shown = await asked(stage, "ada", topic="10", channel=await game.place())
        assert clause("delphi", "en", "DE-10").text in shown.text

    play(scene, game="delphi", variant="duel")


def test_of_two_games_here_rules_prefers_ones_own():
    async def scene(stage):
        await stage.open_table("ada bruno")
        stage.game, stage.variant = "horse", ""
        await stage.open_table("chloe dmitri")
        assert clause("delphi", "en", "DE-10").text in (await asked(stage, "ada", topic="10")).text
        assert clause("horse", "fr", "TH-10").text in (await asked(stage, "chloe", topic="10")).text
        told = await sentence(stage["eleni"], await stage.slash(stage["eleni"], "rules", {"topic": "10"}))
        assert "Which game" in told

    play(scene, game="delphi", variant="duel")


def test_without_options_or_a_game_rules_lists_the_games():
    async def scene(stage):
        assert "Games" in (await asked(stage, "ada")).text

    play(scene)


@pytest.mark.parametrize(
    ("name", "typed", "numbers"), [("ada", "safe cond", ["DE-44", "DE-48"]), ("bruno", "HEPHAISTOS double", ["DE-22"])]
)
def test_clauses_are_suggested_with_or_without_accents(name, typed, numbers):
    async def scene(stage):
        asked_with = {"game": "delphi", "topic": typed}
        offered = await stage[name].autocomplete(stage.channel(), "rules", asked_with, "topic")
        assert [each["value"] for each in offered] == numbers
        assert all(len(each["name"]) <= 100 for each in offered)

    play(scene)


def test_without_a_game_the_clauses_of_all_games_are_suggested():
    async def scene(stage):
        offered = await stage["ada"].autocomplete(stage.channel(), "rules", {"topic": "treasure"}, "topic")
        assert {each["value"][:2] for each in offered} >= {"TH"}
        offered = await stage["ada"].autocomplete(stage.channel(), "rules", {"topic": ""}, "topic")
        assert len(offered) == 25

    play(scene)


def test_words_found_in_several_clauses_lead_to_a_list():
    async def scene(stage):
        shown = await asked(stage, "ada", game="delphi", topic="hephaestus")
        (identity,) = shown.selects
        options = shown.selects[identity]["options"]
        several = [each for each in load_clauses("delphi", "en") if "Hephaestus" in each.text]
        assert [each["label"][:5] for each in options] == [each.number for each in several]
        assert all("Hephaestus" in each["label"] for each in options)
        await click(stage["ada"], shown, identity, [options[1]["value"]])
        assert several[1].text in shown.text

    play(scene)


@pytest.mark.parametrize(
    ("topic", "offered"), [("DE-49", "DE-48"), ("99", "DE-48"), ("hefaestus", "DE-22"), ("orakle", "DE-28")]
)
def test_an_unknown_topic_is_answered_with_similar_clauses(topic, offered):
    async def scene(stage):
        shown = await asked(stage, "ada", game="delphi", topic=topic)
        assert f"no clause “{topic}”" in shown.text
        (menu,) = shown.selects.values()
        assert offered in [each["label"][:5] for each in menu["options"]]
        assert len(menu["options"]) <= 5

    play(scene)


def test_a_topic_without_similar_clauses_is_refused_in_a_sentence():
    async def scene(stage):
        refused = await stage.slash(stage["bruno"], "rules", {"game": "delphi", "topic": "xyzzy"})
        assert "Delphi\N{NO-BREAK SPACE}: rien dans les règles ne ressemble à" in await sentence(
            stage["bruno"], refused
        )

    play(scene)


def test_markup_and_mentions_in_a_topic_have_no_effect():
    async def scene(stage):
        shown = await asked(stage, "ada", game="delphi", topic="**orakle** @everyone")
        assert "**orakle**" not in shown.text
        assert "@everyone" not in shown.text

    play(scene)


@pytest.mark.parametrize(
    ("written", "values"),
    [
        ("il:rules-clause:0:999:", None),
        ("il:rules-clause:9:0:", None),
        ("il:choose-clause:0:0:", ["999"]),
        ("il:choose-clause:0:0:", None),
    ],
)
def test_a_forged_clause_is_answered_kindly(written, values):
    async def scene(stage):
        shown = await asked(stage, "ada", topic="IL-10")
        answer = await settled(await stage["ada"].forge(shown, written, values))
        assert "no longer works" in await sentence(stage["ada"], answer)

    play(scene)


def test_a_clause_never_replaces_a_public_message():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        board = await game.board()
        answer = await game.unchanged(lambda: forged(stage, board))
        assert answer.message is not board
        assert answer.message.reader is stage["eleni"].user
        await press(stage["ada"], board, "hand")

    async def forged(stage, board):
        return await settled(await stage["eleni"].forge(board, "il:rules-clause:0:3:"))

    play(scene)
