"""A tournament in its channel, in a panel of one's own, and the questions before something final."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice

from cogs.answering.button_ids import Id
from cogs.answering.confirmation import confirm_screen, stamp_truths, yes_or_no
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
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
)
from cogs.answering.wording import turn_time
from games.narrators import describe_advantage, game_name
from store.contests import Tournament as Row
from tables.duration import in_units
from tables.tournaments.games import Game, Pairing
from tables.tournaments.pairing import rounds_of
from tables.tournaments.standings import Line, list_winners, rank_entries
from tables.tournaments.tournament import MOST, Tournament
from tables.tournaments.withdrawals import WITHDRAWALS, list_annulled, on_leaving
from words import Words
from words.people import shown_list, shown_name

LISTED = 10  # lines of a list that everybody reads; the panel has all
ROOM = 1700  # characters of such a list, two of which must fit into a message
NAMED = 16  # names in a sentence; Fluent takes 2,500 characters
NEWEST = 20  # tournaments with a button in the list of a server; Discord takes 40 components
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
    parts = [make_tournament_title(seen, words), *STAGES[seen.row.stage](seen, words)]
    colour = OLIVE if seen.row.stage == "over" else OCHRE
    return make_layout(
        [*map(make_text, filter(None, parts)), *lay_out_rows(_public_buttons(seen.row, seen.tournament, words))], colour
    )


def make_tournament_title(seen: Seen, words: Words) -> str:
    """Return the title, and what was agreed, in small print once nobody can join any more."""
    heading, told = make_tournament_heading(seen.row, seen.tournament, words), describe_terms(seen.tournament, words)
    return f"{heading}\n{'' if seen.row.stage == 'open' else '-# '}{told}"


def make_tournament_heading(row: Row, tournament: Tournament, words: Words) -> str:
    """Return the title: what kind of tournament it is, of which game, and which season."""
    game = game_name(tournament.game, words)
    return words.say("tournament-title", kind=tournament.kind, game=game, season=tournament.season, stage=row.stage)


def describe_terms(tournament: Tournament, words: Words) -> str:
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
    names = [*map(escape_markup, entry_names(tournament, words))]
    told = [*names[:NAMED], *_more(len(names) - NAMED, words)]
    return words.say("tournament-entries", count=len(names), names=", ".join(told))


def _playing(seen: Seen, words: Words) -> list[str]:
    tournament = seen.tournament
    number, of = len(tournament.rounds), rounds_of(tournament)
    ends = f"<t:{int(seen.row.due or 0)}:R>"
    title = words.say("tournament-round", number=number, of=of, relative=ends)
    pairings = [pairing_line(seen, pairing, words) for pairing in tournament.round.pairings]
    told = f"{title}\n{fit_lines(pairings, ROOM, words, LISTED)}"
    return [told, _held(seen, words), _top(tournament, words) if number > 1 else ""]


def _held(seen: Seen, words: Words) -> str:
    """Return what the next round waits for, and how long."""
    held, due = seen.tournament.round.held, seen.row.due or 0
    when = due - seen.tournament.length / 2 if held == "absent" else due
    return words.say("tournament-held", why=held, when=f"<t:{int(when)}:R>") if held else ""


def _over(seen: Seen, words: Words) -> list[str]:
    tournament = seen.tournament
    if tournament.stopped or not tournament.rounds:
        ended = words.say("tournament-ended", round=len(tournament.rounds), of=rounds_of(tournament))
        return [ended, *([_top(tournament, words)] if tournament.rounds else [])]
    names = [escape_markup(entry_names(tournament, words)[entry]) for entry in list_winners(tournament)]
    won = words.say("tournament-won", names=words.both(names), count=len(names)) if 0 < len(names) <= WINNERS else ""
    return [won, _cut_short(tournament, words), _top(tournament, words)]


def _cut_short(tournament: Tournament, words: Words) -> str:
    """Return why there were fewer rounds than agreed, if it was not for the host."""
    why, number, of = tournament.round.held, len(tournament.rounds), rounds_of(tournament)
    cut = why not in (None, "absent") and number < of
    return words.say("tournament-cut-short", why=why, number=number, of=of) if cut else ""


STAGES = {"open": _open, "playing": _playing, "over": _over}


def _top(tournament: Tournament, words: Words) -> str:
    lines = [standing_line(tournament, line, words) for line in rank_entries(tournament)]
    return fit_lines(lines, ROOM, words, LISTED)


def _more(count: int, words: Words) -> list[str]:
    return [words.say("tournament-more", count=count)] if count > 0 else []


def fit_lines(lines: Sequence[str], room: int, words: Words, most: int = MOST) -> str:
    """Return the first ``most`` lines, as many as fit into so many characters, and how many more there are."""
    kept = min(most, len(lines))
    while kept and len("\n".join([*lines[:kept], *_more(len(lines) - kept, words)])) > room:
        kept -= 1
    return "\n".join([*lines[:kept], *_more(len(lines) - kept, words)])


def standing_line(tournament: Tournament, line: Line, words: Words) -> str:
    """Return a line of the standings."""
    entry, name = tournament.entries[line.entry], escape_markup(entry_names(tournament, words)[line.entry])
    if not line.counts:
        return words.say("tournament-annulled", name=name)
    return words.say(
        "tournament-standing", place=line.place, name=name, kind=tournament.kind,
        points=format_points(line.points), status="gone" if entry.gone else "plays" if entry.plays else "absent",
    )  # fmt: skip


def pairing_line(seen: Seen, pairing: Pairing, words: Words) -> str:
    """Return who meets whom, with the score so far, a link to each table that goes on, and who begins there."""
    names = [escape_markup(entry_names(seen.tournament, words)[entry]) for entry in pairing.entries]
    if pairing.second is None:
        return words.say("tournament-bye", name=names[0])
    scored = any(game.score is not None for game in pairing.games)
    score = "{} : {}".format(*map(format_points, pairing.sums)) if scored else "\N{EN DASH}"
    going = [game for game in pairing.games if game.score is None and game.table in seen.places]
    links = [f"<#{seen.places[game.table]}>" for game in going]
    begin = [
        describe_advantage(seen.tournament.game, names[game.first], words) for game in going if _begins(seen, game)
    ]
    told = [f"({each})" for each in begin if each]
    if not list_annulled(seen.tournament).isdisjoint(pairing.entries):
        told.append(words.say("tournament-not-counted"))
    return " ".join([f"- {names[0]} {score} {names[1]}", *links, *told])


def _begins(seen: Seen, game: Game) -> bool:
    """Return whether to say who begins a game; of a team, one member begins at one table and one at the other."""
    return game.table in seen.favored and seen.tournament.team == 1


def format_points(points: float) -> str:
    """Return points as people write them, such as ``2½``."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ('' if half else 0)}{'½' if half else ''}"


def entry_names(tournament: Tournament, words: Words) -> list[str]:
    """Return the names of all people or teams as people read them.

    Equal names are numbered by the age of the accounts: the order of the entries is drawn by lot at the start.
    """
    members = [member for entry in tournament.entries for member in entry.members]
    order = sorted(range(len(members)), key=lambda at: (members[at].user is None, members[at].user or 0))
    shown = dict(zip(order, shown_list([members[at].name for at in order], words), strict=True))
    names = iter(shown[at] for at in range(len(members)))
    return [words.both([*islice(names, len(entry.members))]) for entry in tournament.entries]


def _public_buttons(row: Row, tournament: Tournament, words: Words) -> list[Button]:
    join = (
        [make_button(words.say("tournament-join"), Id("tournament-join", row.code), SUCCESS)]
        if row.stage == "open"
        else []
    )
    away = row.stage == "playing" and any(not entry.gone and not entry.plays for entry in tournament.entries)
    back = [make_button(words.say("tournament-back"), Id("tournament-back", row.code))] if away else []
    again = [make_button(words.say("tournament-next"), Id("tournament-next", row.code))] if row.stage == "over" else []
    label = words.say("tournament-others" if row.stage == "open" else "tournament-open")
    return [*join, make_button(label, Id("tournament", row.code), PRIMARY), *back, *again]


def season_screen(row: Row, users: Sequence[int], words: Words) -> Screen:
    """Return the message that invites people of the season before."""
    named = " ".join(f"<@{user}>" for user in users)
    said = words.say("tournament-invitation", tournament=_label(row, words))
    join = make_button(words.say("tournament-join"), Id("tournament-join", row.code), SUCCESS)
    return make_layout([make_text(f"{said}\n{named}"), *lay_out_rows([join])], OCHRE)


# -- for one person


def panel_screen(seen: Seen, user: int, words: Words, *, directs: bool) -> Screen:
    """Return how all stand, the user's own game, and what they can do; ``directs``: they may start and end it."""
    tournament, row = seen.tournament, seen.row
    stand = [standing_line(tournament, line, words) for line in rank_entries(tournament)]
    lines = stand if tournament.rounds else [entries_line(tournament, words)]
    above = [*filter(None, [make_tournament_title(seen, words), _own(seen, user, words)])]
    parts = [*map(make_text, [*above, fit_lines(lines, TEXT - sum(map(len, above)), words)])]
    out = _removal(seen, words) if directs and row.stage != "over" else []
    return make_layout(
        [*parts, *out, *lay_out_rows([*_own_buttons(seen, user, words), *_direction(seen, words, directs)])], OLIVE
    )


def _own(seen: Seen, user: int, words: Words) -> str:
    """Return how the reader stands, and what they do in this round."""
    at = seen.tournament.entry_of(user)
    if at is None or not seen.tournament.rounds:
        return ""
    found = [pairing for pairing in seen.tournament.round.pairings if at in pairing.entries]
    own = next(line for line in rank_entries(seen.tournament) if line.entry == at)
    lines = [pairing_line(seen, pairing, words) for pairing in found]
    stands = words.say("tournament-own", line=standing_line(seen.tournament, own, words))
    return "\n".join([stands, *lines])


def _own_buttons(seen: Seen, user: int, words: Words) -> list[Button]:
    code, tournament, at = seen.row.code, seen.tournament, seen.tournament.entry_of(user)
    if seen.row.stage == "over":
        return []
    if at is None:
        joins = seen.row.stage == "open"
        return [make_button(words.say("tournament-join"), Id("tournament-join", code), SUCCESS)] if joins else []
    entry = tournament.entries[at]
    away = any(member.user == user and member.absent for member in entry.members)
    back = (
        [make_button(words.say("tournament-back"), Id("tournament-back", code), SUCCESS)]
        if away and not entry.gone
        else []
    )
    leave = [] if entry.gone else [make_button(words.say("tournament-leave"), Id("tournament-leave", code))]
    return [*back, *leave]


def _direction(seen: Seen, words: Words, directs: bool) -> list[Button]:
    code, stage = seen.row.code, seen.row.stage
    if not directs or stage == "over":
        return []
    start = (
        [make_button(words.say("tournament-start"), Id("tournament-start", code), PRIMARY)] if stage == "open" else []
    )
    return [*start, make_button(words.say("tournament-end"), Id("tournament-end", code), DANGER)]


def _removal(seen: Seen, words: Words) -> Children:
    """Return the menus of those who can be removed."""
    names = entry_names(seen.tournament, words)
    there = {at: names[at] for at, entry in enumerate(seen.tournament.entries) if not entry.gone}
    return make_name_menus(seen.row.code, "tournament-out", there, words.say("tournament-remove"))


def make_name_menus(code: int, verb: str, names: Mapping[int, str], ask: str) -> Children:
    """Return as many menus as these names need; the stamp tells them apart."""
    values = [*names]
    parts = [values[at : at + OPTIONS] for at in range(0, len(values), OPTIONS)]
    return [
        make_menu([names[at] for at in part], Id(verb, code, number), ask, part) for number, part in enumerate(parts)
    ]


def teams_screen(row: Row, tournament: Tournament, mate: str | None, words: Words) -> Screen:
    """Return the question which team to join, or whether to found one; ``mate``: who was in theirs last season.

    A team is chosen by its founder, because its place changes when others leave.
    """
    named = zip(tournament.entries, entry_names(tournament, words), strict=True)
    waiting = {entry.members[0].user or 0: name for entry, name in named if len(entry.members) < tournament.team}
    join = make_name_menus(row.code, "tournament-team", waiting, words.say("tournament-which-team"))
    told = words.say("tournament-teams", count=len(waiting))
    return make_layout([make_text(told), *join, *lay_out_rows(_founding(row, mate, words))], OCHRE)


def _founding(row: Row, mate: str | None, words: Words) -> list[Button]:
    found = make_button(words.say("tournament-found"), Id("tournament-found", row.code), SUCCESS)
    if mate is None:
        return [found]
    again = words.say("tournament-again", name=shown_name(mate, words))
    return [make_button(again, Id("tournament-again", row.code), SUCCESS), found]


def list_screen(found: Sequence[Row], words: Words) -> Screen:
    """Return the tournaments of a server that are not over, and a button to open one."""
    newest = found[-NEWEST:]
    lines = [*(_line(row, words) for row in newest), *_more(len(found) - NEWEST, words)]
    told = words.say("tournament-list", count=len(found))
    opened = [make_button(_label(row, words), Id("tournament", row.code)) for row in newest]
    new = make_button(words.say("tournament-new"), Id("tournament-new", 0), SUCCESS)
    return make_layout([make_text("\n".join([told, *lines])), *lay_out_rows([*opened, new])], OLIVE)


def _label(row: Row, words: Words) -> str:
    tournament = Tournament.load(row.document)
    return make_tournament_heading(row, tournament, words).removeprefix("## ")


def _line(row: Row, words: Words) -> str:
    tournament = Tournament.load(row.document)
    return f"- {_label(row, words)} <#{row.channel}>: {describe_terms(tournament, words)}"


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
    told, sure = words.say("tournament-end-about", stage=row.stage), Id("tournament-end-yes", row.code, stamp_end(row))
    return confirm_screen(title, [told], sure, "tournament-end-yes", "tournament-no", words)


def stamp_end(row: Row) -> int:
    """Return a number for what would happen if a tournament was ended now."""
    return stamp_truths(row.stage == "open")


def leave_question(row: Row, tournament: Tournament, at: int, words: Words) -> Screen:
    """Return the question whether to leave a tournament; it says what becomes of the results."""
    title = words.say("tournament-leave-title", tournament=_label(row, words))
    told = words.say("tournament-leave-about", results=on_leaving(tournament, at), team=tournament.team)
    sure = Id("tournament-leave-yes", row.code, stamp_withdrawal(tournament, at))
    return confirm_screen(title, [told], sure, "tournament-leave-yes", "tournament-no", words)


def stamp_withdrawal(tournament: Tournament, at: int) -> int:
    """Return a number for what would happen to an entry's results if it left now."""
    return WITHDRAWALS.index(on_leaving(tournament, at))


def removal_question(row: Row, tournament: Tournament, at: int, words: Words) -> Screen:
    """Return the question whether to remove an entry, which the stamp of its button names."""
    title = words.say("tournament-out-title", name=escape_markup(entry_names(tournament, words)[at]))
    told = words.say("tournament-out-about", results=on_leaving(tournament, at))
    sure = Id("tournament-out-yes", row.code, mark_entry(tournament, at))
    return confirm_screen(title, [told], sure, "tournament-out-yes", "tournament-no", words)


def mark_entry(tournament: Tournament, at: int) -> int:
    """Return a number for a stamp that another entry, or another place or prospect of this one, does not have."""
    who = ",".join(f"{member.user}" for member in tournament.entries[at].members)
    named = f"{who},{on_leaving(tournament, at)}"
    return at + 100 * (int.from_bytes(sha256(named.encode()).digest()) % 1_000_000)
