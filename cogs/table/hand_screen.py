"""The private panel of a seat: its hand, the next choice, and what its player has planned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.layout import (
    DANGER,
    OLIVE,
    PRIMARY,
    Answer,
    Button,
    Children,
    Picture,
    Screen,
    Text,
    escape_markup,
    lay_out_choices,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
)
from cogs.answering.wording import names_of
from cogs.table.my_tables import make_next_button
from cogs.table.news import ALL, HEARD, News, collect_news_since, drop_shown_news, in_hand
from cogs.table.screens import (
    STORY,
    as_seen,
    compose_story,
    describe_own_time,
    describe_result,
    describe_turn,
    make_after_buttons,
)
from engine.choices import Offer, list_spellings
from engine.core import Game, Move, Part, Seat
from games.catalog import BOXES
from games.narrators import LIBRARIES, game_name, make_narrator
from tables.play import automatic_moves
from tables.play.table import Asked, Table
from tables.seats.in_play import Plan
from words import Names, Words, list_numbered_choices
from words.languages import ENGLISH

NO_NUMBERS: Mapping[int, int] = {}  # of choices, without a picture
BRIEF = 400  # characters of the story in a hand with a hint, which needs room
WHOLE = 2600  # characters of all news in a hand whose table is a picture


async def draw_hand(
    host: Host, table: Table, asked: Asked, user: int, guild: int | None, words: Words, note: str = "",
    advised: Children | None = None, most: int = HEARD,
) -> Screen:  # fmt: skip
    """Return a user's hand as a message, with its picture if they want pictures in this server, and a hint if any.

    ``most``: how many sentences of news it tells. They and the picture show the same moment, although others may move
    while it is drawn.
    """
    happened = collect_news_since(table, asked.seat, words)
    picture = await host.pictures.hand(table, asked, user, guild, words)
    other = await make_next_button(host, table, asked, user, words)
    return hand_screen(table, asked, words, note, picture, other, advised, most, happened)


def hand_screen(
    table: Table, asked: Asked, words: Words, note: str = "", picture: Picture | None = None,
    onward: Sequence[Button] = (), advised: Children | None = None, most: int = HEARD,
    happened: Sequence[News] | None = None,
) -> Screen:  # fmt: skip
    """Return the private panel of a seat: the table and its hand, the latest news, and the next choice.

    ``onward`` has a button to the player's next table, for when this one does not wait for them. ``advised`` is a
    hint for the question below it. ``most``: how many sentences of news, of those that the hand does not show; below
    ``ALL``, a button leads to the rest. ``happened`` is the news as of the picture; by default, as of now.
    """
    happened = collect_news_since(table, asked.seat, words) if happened is None else happened
    tells = make_narrator(table.match.game, words.language)
    which = make_text(f"-# {game_name(table.match.game.key, words)} {table.number}")
    parts: Children = [
        which,
        *describe_result(table, words),
        *show_own_hand(table, asked, picture, words),
        *compose_story(in_hand(happened, tells, asked.view, most), room_for_news(most, picture, advised)),
    ]
    if note:
        parts.append(make_text(f"**{escape_markup(note)}**"))
    parts += advised or []
    more = most < ALL and len(drop_shown_news(happened, tells, asked.view)) > HEARD
    rest = all_news(table, asked, len(happened), words) if more else []
    parts += make_question(table, asked, words, onward, rest, picture.numbers if picture else NO_NUMBERS)
    parts += [make_text(f"-# {each}") for each in describe_own_time(table, asked.seat, words)]
    return make_layout(parts, OLIVE, picture)


def room_for_news(most: int, picture: Picture | None, advised: Children | None) -> int:
    """Return how many characters the news in a hand may have."""
    if advised:
        return BRIEF
    return WHOLE if picture and most == ALL else STORY


def show_own_hand(table: Table, asked: Asked, picture: Picture | None, words: Words) -> Children:
    """Return the hand of a seat, as a picture or in words."""
    return as_seen(table.match.game, asked.view, names_of(table, words), picture, words)


def make_question(
    table: Table, asked: Asked, words: Words, onward: Sequence[Button], rest: Sequence[Button] = (),
    numbers: Mapping[int, int] = NO_NUMBERS,
) -> Children:  # fmt: skip
    """Return the question and its answers, or whom the table waits for; ``numbers`` are those in the picture."""
    if table.status != "playing":
        beside = [*rest, *make_after_buttons(table.number, table.status, words, table.lobby), *onward]
        return [*explain_end(table, words), *lay_out_rows(beside)]
    planned = describe_plan(table, asked, words)
    if asked.offer is None:
        return [
            make_text(escape_markup(describe_turn(table, None, words))),
            *planned,
            *lay_out_rows([*make_waiting_buttons(table, asked, words), *rest, *onward]),
        ]
    if asked.offer.move is not None and asked.planning:
        return ask_how_often(table, asked, asked.offer.move, words)
    if asked.offer.move is not None:
        return ask_confirmation(table, asked, asked.offer.settled, words)
    return [*planned, *next_part(table, asked, asked.offer, words, rest, numbers)]


def make_waiting_buttons(table: Table, asked: Asked, words: Words) -> list[Button]:
    """Return the buttons of a hand that is asked nothing."""
    planning = make_plan_buttons(table, asked.seat, words)
    looking_up = [*make_why_not_button(table, words), *make_own_cards_button(table, words)]
    return [make_refresh_button(table, words), *planning, *looking_up, *all_hands(table, asked.seat, words)]


def next_part(
    table: Table, asked: Asked, offer: Offer, words: Words, rest: Sequence[Button], numbers: Mapping[int, int]
) -> Children:
    """Return the question for the next part of a move that is made or planned, and its answers."""
    here = Id("plan" if asked.planning else "answer", table.number, asked.stamp, asked.path)
    names = names_of(table, words)
    found = list_answers(table.match.game, asked.view, names, offer, words, numbers)
    asks = phrase_question(table.match.game, asked.view, names, offer, words)
    if asked.planning:
        asks, beside = (
            phrase_plan_heading(asks, bool(offer.settled), words),
            make_plan_back_button(here, words),
        )
    else:
        beside = [
            *make_back_button(asked, here, words),
            *make_hint_button(table, here, found, words),
            *make_why_not_button(table, words, here),
        ]
        beside += [*make_own_cards_button(table, words), *rest]
    return [asks, *lay_out_choices(found, here, words.say("hand-choose")), *lay_out_rows(beside)]


def explain_end(table: Table, words: Words) -> Children:
    """Return why a game has stopped; nothing for a finished one, whose title says who has won."""
    return [] if table.status == "finished" else [make_text(escape_markup(describe_turn(table, None, words)))]


def ask_confirmation(table: Table, asked: Asked, parts: Sequence[Part], words: Words) -> Children:
    """Return the question whether to make a costly move, and its answers."""
    game, number = table.match.game, table.number
    choice = make_narrator(game, words.language).choice(parts, asked.view, names_of(table, words))
    yes = make_button(words.say("hand-yes"), Id("confirm-move", number, asked.stamp, asked.path), DANGER)
    no = make_button(words.say("hand-back"), Id("answer", number, asked.stamp, asked.path[:-1]))
    return [make_text(f"**{escape_markup(words.say('hand-sure', choice=choice))}**"), *lay_out_rows([yes, no])]


def is_risky(game: Game, view: Any, offer: Offer) -> bool:
    """Return whether this is a whole move that costs its player much."""
    return offer.move is not None and make_narrator(game, ENGLISH).risky(offer.settled, view)


def phrase_question(game: Game, view: Any, names: Names, offer: Offer, words: Words) -> Text:
    """Return the text of the question."""
    return make_text(f"**{escape_markup(make_narrator(game, words.language).question(offer.settled, view, names))}**")


def list_answers(
    game: Game, view: Any, names: Names, offer: Offer, words: Words, numbers: Mapping[int, int]
) -> list[Answer]:
    """Return the answers, those last that end a turn; those that the picture shows are told in a few words."""
    tells, at = make_narrator(game, words.language), offer.choices.index

    def labelled(place: int, parts: Sequence[Part]) -> str:
        if place not in numbers:
            return tells.choice(parts, view, names)
        return number_label(numbers[place], tells.brief(parts, view, names))

    going = [
        Answer(at(parts), labelled(place, parts))
        for place, parts in enumerate(list_numbered_choices(tells, offer.choices, view), 1)
    ]
    closing = [
        Answer(at(parts), tells.choice(parts, view, names), DANGER) for parts in offer.choices if tells.closes(parts)
    ]
    return [*going, *closing]


def number_label(number: int, label: str) -> str:
    """Return a label with the number of the choice in the picture, if it has one there."""
    return f"{number}. {label}" if number else label


def all_news(table: Table, asked: Asked, happened: int, words: Words) -> list[Button]:
    """Return the button that shows all that happened since the player's last move."""
    return [make_button(words.say("hand-all-news", count=happened), Id("news", table.number, asked.stamp, asked.path))]


def make_back_button(asked: Asked, here: Id, words: Words) -> list[Button]:
    """Return the button that goes back one choice, if there is one to undo."""
    if not asked.path:
        return []
    return [make_button(words.say("hand-back"), Id(here.verb, here.table, here.stamp, here.path[:-1]))]


def make_hint_button(table: Table, here: Id, found: Sequence[Answer], words: Words) -> list[Button]:
    """Return the button that asks for a hint at this point of a move, if hints are allowed and there is a choice."""
    if table.lobby.hints != "on" or len(found) < 2:
        return []
    return [make_button(words.say("hint-button"), Id("hint", table.number, here.stamp, here.path))]


def make_why_not_button(table: Table, words: Words, here: Id | None = None) -> list[Button]:
    """Return the button that asks why something cannot be done, as long as the game goes on and can say so.

    ``here`` is the point of a move to come back to.
    """
    if table.status != "playing" or BOXES[table.match.game.key].reasons is None:
        return []
    return [make_button(words.say("reasons-why-not"), replace(here or Id("", table.number), verb="why-not"))]


def make_own_cards_button(table: Table, words: Words) -> list[Button]:
    """Return the button that says what the cards in the hand do."""
    return make_cards_button(table.match.game.key, Id("cards-in-hand", table.number), words)


def make_cards_button(key: str, identity: Id, words: Words) -> list[Button]:
    """Return a button that says what cards do, if the game has words for that."""
    return [make_button(words.say("library-cards"), identity)] if key in LIBRARIES else []


def sees_all(table: Table, seat: Seat) -> bool:
    """Return whether a seat may see all hands: it has finished, others play on, and the table has agreed to it."""
    if table.status != "playing" or table.lobby.finished != "all":
        return False
    return seat in BOXES[table.match.game.key].done(table.match.state)


def all_hands(table: Table, seat: Seat, words: Words) -> list[Button]:
    """Return the button that shows all hands, if this seat may see them."""
    return (
        [make_button(words.say("spectator-all-hands"), Id("all-hands", table.number))] if sees_all(table, seat) else []
    )


def make_refresh_button(table: Table, words: Words) -> Button:
    """Return the button that shows the current hand."""
    return make_button(words.say("hand-refresh"), Id("refresh", table.number))


# -- planning: what the player will do when their turn comes


def describe_plan(table: Table, asked: Asked, words: Words) -> Children:
    """Return what a seat has planned, or that its plan will not be carried out; nothing without a plan."""
    plan = None if asked.planning else automatic_moves.find_plan(table, asked.seat)
    if plan is None:
        return []
    move = automatic_moves.find_planned_move(table, asked.seat, plan)
    relies = make_narrator(table.match.game, words.language).relies()
    if move is None:
        return [make_text(escape_markup(words.say("plan-lapsed", relies=relies)))]
    stands = words.say(
        "plan-stands", kind="every" if plan.again else "once", move=name_planned_move(table, asked, move, words)
    )
    return [
        make_text(f"**{escape_markup(stands)}**\n-# {escape_markup(words.say('plan-stands-until', relies=relies))}")
    ]


def name_planned_move(table: Table, asked: Asked, move: Move, words: Words) -> str:
    """Return a planned move in words."""
    return make_narrator(table.match.game, words.language).whole(
        list_spellings(move)[0], asked.view, names_of(table, words)
    )


def make_plan_buttons(table: Table, seat: Seat, words: Words) -> list[Button]:
    """Return the buttons to plan a move and to drop the plan, for a hand that waits for others."""
    plan = automatic_moves.find_plan(table, seat)
    stands = plan is not None and automatic_moves.find_planned_move(table, seat, plan) is not None
    found = [make_button(words.say("plan-drop"), Id("drop-plan", table.number))] if stands else []
    if automatic_moves.list_plannable_moves(table, seat):
        label = words.say("plan-another" if stands else "plan-button")
        found.insert(0, make_button(label, Id("plan", table.number, table.match.ply)))
    return found


def phrase_plan_heading(asks: Text, begun: bool, words: Words) -> Text:
    """Return the question what to plan, and below it what is asked for the next part of a move that is begun.

    The first question of a turn is left out: it says how things stand on that turn, which has not come yet.
    """
    planning = f"**{escape_markup(words.say('plan-question'))}**"
    return make_text(f"{planning}\n{asks.content}" if begun else planning)


def make_plan_back_button(here: Id, words: Words) -> list[Button]:
    """Return the button that goes back one choice, or from the first one to the hand."""
    before = replace(here, path=here.path[:-1]) if here.path else Id("refresh", here.table)
    return [make_button(words.say("hand-back"), before)]


def ask_how_often(table: Table, asked: Asked, move: Move, words: Words) -> Children:
    """Return the question whether a move is planned for one turn or for every turn, and its answers."""
    here = Id("plan-once", table.number, asked.stamp, asked.path)
    every = Id("plan-every", table.number, asked.stamp, asked.path)
    again = Id("plan", table.number, asked.stamp, asked.path)
    asks = words.say("plan-how-often", move=name_planned_move(table, asked, move, words))
    answers = [
        make_button(words.say("plan-once"), here, PRIMARY),
        make_button(words.say("plan-every"), every, PRIMARY),
        *make_plan_back_button(again, words),
    ]
    relies = make_narrator(table.match.game, words.language).relies()
    return [
        make_text(f"**{escape_markup(asks)}**\n-# {escape_markup(words.say('plan-until', relies=relies))}"),
        *lay_out_rows(answers),
    ]


def stamp_plan(table: Table, seat: Seat) -> str:
    """Return a value that changes when a hand has something else to say of a plan."""
    plan: Plan | None = automatic_moves.find_plan(table, seat)
    if plan is None:
        return ""
    return f"{plan.move} {plan.again} {automatic_moves.find_planned_move(table, seat, plan) is not None}"
