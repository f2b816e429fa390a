"""What a challenge does not allow, so that everybody plays the same cards under the same conditions."""

from __future__ import annotations

from tables import Refused
from tables.lobby import Lobby
from tables.services import Services

FIXED = ("agreed", "sitters", "invited", "host")


def check_it_stays_the_same(before: Lobby, after: Lobby, *, ends: bool = False) -> None:
    """Check that a change of a challenge's table leaves alone who plays and what was agreed; a person may give up.

    Raises:
        Refused: it does not.
    """
    deserted = all(sitter.user is None and sitter.owner is None for sitter in after.sitters)
    if not before.challenge or ends or deserted:
        return
    if any(getattr(before, name) != getattr(after, name) for name in FIXED):
        raise Refused("challenge-fixed")


async def playable_seed(services: Services, code: int) -> bytes:
    """Return the secret of a challenge that can still be played.

    Raises:
        Refused: it is over.
    """
    challenge = await services.store.challenge(code)
    if challenge is None or services.clock() >= challenge.until:
        raise Refused("challenge-over")
    return challenge.seed
