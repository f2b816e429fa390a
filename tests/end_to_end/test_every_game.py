"""Every table of every game, played to its end by people and computers; each game in two languages, once pictured."""

import pytest

from engine.chance import Guess
from tests.contract.boxes import TABLES
from tests.end_to_end.stage import play, press, until
from tests.end_to_end.test_games import whole_game
from tests.end_to_end.test_secrecy import PUBLIC, logged, watch
from words import Words
from words.languages import match_language

SMALLEST = {game.key: (game, variant, seats) for game, variant, seats in reversed(TABLES)}
LARGEST = {game.key: (game, variant, seats) for game, variant, seats in TABLES}


def each(tables, quick):
    """Run a test on each of these tables; on those that are not ``quick`` if everything runs."""
    cases = [pytest.param(*table, marks=() if table in quick else pytest.mark.slow) for table in tables]
    return pytest.mark.parametrize(("game", "variant", "seats"), cases, ids=lambda v: str(getattr(v, "key", v)))


@pytest.mark.all_games
@each(TABLES, quick=SMALLEST.values())
def test_every_table_plays_to_its_end_without_leaking_a_hand(game, variant, seats):
    plays_without_a_leak(game, variant, seats, "Agora", "ada bruno chloe dmitri", "eleni", pictures=False)


@pytest.mark.slow
@each(LARGEST.values(), quick=[LARGEST["horse"]])
def test_every_game_plays_to_its_end_in_french_without_a_leak(game, variant, seats):
    plays_without_a_leak(game, variant, seats, "Lycée", "bruno", "ada", prints=True)


def plays_without_a_leak(game, variant, seats, server, present, outsider, **shown):
    """Play a game to its end: nobody outside sees a hand, or could work it out."""

    async def scene(stage):
        public: list[tuple[bool, str, list]] = []
        watch(stage[outsider], public)
        people = present.split()[:seats]
        computers, channel = seats - len(people), stage.channel(server)
        table = await stage.open_table(" ".join(people), seats, channel, computers)
        await whole_game(stage, table, Guess(seats))
        seen = {part for *_, parts in public for part in parts}
        assert not any(ephemeral for ephemeral, *_ in public)
        assert [part for part in seen if not PUBLIC.fullmatch(part)] == []
        seed = (await table.table()).match.seed.hex()
        assert not any(seed in text for _, text, _ in public[:-1])
        assert seed not in logged(stage)
        assert len(public) > 10, "there was something to see"
        await the_deal_can_be_checked(table)

    play(scene, game=game.key, variant=variant, **shown)


async def the_deal_can_be_checked(game):
    """Press "Check the deal": another process checks every move, and its verdict can be read."""
    person = game.people[0]
    checked = (await press(person, await game.board(), "check-deal")).message
    told = Words(match_language(person.locale)).say("replay-verified-moves", moves=len(await game.log()) - 1)
    await until(lambda: told in checked.text)
