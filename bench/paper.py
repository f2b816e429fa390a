"""The pictures of what was measured: SVGs as wide as a phone, all in one look."""

from __future__ import annotations

from collections.abc import Iterable

WIDE = 400  # units of a picture
PAPER, INK, PALE, MARK = "#fdf8ec", "#2b211c", "#cbb79c", "#a3262a"  # its own ground: it stands on light and on dark
LETTERS = 'font-family="sans-serif" font-size="13"'


def draw_paper(high: float, parts: Iterable[str]) -> str:
    """Return a picture of these parts, so many units high."""
    body = "\n".join(parts)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" {LETTERS}>
<rect x="0.5" y="0.5" width="{WIDE - 1}" height="{high - 1}" rx="8" fill="{PAPER}" stroke="{PALE}"/>
{body}
</svg>
"""


def draw_text(x: float, y: float, words: str, anchor: str, weight: str = "normal") -> str:
    """Return words as a part of an SVG."""
    return f'<text x="{x}" y="{y}" fill="{INK}" text-anchor="{anchor}" font-weight="{weight}">{words}</text>'
