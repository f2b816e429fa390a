"""The messages of invitations."""

from __future__ import annotations

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    OLIVE,
    SUCCESS,
    Children,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
    people_menu,
)
from cogs.answering.wording import host_name, names_in
from games.narrators import game_name
from store import Table as Row
from tables.seats.invitations import MOST
from tables.seats.lobby import Lobby
from words import Words


def invite_screen(row: Row, lobby: Lobby, words: Words) -> Screen:
    """Return the host's panel, with menus to invite people and to cancel invitations."""
    parts: Children = [make_text(words.say("social-whom", open=lobby.open))]
    if lobby.open:
        most = min(MOST, lobby.open)
        parts.append(people_menu(Id("invite-people", row.id), words.say("social-choose"), most))
    if lobby.invited:
        names, users = names_in(lobby, words)[len(lobby.sitters) :], [each.user for each in lobby.invited]
        parts.append(make_menu(names, Id("cancel-invitation", row.id), words.say("social-withdraw"), users))
    return make_layout(parts, OLIVE)


def invitation_screen(row: Row, lobby: Lobby, words: Words) -> Screen:
    """Return the message that mentions the invited people who have not answered yet."""
    users = words.both([f"<@{each.user}>" for each in lobby.invited])
    host, game = host_name(lobby, words) or "", game_name(row.game, words)
    said = words.say("social-invitation", users=users, host=escape_markup(host), game=game, table=str(row.id))
    buttons = [
        make_button(words.say("time-accept"), Id("accept-invitation", row.id), SUCCESS),
        make_button(words.say("time-decline"), Id("decline-invitation", row.id)),
    ]
    return make_layout([make_text(said), *lay_out_rows(buttons)], OLIVE)
