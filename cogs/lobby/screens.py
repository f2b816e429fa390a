"""The message of a lobby: its seats, what is agreed, and the buttons and menus that change them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import Interaction

from cogs.answering.button_ids import Id
from cogs.answering.confirmation import confirm_screen
from cogs.answering.host import Host
from cogs.answering.layout import (
    OCHRE,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Children,
    Picture,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
    show_picture,
)
from cogs.answering.pictures import Pictures
from cogs.answering.wording import host_name, names_in, shorten_seal, table_name
from cogs.lobby import time_screens
from cogs.lobby.picture import set_table
from engine.core import Game, Seat
from engine.players import LEVELS
from games import narrators
from games.catalog import BOXES
from games.missing_parts import list_missing_parts
from games.narrators import describe_size, game_name
from store import Table as TableRow
from tables.choices import FINISHED, RATED, SWITCHES, Choice
from tables.seats.lobby import Lobby, Sitter
from words import Words, in_language

DEALT = ("playing", "finished", "ended", "frozen")  # the stages of a table whose cards are dealt


async def current_screen(host: Host, row: TableRow, *, drawn: bool) -> Screen:
    """Return the current message of a lobby, with a picture while people gather if it may be ``drawn``."""
    lobby, words, picture = Lobby.load(row.lobby), in_language(row.language), None
    if drawn and row.status == "lobby":
        picture = await draw_lobby(host.pictures, row, lobby, words)
    return lobby_screen(row, lobby, host.registry.game(row.game), words, picture)


async def answer_screen(host: Host, interaction: Interaction[Any], row: TableRow) -> Screen:
    """Return the current message of a lobby as an answer may show it."""
    return await current_screen(host, row, drawn=interaction.app_permissions.attach_files)


async def draw_lobby(pictures: Pictures, row: TableRow, lobby: Lobby, words: Words) -> Picture | None:
    """Return the picture of a lobby, described by its title and its seats, or nothing if it stays in words."""
    setting, seats = set_table(lobby, words), enumerate(list_seats(lobby, words), 1)
    described = f"{title_of(row, words)} {'; '.join(f'{number}. {seat}' for number, seat in seats)}."
    return await pictures.lobby(setting, row.guild, described) if setting else None


def lobby_screen(row: TableRow, lobby: Lobby, game: Game, words: Words, picture: Picture | None = None) -> Screen:
    """Return the message of a lobby.

    If a picture shows the seats, words only say who sits there, below the buttons: a long name would move those.
    """
    title = [f"## {title_of(row, words)}", *([] if picture else format_seats(lobby, words))]
    parts: Children = [make_text("\n".join(title)), *([show_picture(picture)] if picture else [])]
    parts.append(make_text(agreed_text(row, lobby, game, words)))
    if row.status == "lobby":
        parts += lobby_buttons(row, lobby, words)
    elif row.status == "playing" and row.place != row.channel:
        parts.append(make_text(f"## {words.say('start-here', place=f'<#{row.place}>')}"))
    if picture:
        parts.append(make_text(f"-# {escape_markup(words.both(names_in(lobby, words)[: len(lobby.sitters)]))}"))
    return make_layout(parts, OCHRE, picture)


def title_of(row: TableRow, words: Words) -> str:
    """Return the title of a lobby."""
    return words.say("lobby-title", game=table_name(row, words), status=row.status)


def list_seats(lobby: Lobby, words: Words) -> list[str]:
    """Return who has taken each seat or is expected there, and that the last ones are free."""
    names, taken = names_in(lobby, words), len(lobby.sitters)
    seats = [describe_sitter(sitter, name, words) for sitter, name in zip(lobby.sitters, names, strict=False)]
    held = [words.say("social-held", name=name) for name in names[taken:]]
    return [*seats, *held, *[words.say("lobby-free-seat")] * (lobby.seats - len(names))]


def format_seats(lobby: Lobby, words: Words) -> list[str]:
    """Return the seats with their numbers; those that nobody has taken yet are in italics."""
    seats, taken = [escape_markup(each) for each in list_seats(lobby, words)], len(lobby.sitters)
    return [f"{number}. {seat if number <= taken else f'*{seat}*'}" for number, seat in enumerate(seats, 1)]


def agreed_text(row: TableRow, lobby: Lobby, game: Game, words: Words) -> str:
    """Return the line that says what is agreed; in a lobby also since when, and in small print hints on the game."""
    agreed = list_agreements(lobby, game, words)
    if row.status != "lobby":
        return "\n".join([" · ".join(agreed), *(f"-# {each}" for each in describe_lobby_seal(row, lobby, words))])
    if lobby.changed:
        agreed.append(words.say("lobby-changed", when=f"<t:{int(lobby.changed)}:R>"))
    small = hints_on_game(row, lobby, words)
    return "\n".join(
        [" · ".join(agreed), *explain_full_lobby(lobby, words), *([f"-# {' '.join(small)}"] if small else [])]
    )


def list_agreements(lobby: Lobby, game: Game, words: Words) -> list[str]:
    """Return what is agreed: the table, time, and what the sentences of agreements have to say, most if unusual."""
    size = describe_size(game.key, lobby.variant, lobby.seats, words)
    now = {each.key: getattr(lobby, each.key) for each in list_switches(lobby)}
    now[RATED.key] = "on" if may_count(lobby) else "off"
    said = [words.say(f"choice-{key}-agreed", value=value) for key, value in now.items()]
    chosen = [
        escape_markup(option_value(game, lobby, name, value, words)) for name, value in unusual_options(lobby, game)
    ]
    return [size, time_screens.describe_time(lobby, words), *filter(None, said), *chosen]


def may_count(lobby: Lobby) -> bool:
    """Return whether the result will move ratings, or still may: nobody is rated for a game alone with computers."""
    return lobby.counts or (lobby.measured and lobby.free > 0)


def list_switches(lobby: Lobby) -> list[Choice[str]]:
    """Return the agreements with two values that mean something at this table."""
    return [each for each in SWITCHES if each is not FINISHED or ends_early(lobby)]


def unusual_options(lobby: Lobby, game: Game) -> list[tuple[str, Any]]:
    """Return the game's options that are not at their first value, which is the usual one."""
    known = [(name, lobby.options.get(name, values[0]), values[0]) for name, values in options_of(lobby, game)]
    return [(name, value) for name, value, usual in known if value != usual]


def explain_full_lobby(lobby: Lobby, words: Words) -> list[str]:
    """Return a line that says why nobody can join any more, and what to do instead, or none if a seat is free."""
    host = host_name(lobby, words)
    return [] if lobby.free else [words.say("lobby-full", host="none" if host is None else escape_markup(host))]


def hints_on_game(row: TableRow, lobby: Lobby, words: Words) -> list[str]:
    """Return what cannot be had here, where the game is taught if seats are open, what it lacks, and its seal."""
    missing = list(list_missing_parts(row.game, words.language))
    taught = "lesson" not in missing and lobby.open
    travels = [words.say("travel-lobby")] if lobby.travels else []
    learn = [words.say("learn-new", game=game_name(row.game, words))] if taught else []
    parts = words.both([words.say("missing-part", part=part) for part in missing])
    lacks = [words.say("missing-parts", parts=parts)] if missing else []
    return [*travels, *learn, *lacks, *describe_lobby_seal(row, lobby, words)]


def describe_lobby_seal(row: TableRow, lobby: Lobby, words: Words) -> list[str]:
    """Return the seal of the secret, if there is one; once the cards are dealt, the table has a seal of its own."""
    dealt = "yes" if row.status in DEALT else "no"
    return [words.say("lobby-seal", seal=shorten_seal(lobby.seal), dealt=dealt)] if lobby.seal else []


def lobby_buttons(row: TableRow, lobby: Lobby, words: Words) -> Children:
    """Return the buttons of a lobby; the handlers check who may press them.

    Every state has the same buttons in the same places, so that none moves away under somebody's finger.
    Start is always enabled: as long as it cannot start the game, it says why.
    """
    full = not lobby.free
    sitting = [
        make_button(words.say("lobby-join"), Id("join", row.id), SUCCESS, disabled=full),
        make_button(words.say("lobby-leave"), Id("leave", row.id)),
        make_button(words.say("lobby-start"), Id("start", row.id), PRIMARY if full else SECONDARY),
        *([make_button(words.say("social-invite"), Id("invite", row.id), disabled=full)] if row.guild else []),
    ]
    hosting = [
        make_button(words.say("lobby-add-computer"), Id("add-computer", row.id), disabled=not lobby.open),
        make_button(words.say("lobby-options"), Id("options", row.id)),
        make_button(words.say("lobby-more"), Id("more-options", row.id)),
    ]
    return lay_out_rows(sitting) + lay_out_rows(hosting)


def ends_early(lobby: Lobby) -> bool:
    """Return whether a player may finish while others play on; with two seats, nobody can."""
    return BOXES[lobby.game].finished is not None and lobby.seats > 2


def describe_sitter(sitter: Sitter, name: str, words: Words) -> str:
    """Return the shown name of a player, with the level of a computer player, and whether they brought a word."""
    if sitter.level is not None:
        return words.say("lobby-level", name=name, level=sitter.level)
    return words.say("lobby-brought", name=name) if sitter.word else name


def levels_of(lobby: Lobby, levels: Sequence[str] = LEVELS) -> list[tuple[Seat, str]]:
    """Return every computer player's seat with every level."""
    return [(seat, level) for seat, sitter in enumerate(lobby.sitters) if sitter.user is None for level in levels]


def options_of(lobby: Lobby, game: Game) -> list[tuple[str, Sequence[Any]]]:
    """Return the game's options at this table, each with its possible values."""
    return list(game.choices(lobby.seats, lobby.variant).items())


def option_value(game: Game, lobby: Lobby, name: str, value: Any, words: Words) -> str:
    """Return the label of an option's value; a value that is a seat gets its player's name."""
    seated = type(value) is int and 0 <= value < len(lobby.sitters)
    who = names_in(lobby, words)[value] if seated else words.say("lobby-free-seat")
    return narrators.option_value(game.key, name, value, who, words)


def close_screen(row: TableRow, lobby: Lobby, people: Sequence[int], words: Words) -> Screen:
    """Return the question whether to close a lobby in which these people have seats (``locate_others``)."""
    names = [escape_markup(names_in(lobby, words)[at]) for at in people]
    title = words.say("confirm-close", table=table_name(row, words))
    told = [words.say("confirm-close-about", names=words.both(names), count=len(names))]
    sure = Id("confirm-close-lobby", row.id, len(names))
    return confirm_screen(title, told, sure, "confirm-close-lobby", "confirm-keep-lobby", words)
