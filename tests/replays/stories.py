"""Stories of random games, for tests of the files that are made of them."""

from dataclasses import replace
from functools import cache

from engine.chance import Guess
from engine.core import filter_heard
from engine.log import Step
from engine.match import Match, deal_match, replay_log
from engine.record import Record
from replays.story import LogAlone, Story
from tests.contract.boxes import GAMES
from words import Words

HOSTILE = ('</script><img src=x onerror="hit=1">', "\N{RIGHT-TO-LEFT OVERRIDE}\u05d0\u05d1", "<!--&amp;$title ${x}'\"`")


@cache
def played(key: str, moves: int = 1 << 20) -> Match:
    """Return a random game for as few as can play it, whole or ended after some moves."""
    game = GAMES[key]
    match, _ = deal_match(game, min(sum(game.variants.values(), ())), {}, b"a replay that travels")
    chance = Guess(3)
    while (acting := match.state.to_act()) and match.ply < moves:
        legal = match.state.legal(acting[0])
        match.accept(match.propose(acting[0], str(legal[chance.below(len(legal))]), match.stamps[acting[0]]))
    return match


def story_of(match: Match, language: str = "en", names: tuple[str, ...] = ()) -> Story:
    """Return the story of a match; players without names are Ada, Bruno and so on."""
    named = (*names, "Ada", "Bruno", "Chloé", "Dora", "Eleni", "Félix")[: match.head.seats]
    record = Record(match.head, tuple(match.log), None, named, match.state.outcome(), match.state.outcome() is None)
    return Story(match.game, record, tuple(replay_log(match.game, match.head, match.log)), Words(language), LogAlone())


def story(key: str, language: str = "en", *, moves: int = 1 << 20, names: tuple[str, ...] = ()) -> Story:
    """Return the story of a random game."""
    return story_of(played(key, moves), language, names)


def imagined(told: Story, seat: int) -> Story:
    """Return the story of which a seat, or ``NOBODY``, knows as much, and in which all else is different.

    Every position is as the seat imagines it, and nothing happens but what it heard.
    """

    def other(step: Step) -> Step:
        state = told.game.imagine(step.state.view(seat), Guess(step.entry.ply + 1))
        return replace(step, state=state, events=list(filter_heard(step.events, seat)))

    return replace(told, steps=tuple(map(other, told.steps)))
