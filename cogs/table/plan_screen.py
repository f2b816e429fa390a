"""Planning in a hand: what its player has planned, and the question what they will do when their turn comes."""

from __future__ import annotations

from dataclasses import replace

from cogs.answering.button_ids import Id
from cogs.answering.layout import PRIMARY, Button, Children, Text, escape_markup, lay_out_rows, make_button, make_text
from cogs.answering.names import names_of
from engine.choices import list_spellings
from engine.core import Move, Seat
from games.narrators import make_narrator
from tables.play import plans
from tables.play.table import Asked, Table
from tables.seats.in_play import Plan
from words import Words


def describe_plan(table: Table, asked: Asked, words: Words) -> Children:
    """Return what a seat has planned, or that its plan will not be carried out; nothing without a plan."""
    plan = None if asked.planning else plans.find_plan(table, asked.seat)
    if plan is None:
        return []
    move = plans.find_planned_move(table, asked.seat, plan)
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
    plan = plans.find_plan(table, seat)
    stands = plan is not None and plans.find_planned_move(table, seat, plan) is not None
    found = [make_button(words.say("plan-drop"), Id("drop-plan", table.number))] if stands else []
    if plans.list_plannable_moves(table, seat):
        label = words.say("plan-another" if stands else "plan-button")
        found.insert(0, make_button(label, Id("plan", table.number, table.match.ply)))
    return found


def phrase_heading(asks: Text, begun: bool, words: Words) -> Text:
    """Return the question what to plan, and below it what is asked for the next part of a move that is begun.

    The first question of a turn is left out: it says how things stand on that turn, which has not come yet.
    """
    planning = f"**{escape_markup(words.say('plan-question'))}**"
    return make_text(f"{planning}\n{asks.content}" if begun else planning)


def make_back_button(here: Id, words: Words) -> list[Button]:
    """Return the button that goes back one choice, or from the first one to the hand."""
    before = replace(here, path=here.path[:-1]) if here.path else Id("refresh", here.table)
    return [make_button(words.say("hand-back"), before)]


def how_often(table: Table, asked: Asked, move: Move, words: Words) -> Children:
    """Return the question whether a move is planned for one turn or for every turn, and its answers."""
    here = Id("plan-once", table.number, asked.stamp, asked.path)
    every = Id("plan-every", table.number, asked.stamp, asked.path)
    again = Id("plan", table.number, asked.stamp, asked.path)
    asks = words.say("plan-how-often", move=name_planned_move(table, asked, move, words))
    answers = [
        make_button(words.say("plan-once"), here, PRIMARY),
        make_button(words.say("plan-every"), every, PRIMARY),
        *make_back_button(again, words),
    ]
    relies = make_narrator(table.match.game, words.language).relies()
    return [
        make_text(f"**{escape_markup(asks)}**\n-# {escape_markup(words.say('plan-until', relies=relies))}"),
        *lay_out_rows(answers),
    ]


def stamp_plan(table: Table, seat: Seat) -> str:
    """Return a value that changes when a hand has something else to say of a plan."""
    plan: Plan | None = plans.find_plan(table, seat)
    if plan is None:
        return ""
    return f"{plan.move} {plan.again} {plans.find_planned_move(table, seat, plan) is not None}"
