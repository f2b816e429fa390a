"""The games as matches were dealt: each with the cards of its time, whatever the owner plays with today."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Game
from engine.match import Head
from store import Store


class Editions:
    """Finds the game of a match by the fingerprint of its cards; ``games`` are those of today."""

    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self._store, self._games = store, games
        self._known = {(game.key, game.cards): game for game in games.values()}
        self._kept: set[tuple[str, str]] = set()  # whose cards are surely in the store

    async def keep(self, game: Game) -> None:
        """Store the cards of a game, for matches that will be read when the owner has others.

        Raises:
            StoreError: they were not stored.
        """
        if (game.key, game.cards) not in self._kept:
            await self._store.keep_cards(game.key, game.cards, game.source)
            self._kept.add((game.key, game.cards))

    async def find(self, head: Head) -> Game:
        """Return the game with the cards of a match; with those of today if the match's were never stored.

        Raises:
            KeyError: there is no such game.
            CardError: this program cannot read those cards.
        """
        wanted = head.game, head.cards
        if wanted not in self._known:
            text = await self._store.cards(*wanted)
            if text is None:
                return self._games[head.game]
            self._known[wanted] = self._games[head.game].with_cards(text, f"the stored cards {head.cards}")
        return self._known[wanted]
