"""A page of one file that steps through a game. It needs no network, no server and no other file.

Names and everything else that people wrote are text in JSON, which the page's script shows as text only. A content
security policy lets nothing run or load but what this module has written, known by its hash.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from pictures.canvas import WIDTH
from replays.figures import Figures
from replays.made import Made, TooLarge
from replays.story import OPEN, SEATS, SPECTATOR, Story

Tell = Callable[[float], None]  # is told which part of the work is done, 0 to 1
PREFIX = "share-page-"
LABELS = (
    "share-page-first",
    "share-page-back",
    "share-page-play",
    "share-page-pause",
    "share-page-next",
    "share-page-last",
    "share-page-step",
    "share-page-chapters",
    "share-page-view",
    "share-page-in-words",
    "share-page-all-moves",
    "share-page-keys",
    "share-page-no-script",
)


class Page:
    """Puts together the page of one game, in the language of its story; it offers these points of view."""

    def __init__(self, story: Story, seen: list[int], title: str, tell: Tell) -> None:
        self.story, self.seen, self.title, self.tell = story, seen, title, tell
        self.figures = Figures()
        self.texts: dict[str, int] = {}

    def html(self) -> str:
        """Return the page."""
        labels = {name.removeprefix(PREFIX): self.story.words.say(name) for name in LABELS}
        data = write_json(self.data(labels))
        script, style = read_page_part("page.js"), read_page_part("page.css")
        return Template(read_page_part("page.html")).substitute(
            {name.replace("-", "_"): escape(label) for name, label in labels.items()},
            language=self.story.words.language, title=escape(self.title), about=escape(self.about()),
            policy=make_policy(script, style), script=script, style=style, data=data, moves=self.moves(),
            width=WIDTH, definitions=self.figures.definitions, tabletop=self.figures.tabletop(WIDTH),
        )  # fmt: skip

    def data(self, labels: dict[str, str]) -> dict[str, Any]:
        """Return what the script shows."""
        plies = range(self.story.last + 1)
        views = [self.view(at, seen) for at, seen in enumerate(self.seen)]
        return {
            "labels": labels,
            "heads": [self.head(ply) for ply in plies],
            "chapters": [*self.story.chapters.items()],
            "opened": self.story.opened,
            "views": views,
            "pictures": self.figures.pictures,
            "heights": self.figures.heights,
            "texts": [*self.texts],
        }

    def view(self, at: int, seen: int) -> dict[str, Any]:
        """Return what a point of view sees at each step: a picture, its description, what happened, and open hands."""
        steps = []
        for ply in range(self.story.last + 1):
            self.tell((at + ply / len(self.story.steps)) / len(self.seen))
            steps.append(self.step(ply, seen))
        return {"name": self.story.seen_by(seen, 0), "steps": steps}

    def step(self, ply: int, seen: int) -> list[Any]:
        """Return a step: its picture or -1, its description, what happened, the position, and whose hand it shows.

        All but the picture are numbers of texts.
        """
        story, drawn = self.story, self.story.drawn
        picture = self.figures.add(story.drawing(ply, seen)) if drawn else -1
        alt = story.alt(ply, seen) if drawn else ""
        position = "\n".join(story.position(ply, seen, drawn=drawn)).strip("\n")
        happened = [self.text(each) for each in story.happened(ply, seen)]
        eyes = story.seen_by(story.shown(ply, seen) + SEATS, ply) if drawn and seen == OPEN else ""
        return [picture, self.text(alt), happened, self.text(position), self.text(eyes)]

    def text(self, text: str) -> int:
        """Return the number of a text, which is in the file once."""
        return self.texts.setdefault(text, len(self.texts))

    def head(self, ply: int) -> str:
        """Return which move a step is, and its chapter."""
        step = self.story.words.say("share-page-move", ply=ply, last=self.story.last)
        return " · ".join([step, *self.story.where(ply)])

    def about(self) -> str:
        """Return who played, who has won, and whose view it is."""
        players = self.story.words.both([*self.story.names_at(self.story.last).values()])
        return " · ".join([self.story.result() or players, self.story.seen_by(self.seen[0], self.story.last)])

    def moves(self) -> str:
        """Return all moves as a list that can also be read, searched and printed without the script."""
        seen = self.seen[0]
        return "".join(
            f'<li><a href="#{ply}">{escape(self.head(ply))}</a>{format_paragraphs(self.story.happened(ply, seen))}</li>'
            for ply in range(self.story.last + 1)
        )


def make_page(story: Story, seen: int, title: str, most: int, tell: Tell) -> Made:
    """Return the page of a game in at most ``most`` bytes; a browser opens it from any folder.

    Raises:
        TooLarge: it has more bytes, even with a single point of view.
    """
    content = Page(story, every_view(story, seen), title, tell).html().encode()
    if len(content) <= most:
        return Made(content)
    content = Page(story, [seen], title, tell).html().encode()
    if len(content) > most:
        raise TooLarge
    return Made(content, story.words.say("share-one-view"))


def every_view(story: Story, seen: int) -> list[int]:
    """Return the points of view that a page offers: with all hands open every one, otherwise the only one."""
    return [OPEN, SPECTATOR, *range(SEATS, SEATS + story.seats)] if seen == OPEN else [seen]


def format_paragraphs(sentences: Sequence[str]) -> str:
    """Return sentences as paragraphs."""
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def write_json(data: Any) -> str:
    """Return data as JSON that cannot end the element it is in, nor be taken for one."""
    said = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return said.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def make_policy(script: str, style: str) -> str:
    """Return the content security policy: this script, this style, and nothing else."""
    ours = {"script-src": script, "style-src": style}
    allowed = [f"{kind} 'sha256-{hash_for_policy(text)}'" for kind, text in ours.items()]
    return "; ".join(["default-src 'none'", *allowed, "base-uri 'none'", "form-action 'none'"])


def hash_for_policy(text: str) -> str:
    """Return the SHA-256 of a text, as a policy writes it."""
    return b64encode(sha256(text.encode()).digest()).decode()


@cache
def read_page_part(file: str) -> str:
    """Return a part of the page, from beside this module."""
    return files(__package__).joinpath(file).read_text(encoding="utf-8")
