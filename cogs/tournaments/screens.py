"""A tournament in its channel, in a panel of one's own, and the questions before something final."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from cogs.answering.button_ids import Id
from cogs.answering.confirmation import confirm_screen, yes_or_no
from cogs.answering.layout import (
    DANGER,
    OCHRE,
    OLIVE,
    OPTIONS,
    PRIMARY,
    SUCCESS,
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
from games.names import game_name
from store.tournaments import Tournament as Row
from tables.duration import in_units
from tables.tournaments.entries import Entry
from tables.tournaments.games import Pairing
from tables.tournaments.pairing import rounds_of
from tables.tournaments.standings import Line, standings
from tables.tournaments.tournament import Tournament
from words import Words

LISTED = 10  # lines of a list that everybody reads; the panel has all


@dataclass(frozen=True, slots=True)
class Seen:
    """A tournament, and where each table of its last round is played."""

    row: Row
    tournament: Tournament
    places: Mapping[int, int]


# -- for everybody


def tournament_screen(seen: Seen, words: Words) -> Screen:
    """Return the message of a tournament: the call to join, the round that is played, or how all stand in the end."""
    parts = [top(seen, words), *STAGES[seen.row.stage](seen, words)]
    colour = OLIVE if seen.row.stage == "over" else OCHRE
    return layout([*map(text, filter(None, parts)), *rows(_public_buttons(seen.row, words))], colour)


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
    names = [entry_name(entry, words) for entry in tournament.entries]
    return words.say("tournament-entries", count=len(names), names=", ".join(map(plain, names)))


def _playing(seen: Seen, words: Words) -> list[str]:
    tournament = seen.tournament
    number, of = len(tournament.rounds), rounds_of(tournament)
    until = f"<t:{int(seen.row.due or 0)}:R>"
    title = words.say("tournament-round", number=number, of=of, until=until)
    pairings = [pairing_line(seen, pairing, words) for pairing in tournament.round.pairings]
    return ["\n".join([title, *_cut(pairings, words)]), _top(tournament, words) if number > 1 else ""]


def _over(seen: Seen, words: Words) -> list[str]:
    if not seen.tournament.rounds:
        return [words.say("tournament-ended")]
    best = [line for line in standings(seen.tournament) if line.place == 1]
    names = [plain(entry_name(seen.tournament.entries[line.entry], words)) for line in best]
    return [words.say("tournament-won", names=words.both(names), count=len(names)), _top(seen.tournament, words)]


STAGES = {"open": _open, "playing": _playing, "over": _over}


def _top(tournament: Tournament, words: Words) -> str:
    lines = [standing_line(tournament, line, words) for line in standings(tournament)]
    return "\n".join(_cut(lines, words))


def _cut(lines: Sequence[str], words: Words) -> list[str]:
    more = [words.say("tournament-more", count=len(lines) - LISTED)] if len(lines) > LISTED else []
    return [*lines[:LISTED], *more]


def standing_line(tournament: Tournament, line: Line, words: Words) -> str:
    """Return a line of the standings."""
    entry = tournament.entries[line.entry]
    return words.say(
        "tournament-standing", place=line.place, name=plain(entry_name(entry, words)), kind=tournament.kind,
        points=number(line.points), status="gone" if entry.gone else "plays" if entry.plays else "absent",
    )  # fmt: skip


def pairing_line(seen: Seen, pairing: Pairing, words: Words) -> str:
    """Return who meets whom, with the score so far, and a link to each table that goes on."""
    names = [plain(entry_name(seen.tournament.entries[entry], words)) for entry in pairing.entries]
    if pairing.second is None:
        return words.say("tournament-bye", name=names[0])
    scored = any(game.score is not None for game in pairing.games)
    score = "{} : {}".format(*map(number, pairing.sums)) if scored else "\N{EN DASH}"
    going = [game.table for game in pairing.games if game.score is None and game.table in seen.places]
    links = [f"<#{seen.places[table]}>" for table in going]
    return f"- {names[0]} {score} {names[1]} {' '.join(links)}".rstrip()


def number(points: float) -> str:
    """Return points as people write them, such as ``2½``."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ('' if half else 0)}{'½' if half else ''}"


def entry_name(entry: Entry, words: Words) -> str:
    """Return the name of a person or a team."""
    return words.both([member.name for member in entry.members])


def _public_buttons(row: Row, words: Words) -> list[Button]:
    join = (
        [button(words.say("tournament-join"), Id("tournament-join", row.code), SUCCESS)] if row.stage == "open" else []
    )
    again = [button(words.say("tournament-next"), Id("tournament-next", row.code))] if row.stage == "over" else []
    label = words.say("tournament-others" if row.stage == "open" else "tournament-open")
    return [*join, button(label, Id("tournament", row.code), PRIMARY), *again]


# -- for one person


def panel_screen(seen: Seen, user: int, words: Words, *, directs: bool) -> Screen:
    """Return how all stand, the user's own game, and what they can do; ``directs``: they may start and end it."""
    tournament, row = seen.tournament, seen.row
    stand = [standing_line(tournament, line, words) for line in standings(tournament)]
    lines = stand if tournament.rounds else [entries_line(tournament, words)]
    parts = [*map(text, filter(None, [top(seen, words), _own(seen, user, words), "\n".join(lines)]))]
    out = _removal(seen, words) if directs and row.stage != "over" else []
    return layout([*parts, *out, *rows([*_own_buttons(seen, user, words), *_direction(seen, words, directs)])], OLIVE)


def _own(seen: Seen, user: int, words: Words) -> str:
    """Return what the reader does in this round."""
    at = seen.tournament.entry_of(user)
    if at is None or not seen.tournament.rounds:
        return ""
    found = [pairing for pairing in seen.tournament.round.pairings if at in pairing.entries]
    return "\n".join(pairing_line(seen, pairing, words) for pairing in found)


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
    """Return the menu of those who can be removed."""
    there = [(at, entry) for at, entry in enumerate(seen.tournament.entries) if not entry.gone][:OPTIONS]
    labels = [entry_name(entry, words) for _, entry in there]
    ask = words.say("tournament-remove")
    return [menu(labels, Id("tournament-out", seen.row.code), ask, [at for at, _ in there])] if there else []


def teams_screen(row: Row, tournament: Tournament, words: Words) -> Screen:
    """Return the question which team to join, or whether to found one."""
    waiting = [(at, entry) for at, entry in enumerate(tournament.entries) if len(entry.members) < tournament.team]
    labels = [entry_name(entry, words) for _, entry in waiting[:OPTIONS]]
    ask = words.say("tournament-which-team")
    join = [menu(labels, Id("tournament-team", row.code), ask, [at for at, _ in waiting[:OPTIONS]])] if waiting else []
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
    told, sure = words.say("tournament-leave-about", stage=row.stage), Id("tournament-leave-yes", row.code)
    return confirm_screen(title, [told], sure, "tournament-leave-yes", "tournament-no", words)


def removal_question(row: Row, at: int, entry: Entry, words: Words) -> Screen:
    """Return the question whether to remove an entry, which the stamp of its button names."""
    title = words.say("tournament-out-title", name=plain(entry_name(entry, words)))
    told, sure = words.say("tournament-out-about", stage=row.stage), Id("tournament-out-yes", row.code, mark(at, entry))
    return confirm_screen(title, [told], sure, "tournament-out-yes", "tournament-no", words)


def mark(at: int, entry: Entry) -> int:
    """Return a number for a stamp that another entry, or another place of this one, does not have."""
    who = ",".join(f"{member.user}" for member in entry.members)
    return at + 100 * (int.from_bytes(sha256(who.encode()).digest()) % 1_000_000)
