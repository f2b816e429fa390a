"""Games as they were dealt: each match with the cards of its time, whatever cards the bot's owner uses today."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Game
from store import Store


class CardEditions:
    """Finds the game of a match by the fingerprint of its cards; ``games`` have today's cards."""

    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self._store, self._games = store, games
        self._known = {(game.key, game.cards): game for game in games.values()}
        self._kept: set[tuple[str, str]] = set()  # games whose cards are certainly stored

    async def keep(self, game: Game) -> None:
        """Store the cards of a game, for matches that are read after the owner has changed them.

        Raises:
            StoreError: they were not stored.
        """
        if (game.key, game.cards) not in self._kept:
            await self._store.keep_cards(game.key, game.cards, game.source)
            self._kept.add((game.key, game.cards))

    async def find(self, game: str, cards: str) -> Game:
        """Return the game with the cards of this fingerprint, or with today's if the match's were never stored.

        Raises:
            KeyError: there is no such game.
            CardError: this program cannot read those cards.
        """
        wanted = game, cards
        if wanted not in self._known:
            text = await self._store.cards(*wanted)
            if text is None:
                return self._games[game]
            self._known[wanted] = self._games[game].with_cards(text, f"the stored cards {cards}")
        return self._known[wanted]
