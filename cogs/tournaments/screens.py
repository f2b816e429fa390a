"""A tournament in its channel, in a panel of one's own, and the questions before something final."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice

from cogs.answering.button_ids import Id
from cogs.answering.confirmation import confirm_screen, yes_or_no
from cogs.answering.layout import (
    DANGER,
    OCHRE,
    OLIVE,
    OPTIONS,
    PRIMARY,
    SUCCESS,
    TEXT,
    Button,
    Children,
    Screen,
    button,
    layout,
    menu,
    plain,
    rows,
    text,
)
from cogs.answering.names import turn_time
from games.names import favored, game_name
from store.tournaments import Tournament as Row
from tables.duration import in_units
from tables.tournaments.entries import Entry
from tables.tournaments.games import Game, Pairing
from tables.tournaments.pairing import rounds_of
from tables.tournaments.standings import Line, standings
from tables.tournaments.tournament import MOST, Tournament
from words import Words
from words.people import shown_list

LISTED = 10  # lines of a list that everybody reads; the panel has all
ROOM = 1700  # characters of such a list, two of which must fit into a message
NAMED = 16  # names in a sentence; Fluent takes 2,500 characters
WINNERS = 3  # named in a sentence; of more, the standings tell


@dataclass(frozen=True, slots=True)
class Seen:
    """A tournament, and where each table of its last round is played.

    ``favored``: the tables whose first seat has the advantage of the game, such as the first turn.
    """

    row: Row
    tournament: Tournament
    places: Mapping[int, int]
    favored: Set[int] = frozenset()


# -- for everybody


def tournament_screen(seen: Seen, words: Words) -> Screen:
    """Return the message of a tournament: the call to join, the round that is played, or how all stand in the end."""
    parts = [top(seen, words), *STAGES[seen.row.stage](seen, words)]
    colour = OLIVE if seen.row.stage == "over" else OCHRE
    return layout([*map(text, filter(None, parts)), *rows(_public_buttons(seen.row, seen.tournament, words))], colour)


def top(seen: Seen, words: Words) -> str:
    """Return the title, and what was agreed, in small print once nobody can join any more."""
    told = terms(seen.tournament, words)
    return f"{heading(seen.row, seen.tournament, words)}\n{'' if seen.row.stage == 'open' else '-# '}{told}"


def heading(row: Row, tournament: Tournament, words: Words) -> str:
    """Return the title: what kind of tournament it is, of which game, and which season."""
    game = game_name(tournament.game, words)
    return words.say("tournament-title", kind=tournament.kind, game=game, season=tournament.season, stage=row.stage)


def terms(tournament: Tournament, words: Words) -> str:
    """Return what was agreed."""
    count, unit = in_units(tournament.length)
    return words.say(
        "tournament-terms", kind=tournament.kind, team=tournament.team, count=count, unit=unit,
        turn=turn_time(tournament.turn, words), duplicate=yes_or_no(tournament.duplicate),
    )  # fmt: skip


def _open(seen: Seen, words: Words) -> list[str]:
    return [entries_line(seen.tournament, words), words.say("tournament-join-how", host=str(seen.row.host or "nobody"))]


def entries_line(tournament: Tournament, words: Words) -> str:
    """Return who has joined."""
    names = [*map(plain, entry_names(tournament, words))]
    told = [*names[:NAMED], *_more(len(names) - NAMED, words)]
    return words.say("tournament-entries", count=len(names), names=", ".join(told))


def _playing(seen: Seen, words: Words) -> list[str]:
    tournament = seen.tournament
    number, of = len(tournament.rounds), rounds_of(tournament)
    until = f"<t:{int(seen.row.due or 0)}:R>"
    title = words.say("tournament-round", number=number, of=of, until=until)
    pairings = [pairing_line(seen, pairing, words) for pairing in tournament.round.pairings]
    told = f"{title}\n{fitting(pairings, ROOM, words, LISTED)}"
    return [told, _top(tournament, words) if number > 1 else ""]


def _over(seen: Seen, words: Words) -> list[str]:
    if not seen.tournament.rounds:
        return [words.say("tournament-ended")]
    best = [line for line in standings(seen.tournament) if line.place == 1 and line.points]
    names = [plain(entry_names(seen.tournament, words)[line.entry]) for line in best]
    won = words.say("tournament-won", names=words.both(names), count=len(names)) if 0 < len(names) <= WINNERS else ""
    return [won, _top(seen.tournament, words)]


STAGES = {"open": _open, "playing": _playing, "over": _over}


def _top(tournament: Tournament, words: Words) -> str:
    lines = [standing_line(tournament, line, words) for line in standings(tournament)]
    return fitting(lines, ROOM, words, LISTED)


def _more(count: int, words: Words) -> list[str]:
    return [words.say("tournament-more", count=count)] if count > 0 else []


def fitting(lines: Sequence[str], room: int, words: Words, most: int = MOST) -> str:
    """Return the first ``most`` lines, as many as fit into so many characters, and how many more there are."""
    kept = min(most, len(lines))
    while kept and len("\n".join([*lines[:kept], *_more(len(lines) - kept, words)])) > room:
        kept -= 1
    return "\n".join([*lines[:kept], *_more(len(lines) - kept, words)])


def standing_line(tournament: Tournament, line: Line, words: Words) -> str:
    """Return a line of the standings."""
    entry, name = tournament.entries[line.entry], plain(entry_names(tournament, words)[line.entry])
    return words.say(
        "tournament-standing", place=line.place, name=name, kind=tournament.kind,
        points=number(line.points), status="gone" if entry.gone else "plays" if entry.plays else "absent",
    )  # fmt: skip


def pairing_line(seen: Seen, pairing: Pairing, words: Words) -> str:
    """Return who meets whom, with the score so far, a link to each table that goes on, and who begins there."""
    names = [plain(entry_names(seen.tournament, words)[entry]) for entry in pairing.entries]
    if pairing.second is None:
        return words.say("tournament-bye", name=names[0])
    scored = any(game.score is not None for game in pairing.games)
    score = "{} : {}".format(*map(number, pairing.sums)) if scored else "\N{EN DASH}"
    going = [game for game in pairing.games if game.score is None and game.table in seen.places]
    links = [f"<#{seen.places[game.table]}>" for game in going]
    told = [favored(seen.tournament.game, names[game.first], words) for game in going if _begins(seen, game)]
    return " ".join([f"- {names[0]} {score} {names[1]}", *links, *(f"({each})" for each in told if each)])


def _begins(seen: Seen, game: Game) -> bool:
    """Return whether to say who begins a game; of a team, one member begins at one table and one at the other."""
    return game.table in seen.favored and seen.tournament.team == 1


def number(points: float) -> str:
    """Return points as people write them, such as ``2½``."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ('' if half else 0)}{'½' if half else ''}"


def entry_names(tournament: Tournament, words: Words) -> list[str]:
    """Return the names of all people or teams as people read them."""
    names = iter(shown_list([member.name for entry in tournament.entries for member in entry.members], words))
    return [words.both([*islice(names, len(entry.members))]) for entry in tournament.entries]


def _public_buttons(row: Row, tournament: Tournament, words: Words) -> list[Button]:
    join = (
        [button(words.say("tournament-join"), Id("tournament-join", row.code), SUCCESS)] if row.stage == "open" else []
    )
    away = row.stage == "playing" and any(not entry.gone and not entry.plays for entry in tournament.entries)
    back = [button(words.say("tournament-back"), Id("tournament-back", row.code))] if away else []
    again = [button(words.say("tournament-next"), Id("tournament-next", row.code))] if row.stage == "over" else []
    label = words.say("tournament-others" if row.stage == "open" else "tournament-open")
    return [*join, button(label, Id("tournament", row.code), PRIMARY), *back, *again]


# -- for one person


def panel_screen(seen: Seen, user: int, words: Words, *, directs: bool) -> Screen:
    """Return how all stand, the user's own game, and what they can do; ``directs``: they may start and end it."""
    tournament, row = seen.tournament, seen.row
    stand = [standing_line(tournament, line, words) for line in standings(tournament)]
    lines = stand if tournament.rounds else [entries_line(tournament, words)]
    above = [*filter(None, [top(seen, words), _own(seen, user, words)])]
    parts = [*map(text, [*above, fitting(lines, TEXT - sum(map(len, above)), words)])]
    out = _removal(seen, words) if directs and row.stage != "over" else []
    return layout([*parts, *out, *rows([*_own_buttons(seen, user, words), *_direction(seen, words, directs)])], OLIVE)


def _own(seen: Seen, user: int, words: Words) -> str:
    """Return what the reader does in this round."""
    at = seen.tournament.entry_of(user)
    if at is None or not seen.tournament.rounds:
        return ""
    found = [pairing for pairing in seen.tournament.round.pairings if at in pairing.entries]
    own = next(line for line in standings(seen.tournament) if line.entry == at)
    lines = [pairing_line(seen, pairing, words) for pairing in found]
    return "\n".join([standing_line(seen.tournament, own, words), *lines])


def _own_buttons(seen: Seen, user: int, words: Words) -> list[Button]:
    code, tournament, at = seen.row.code, seen.tournament, seen.tournament.entry_of(user)
    if seen.row.stage == "over":
        return []
    if at is None:
        joins = seen.row.stage == "open"
        return [button(words.say("tournament-join"), Id("tournament-join", code), SUCCESS)] if joins else []
    entry = tournament.entries[at]
    away = any(member.user == user and member.absent for member in entry.members)
    back = (
        [button(words.say("tournament-back"), Id("tournament-back", code), SUCCESS)] if away and not entry.gone else []
    )
    leave = [] if entry.gone else [button(words.say("tournament-leave"), Id("tournament-leave", code))]
    return [*back, *leave]


def _direction(seen: Seen, words: Words, directs: bool) -> list[Button]:
    code, stage = seen.row.code, seen.row.stage
    if not directs or stage == "over":
        return []
    start = [button(words.say("tournament-start"), Id("tournament-start", code), PRIMARY)] if stage == "open" else []
    return [*start, button(words.say("tournament-end"), Id("tournament-end", code), DANGER)]


def _removal(seen: Seen, words: Words) -> Children:
    """Return the menus of those who can be removed."""
    there = [at for at, entry in enumerate(seen.tournament.entries) if not entry.gone]
    return menus(seen.row.code, "tournament-out", seen.tournament, there, words.say("tournament-remove"), words)


def menus(code: int, verb: str, tournament: Tournament, entries: Sequence[int], ask: str, words: Words) -> Children:
    """Return menus of entries, as many as are needed; the stamp tells them apart."""
    names = entry_names(tournament, words)
    parts = [entries[at : at + OPTIONS] for at in range(0, len(entries), OPTIONS)]
    return [menu([names[at] for at in part], Id(verb, code, number), ask, part) for number, part in enumerate(parts)]


def teams_screen(row: Row, tournament: Tournament, words: Words) -> Screen:
    """Return the question which team to join, or whether to found one."""
    waiting = [at for at, entry in enumerate(tournament.entries) if len(entry.members) < tournament.team]
    join = menus(row.code, "tournament-team", tournament, waiting, words.say("tournament-which-team"), words)
    found = button(words.say("tournament-found"), Id("tournament-found", row.code), SUCCESS)
    return layout([text(words.say("tournament-teams", count=len(waiting))), *join, *rows([found])], OCHRE)


def list_screen(found: Sequence[Row], words: Words) -> Screen:
    """Return the tournaments of a server that are not over, and how to open one."""
    lines = [_line(row, words) for row in found]
    told = words.say("tournament-list", count=len(found))
    labels = [_label(row, words) for row in found]
    opened = [button(label, Id("tournament", row.code)) for label, row in zip(labels, found, strict=True)]
    return layout([text("\n".join([told, *lines, words.say("tournament-how")])), *rows(opened)], OLIVE)


def _label(row: Row, words: Words) -> str:
    tournament = Tournament.load(row.document)
    return heading(row, tournament, words).removeprefix("## ")


def _line(row: Row, words: Words) -> str:
    tournament = Tournament.load(row.document)
    return f"- {_label(row, words)} <#{row.channel}>: {terms(tournament, words)}"


# -- questions


def start_question(row: Row, tournament: Tournament, words: Words) -> Screen:
    """Return the question whether to start; it says how many play, and how many rounds there will be."""
    sure = Id("tournament-start-yes", row.code, len(tournament.entries))
    told = words.say(
        "tournament-start-about", count=len(tournament.entries), rounds=rounds_of(tournament), kind=tournament.kind,
        team=tournament.team,
    )  # fmt: skip
    title = words.say("tournament-start-title", tournament=_label(row, words))
    return confirm_screen(title, [told], sure, "tournament-start-yes", "tournament-not-yet", words)


def end_question(row: Row, words: Words) -> Screen:
    """Return the question whether to end a tournament."""
    title = words.say("tournament-end-title", tournament=_label(row, words))
    told = words.say("tournament-end-about", stage=row.stage)
    return confirm_screen(
        title, [told], Id("tournament-end-yes", row.code), "tournament-end-yes", "tournament-no", words
    )


def leave_question(row: Row, words: Words) -> Screen:
    """Return the question whether to leave a tournament."""
    title = words.say("tournament-leave-title", tournament=_label(row, words))
    team = Tournament.load(row.document).team
    told, sure = words.say("tournament-leave-about", stage=row.stage, team=team), Id("tournament-leave-yes", row.code)
    return confirm_screen(title, [told], sure, "tournament-leave-yes", "tournament-no", words)


def removal_question(row: Row, at: int, entry: Entry, words: Words) -> Screen:
    """Return the question whether to remove an entry, which the stamp of its button names."""
    name = entry_names(Tournament.load(row.document), words)[at]
    title = words.say("tournament-out-title", name=plain(name))
    told, sure = words.say("tournament-out-about", stage=row.stage), Id("tournament-out-yes", row.code, mark(at, entry))
    return confirm_screen(title, [told], sure, "tournament-out-yes", "tournament-no", words)


def mark(at: int, entry: Entry) -> int:
    """Return a number for a stamp that another entry, or another place of this one, does not have."""
    who = ",".join(f"{member.user}" for member in entry.members)
    return at + 100 * (int.from_bytes(sha256(who.encode()).digest()) % 1_000_000)
