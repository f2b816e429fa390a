"""Games from outside: whether they can be shown to people."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Game, tables_of
from games import GAMES
from games.catalog import BOXES, load_lesson
from games.loading import Unfit, left_out_on_failure
from games.narrators import (
    LIBRARIES,
    check_all_are_named,
    describe_advantage,
    describe_game,
    describe_size,
    describe_sizes,
    game_name,
    list_names,
    make_narrator,
    option_value,
    variant_name,
)
from games.rules_pages import find_prefix, load_clauses
from words import LANGUAGES, Words, is_ours

OPTIONAL = ("also", "advantage", "computers", "cards-note")  # sentences that the bot says of a game if it has them
ROOM = 12  # games in the list of all, where each has two buttons; a message of Discord has 40 components


def keep_presentable(games: Mapping[str, Game]) -> dict[str, Game]:
    """Return the games without those from outside that lack a name, a sentence or their rules page.

    Raises:
        LookupError: a game of the house lacks a name.
    """
    found = {key: game for key, game in games.items() if key in GAMES}
    check_all_are_named(found.values())
    for key, game in games.items():
        with left_out_on_failure(key):
            found |= {} if key in GAMES else {key: _seen(game, found)}
    return found


def _seen(game: Game, others: Mapping[str, Game]) -> Game:
    """Return a game from outside.

    Raises:
        Unfit: something that people need is missing, or is another game's already.
    """
    if len(others) >= ROOM:
        raise Unfit(f"there is room for {ROOM} games")
    check_all_are_named([game])
    for language in LANGUAGES:
        make_narrator(game, language)
        _check_it_is_its_own(game.key, others, language)
        _check_it_can_be_listed(game, Words(language))
        _check_it_can_be_agreed_on(game, Words(language))
        _check_its_lesson(game.key, Words(language))
    return game


def _check_it_is_its_own(key: str, others: Mapping[str, Game], language: str) -> None:
    """See that nobody takes this game, or its clauses, for another."""
    if not load_clauses(key, language):
        raise Unfit('its rules page has no clause such as "- **PG-01** The first player begins."')
    for sentence in ("name", "about", *OPTIONAL):
        if is_ours(f"{key}-{sentence}"):
            raise Unfit(f"{key}-{sentence} is a sentence of the bot's own")
    if find_prefix(key) in map(find_prefix, others):
        raise Unfit(f"its clauses are numbered {find_prefix(key)}, as those of another game")
    name = game_name(key, Words(language))
    if name.casefold() in {called.casefold() for other in others for called in _names(other)}:
        raise Unfit(f"its name, {name}, is another game's")


def _check_it_can_be_listed(game: Game, words: Words) -> None:
    """Say what lists of all games say, so that what fails keeps out this game and spoils no list."""
    list_names(game.key)
    describe_game(game, words)
    describe_sizes(game, words)
    for variant in game.variants:
        variant_name(game, variant, words)
    if game.key in LIBRARIES:
        LIBRARIES[game.key].named(game, words.language)


def _check_it_can_be_agreed_on(game: Game, words: Words) -> None:
    """Say what a lobby says of every table and every option."""
    describe_advantage(game.key, "", words)
    for variant, seats in tables_of(game):
        describe_size(game.key, variant, seats, words)
        for option, values in game.choices(seats, variant).items():
            for value in values:
                option_value(game.key, option, value, "", words)


def _check_its_lesson(key: str, words: Words) -> None:
    """Play the lesson of a game, if it has one, and say what its pages say (``cogs.library.learn_screens``)."""
    if BOXES[key].lesson is None:
        return
    lesson = load_lesson(key)
    asked, rivals = range(1, len(lesson.places)), range(1, lesson.seats)
    for page in (0, *asked, "end", *(f"{each}-again" for each in asked), *(f"rival-{each}" for each in rivals)):
        words.say(f"{key}-lesson-{page}")


def _names(key: str) -> list[str]:
    """Return all that people may call a game."""
    return [key, *(game_name(key, Words(language)) for language in LANGUAGES)]
