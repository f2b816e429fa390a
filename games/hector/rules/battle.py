"""The end of a battle: the count, the losses, the cards that return, and the retreat (HA-40 to HA-52)."""

from __future__ import annotations

from engine.core import NOBODY, Chance, Seat
from games.hector.rules import closing
from games.hector.rules.cards import NONE, RESERVE, Kind
from games.hector.rules.events import (
    BattleCounted,
    HeroLost,
    HeroRansomed,
    HeroShown,
    PenaltyPaid,
    Recovered,
    Removed,
    ShameTaken,
)
from games.hector.rules.memory import BACK_OPEN, BACK_UNSEEN, TURNED_UP, encode_entry
from games.hector.rules.moves import FAVOUR, GiveUp
from games.hector.rules.position import GIVE_UP, SEATS, Position


def count_battle(pos: Position, chance: Chance) -> None:
    """Show the heroes in hand and count both sides; the stronger side wins (HA-40, HA-41)."""
    pos.shown = True
    pos.events += [HeroShown(seat, pos.code(seat, pos.hero[seat])) for seat in SEATS if pos.hero[seat] != NONE]
    mine, theirs = strengths = pos.strength(0), pos.strength(1)
    pos.events.append(BattleCounted(strengths))
    pos.last_heroes, pos.strengths = pos.hero[:], [mine, theirs]
    if mine == theirs:
        draw_battle(pos, chance)
    else:
        decide_battle(pos, int(theirs > mine), chance)


def draw_battle(pos: Position, chance: Chance) -> None:
    """Return everything to both sides; the defender attacks next (HA-43)."""
    for seat in SEATS:
        take_back_troops(pos, seat)
    closing.close_battle(pos, NOBODY, chance)


def decide_battle(pos: Position, victor: Seat, chance: Chance) -> None:
    """Record who won the battle; the loser chooses what to give up, if there is a choice (HA-42, HA-51)."""
    loser = 1 - victor
    pos.victor = victor
    if pos.deployed[loser] != NONE and pos.favours[loser]:
        pos.phase, pos.actor = GIVE_UP, loser
    else:
        share_out(pos, victor, chance)


def play_give_up(pos: Position, seat: Seat, move: GiveUp, chance: Chance) -> None:
    """Give up the deployed hero, or a favor from the supply instead (HA-42, HA-51)."""
    if move.what == FAVOUR:
        pos.favours[seat] -= 1
        pos.events.append(HeroRansomed(seat, pos.code(seat, pos.deployed[seat])))
        pos.heroes[seat].append(pos.deployed[seat])
        pos.deployed[seat] = NONE
    share_out(pos, pos.victor, chance)


def share_out(pos: Position, victor: Seat, chance: Chance) -> None:
    """Take the loser's losses, return the winner's cards, and close the battle."""
    lose_battle(pos, 1 - victor)
    if pos.retreated:
        pay_for_retreat(pos, 1 - victor, chance)
    take_back_troops(pos, victor)
    closing.close_battle(pos, victor, chance)


def lose_battle(pos: Position, seat: Seat) -> None:
    """Remove troops, used favors and a deployed hero; the hand goes back (HA-42, HA-51)."""
    if pos.deployed[seat] != NONE:
        pos.fallen[seat].append(pos.deployed[seat])
        pos.events.append(HeroLost(seat, pos.code(seat, pos.deployed[seat])))
        pos.deployed[seat] = NONE
    kinds = pos.played[seat]
    for kind in kinds:
        pos.lost[seat][kind] += 1
    pos.events.append(Removed(seat, tuple(kinds), len(pos.favoured[seat])))
    pos.played[seat], pos.favoured[seat] = [], []
    return_hand(pos, seat, ())


def take_back_troops(pos: Position, seat: Seat) -> None:
    """Return troops played and in hand to the fighting pile, and favors to the supply (HA-41, HA-43, HA-50)."""
    kinds, pile = pos.played[seat], pos.fighting[seat]
    pos.piles[seat][pile] += kinds
    pos.diary[seat] += [encode_entry(BACK_OPEN, pile, kind) for kind in kinds]
    pos.favours[seat] += len(pos.favoured[seat])
    pos.played[seat], pos.favoured[seat] = [], []
    return_hand(pos, seat, tuple(kinds))


def return_hand(pos: Position, seat: Seat, kinds: tuple[Kind, ...]) -> None:
    """Return the hand, unseen, to the fighting pile, and heroes to theirs; shuffle both piles (HA-63)."""
    hand, pile = pos.hands[seat], pos.fighting[seat]
    pos.piles[seat][pile] += hand
    pos.piles[seat][pile].sort()
    pos.diary[seat] += [encode_entry(BACK_UNSEEN, pile, kind) for kind in hand]
    if kinds or hand:
        pos.events.append(Recovered(seat, pile, kinds, len(hand)))
    heroes = [hero for hero in (pos.hero[seat], pos.deployed[seat]) if hero != NONE]
    pos.heroes[seat] = sorted([*pos.heroes[seat], *pos.under[seat], *heroes])
    pos.hands[seat], pos.under[seat] = [], []
    pos.hero[seat] = pos.deployed[seat] = pos.covered[seat] = NONE


def pay_for_retreat(pos: Position, seat: Seat, chance: Chance) -> None:
    """Pay for a retreat: lose as many troops as the side has shame markers, then take one more (HA-52)."""
    kinds = [kind for _ in range(pos.shame[seat]) for kind in top_troop(pos, seat, chance)]
    if kinds:
        pos.events.append(PenaltyPaid(seat, tuple(kinds)))
    if pos.shame[seat] < pos.sheet.most_shame:
        pos.shame[seat] += 1
        pos.events.append(ShameTaken(seat, pos.shame[seat]))


def top_troop(pos: Position, seat: Seat, chance: Chance) -> list[Kind]:
    """Take the top troop of the fighting pile, or if it is empty of the reserve, out of the game; return it, if any."""
    piles, pile = pos.piles[seat], pos.fighting[seat]
    pile = pile if piles[pile] else RESERVE
    if not piles[pile]:
        return []
    kind = pos.top(seat, pile, chance)
    pos.lost[seat][kind] += 1
    pos.diary[seat].append(encode_entry(TURNED_UP, pile, kind))
    return [kind]
