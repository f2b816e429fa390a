"""The narrators by the key of their game, the libraries of cards that can be looked up, and what games are called.

Each game has the sentences for its name, its variants and its options in its own folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.metadata import EntryPoint
from typing import Any

from engine.core import Game
from games.catalog import BOXES
from games.loading import find_package, load_layer
from words import LANGUAGES, Library, Narrator, Words, include_texts, read_texts
from words.plain import PlainNarrator, plain_texts


def _narrator(entry: EntryPoint) -> Callable[[Any, str], Narrator]:
    found: Callable[[Any, str], Narrator] = entry.load()
    include_texts(entry.name, read_texts(find_package(entry)))
    return found


NARRATORS: dict[str, Callable[[Any, str], Narrator]] = load_layer("words", _narrator)
PLAIN = tuple(key for key in BOXES if key not in NARRATORS)  # games that bring no words of their own
for _key in PLAIN:
    include_texts(_key, plain_texts(BOXES[_key].game()))
    NARRATORS[_key] = PlainNarrator
LIBRARIES: dict[str, Library] = {
    key: library for key, found in NARRATORS.items() if (library := getattr(found, "library", None))
}


def make_narrator(game: Game, language: str) -> Narrator:
    """Return the narrator of this game in this language: one for all tables, since it remembers nothing.

    A hand asks for it dozens of times, and making it took a tenth of a move.

    Raises:
        LookupError: there is no narrator for the game or no such language.
    """
    return _narrator_of(game, language)  # type: ignore[arg-type]  # a protocol says nothing of hashes


@lru_cache(maxsize=128)  # the games with today's cards, and some with former cards, in each language
def _narrator_of(game: Any, language: str) -> Narrator:
    return NARRATORS[game.key](game, language)


# -- the names of games, variants and options


def game_name(key: str, words: Words) -> str:
    """Return the name of a game, or its key if we do not have the game (an old log may name it)."""
    return words.say(f"{key}-name") if key in NARRATORS else key


def list_names(key: str) -> list[str]:
    """Return everything that people call a game: its key, its name in every language, and its other names."""
    found = [key]
    for words in map(Words, LANGUAGES):
        found += [game_name(key, words), *(words.say(f"{key}-also").split(", ") if words.has(f"{key}-also") else [])]
    return found


def describe_game(game: Game, words: Words) -> str:
    """Return one sentence about a game."""
    return words.say(f"{game.key}-about")


def variant_name(game: Game, variant: str, words: Words) -> str:
    """Return the name of a variant."""
    return words.say(f"{game.key}-variant-{variant}")


def describe_size(key: str, variant: str, seats: int, words: Words) -> str:
    """Return the number of players at a table and its variant, in words."""
    return words.say(f"{key}-size-{variant}", seats=seats)


def describe_sizes(game: Game, words: Words) -> str:
    """Return how many can play a game; with several variants, for each of them."""
    if len(game.variants) == 1:
        return describe_player_counts(next(iter(game.variants.values())), words)
    return " · ".join(
        words.say(
            "library-variant-players",
            variant=variant_name(game, variant, words),
            players=describe_player_counts(seats, words),
        )
        for variant, seats in game.variants.items()
    )


def describe_length(minutes: int | None, words: Words) -> str:
    """Return about how long two people take for a game; nothing if it does not say."""
    return words.say("library-minutes", minutes=minutes) if minutes else ""


def describe_player_counts(seats: Sequence[int], words: Words) -> str:
    """Return numbers of players as people say them: "2 to 5 players", "4 or 6 players"."""
    least, most = min(seats), max(seats)
    how = "range" if most - least == len(seats) - 1 > 1 else "list"
    return words.say("library-players", how=how, least=least, most=most, sizes=words.either([*map(str, seats)]))


def option_value(key: str, option: str, value: Any, name: str, words: Words) -> str:
    """Return what this value of an option means; ``name`` names the seat, if the value is a seat."""
    return words.say(f"{key}-option-{option}", value=value, number=value + 1, name=name)


def describe_advantage(key: str, name: str, words: Words) -> str:
    """Return what is said of a player who has the advantage of a game, such as "Ada begins"; nothing without words."""
    return words.say(f"{key}-advantage", name=name) if words.has(f"{key}-advantage") else ""


def check_all_are_named(games: Iterable[Game]) -> None:
    """Check that every game, variant and option has its sentences in every language.

    Raises:
        LookupError: a sentence is missing; another game's is never used instead.
    """
    needed = [message for game in games for message in list_required_messages(game)]
    for words in map(Words, LANGUAGES):
        missing = [message for message in needed if not words.has(message)]
        if missing:
            raise LookupError(f"there is no message {', '.join(missing)} in {words.language!r}")


def list_required_messages(game: Game) -> Iterator[str]:
    """Yield the ids of the sentences that a game must have."""
    yield from (f"{game.key}-name", f"{game.key}-about")
    for variant in game.variants:
        yield from (f"{game.key}-variant-{variant}", f"{game.key}-size-{variant}")
    yield from (f"{game.key}-option-{option}" for option in list_options(game))


def list_options(game: Game) -> list[str]:
    """Return all options of a game, for any variant and number of seats."""
    tables = [(seats, variant) for variant, sizes in game.variants.items() for seats in sizes]
    return list(dict.fromkeys(option for table in tables for option in game.choices(*table)))
