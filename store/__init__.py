"""What survives a restart: tables, who sits at them, logs, messages and settings.

``Store`` holds every statement once, for both databases, and ``tests/store`` holds both to what it says. When a method
returns, its changes are on the disk. If its task is cancelled first, the changes may have been stored all the same,
completely or not at all: read before trying again. Changes of one table are made in the order of the calls.

Discord's ids (users, guilds, channels, messages, interactions) are integers. Times are seconds
since 1970 and come from the caller: a store has no clock.
"""

from __future__ import annotations

from abc import abstractmethod
from contextlib import AbstractAsyncContextManager

from store.everything import Everything
from store.queries.challenges import ChallengeQueries
from store.queries.matches import MatchQueries
from store.queries.past_games import PastGameQueries
from store.queries.people import PeopleQueries
from store.queries.results import ResultQueries
from store.queries.tables import TableQueries
from store.queries.tournaments import TournamentQueries
from store.values import *  # noqa: F403
from store.values import Condition


class Store(
    TableQueries, MatchQueries, PastGameQueries, PeopleQueries, ResultQueries, ChallengeQueries, TournamentQueries
):
    """Stores everything that must survive a restart. Any method may raise ``StoreClosed`` or ``StoreFailed``.

    A store may be opened for a share (``store.shares``). Then ``unshown``, ``alarms``, ``next_alarm``, ``timed``,
    ``without_position``, ``with_messages``, ``with_several_messages`` and ``closed_lobbies`` find only tables of that
    share, and it keeps the values ``ALIVE`` and ``LOOKED`` for itself. All else is everybody's.
    """

    @abstractmethod
    async def close(self) -> None:
        """Finish all pending calls and close the database. Closing twice is no error."""

    @abstractmethod
    def serving(self) -> bool:
        """Return whether no other program can have begun to serve the same tables; otherwise say nothing of them."""

    @abstractmethod
    async def condition(self) -> Condition:
        """Return the condition of the store."""

    @abstractmethod
    def everything(self) -> AbstractAsyncContextManager[Everything]:
        """Open all rows in one transaction, which an error undoes; nothing else may use the store meanwhile."""
