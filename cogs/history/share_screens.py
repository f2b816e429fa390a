"""The panel that shares a replay: as a file to keep or post, and by a code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    DANGER,
    OLIVE,
    SUCCESS,
    Button,
    Children,
    Row,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
)
from cogs.history.replay_access import TABLE
from cogs.history.replay_screens import Look
from pictures.scene import drawn_names
from replays.story import SEATS, Story
from store import Consent
from tables import share_codes
from tables.review.analysis import TurningPoint
from words import Words
from words.because import round_percent
from words.people import shown_name

FILES = POINTS, GAME, PAGE = range(3)  # what can be made of a game
KINDS = ("points", "game", "page")
ENDINGS = ("-turning-points.webp", ".webp", ".html")


@dataclass(frozen=True, slots=True)
class Shared:
    """A game to share: what its reader looks at, its story in their language, and its title."""

    look: Look
    story: Story
    title: str

    def file(self, what: int) -> str:
        """Return the name of a file; each of a game's files has another."""
        number = f"-{self.look.number}" if self.look.kind == TABLE else ""
        return f"{self.story.game.key}{number}{ENDINGS[what]}"

    def change(self, point: TurningPoint) -> str:
        """Return how a turning point changed somebody's chances, in letters that can be drawn."""
        names, (before, after) = self.story.names_at(point.entry), (point.before, point.after)
        name = drawn_names(names, self.story.words)[point.seat]
        return self.story.words.say("share-change", name=name, before=round_percent(before), after=round_percent(after))

    def alt(self, what: int) -> str | None:
        """Return the description of a picture for people who cannot see it."""
        return None if what == PAGE else self.story.words.say("share-alt", game=self.title, what=KINDS[what])


def share_screen(its: Shared, consent: Consent | None) -> Screen:
    """Return what can be made of a game; for a table, also its code."""
    words = its.story.words
    head = f"## {words.say('replay-sharing', game=escape_markup(its.title))}\n{words.say('share-about')}"
    parts: Children = [make_text(head), make_film_viewpoint_menu(its), *lay_out_rows(make_file_buttons(its))]
    if consent is not None:
        number = its.look.number
        parts += [
            make_text("\n".join(by_code(consent, words))),
            *lay_out_rows([make_code_button(number, consent, words)]),
        ]
    return make_layout(parts, OLIVE)


def make_film_viewpoint_menu(its: Shared) -> Row:
    """Return the menu of points of view, which shows the chosen one."""
    labels = [its.story.seen_by(seen, its.look.ply) for seen in range(SEATS + its.story.seats)]
    return make_menu(labels, its.look.id("share-seen-by"), labels[its.look.seen])


def make_file_buttons(its: Shared) -> Sequence[Button]:
    """Return the buttons that make a file."""
    words, whole = its.story.words, its.look.id("share-file", GAME)
    points = [make_button(words.say("share-points"), its.look.id("share-file", POINTS))] if is_analyzable(its) else []
    drawn = [*points, make_button(words.say("share-game"), whole)] if its.story.drawn else []
    return [*drawn, make_button(words.say("share-page"), its.look.id("share-file", PAGE))]


def is_analyzable(its: Shared) -> bool:
    """Return whether turning points can be found: in a finished game of a table of ours."""
    return its.look.kind == TABLE and its.story.steps[-1].state.outcome() is not None


def made_lines(its: Shared, what: int, note: str, sharer: str | None) -> list[str]:
    """Return what is said over a file: to its reader, or to everybody about who shares it."""
    words, about = its.story.words, {"game": escape_markup(its.title), "what": KINDS[what]}
    notes = [each for each in (note, "" if sharer is not None else words.say("share-keep")) if each]
    said = (
        words.say("share-made", **about)
        if sharer is None
        else words.say("share-posted", name=escape_markup(shown_name(sharer, words)), **about)
    )
    return [said, *(f"-# {each}" for each in notes)]


def post_button(its: Shared, what: int) -> Button:
    """Return the button that posts a file for everybody."""
    return make_button(its.story.words.say("share-post"), its.look.id("post-file", what))


def by_code(consent: Consent, words: Words) -> list[str]:
    """Return what a code is for, or the code if the game has one."""
    if consent.code is None:
        return [words.say("replay-sharing-about")]
    code = words.say("replay-code", code=share_codes.format_share_code(consent.code))
    return [f"### {code}", words.say("replay-code-about")]


def make_code_button(table: int, consent: Consent, words: Words) -> Button:
    """Return the button that gives a game a code, or takes the code back."""
    if consent.code is None:
        return make_button(words.say("replay-agree"), Id("agree-to-share", table, 1), SUCCESS)
    return make_button(words.say("replay-withdraw"), Id("agree-to-share", table, 0), DANGER)
