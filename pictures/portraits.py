"""Portraits of computer players: each figure of the legend is a head in profile, composed of a few parts."""

from __future__ import annotations

from collections.abc import Mapping

from pictures.canvas import Canvas

PORTRAITS: Mapping[str, tuple[str, ...]] = {  # hair, beard and headgear of each, drawn over a head in this order
    "Amphiaraus": ("full", "helmet"),
    "Andromache": ("bun", "polos"),
    "Antenor": ("full", "phrygian"),
    "Briseis": ("long", "fillet"),
    "Calchas": ("long", "beard", "wreath"),
    "Calypso": ("long", "diadem"),
    "Cassandra": ("long",),
    "Clio": ("bun", "wreath"),
    "Croesus": ("short", "full", "diadem"),
    "Deucalion": ("short", "full", "petasos"),
    "Epeius": ("short", "full", "pilos"),
    "Evander": ("short", "beard", "diadem"),
    "Hecuba": ("veil",),
    "Helen": ("bun", "diadem"),
    "Helenus": ("phrygian",),
    "Laocoon": ("long", "full", "fillet"),
    "Machaon": ("short", "petasos"),
    "Manto": ("long", "wreath"),
    "Nausicaa": ("bun", "fillet"),
    "Nestor": ("bald", "beard"),
    "Philemon": ("bald", "full"),
    "Priam": ("beard", "phrygian"),
    "Pyrrha": ("sakkos",),
    "Sinon": ("short",),
    "Theano": ("long", "polos"),
    "Tiresias": ("beard", "veil"),
}


def paint_portrait(canvas: Canvas, figure: str, x: float, y: float, radius: float) -> bool:
    """Draw a figure's head on a coin around a point, if the figure has a portrait; return whether it has."""
    if figure in PORTRAITS:
        canvas.group(x, y, _portrait, PORTRAITS[figure], radius)
    return figure in PORTRAITS


def _portrait(canvas: Canvas, parts: tuple[str, ...], radius: float) -> None:
    style, side = canvas.style, 1.6 * radius
    canvas.circle(0, 0, radius, style.low, line=style.ink, thick=radius / 12)
    for part in ("head", *parts):
        canvas.emblem(f"portrait_{part}", -0.48 * side, -0.53 * side, side, ground=style.low)
