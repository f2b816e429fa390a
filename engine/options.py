"""The options of a table: complete them with defaults, and refuse what the game does not have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import TableRefused, Tables, default_variant


def complete_options(game: Tables, seats: int, chosen: Mapping[str, object]) -> dict[str, Any]:
    """Return the variant and every option of the game, with defaults for those not chosen.

    Raises:
        TableRefused: the game has no such variant, number of seats, option or value.
    """
    variant = _variant(game, seats, chosen.get("variant"))
    choices = game.choices(seats, variant)
    _known(game, chosen, ["variant", *choices])
    options = {name: chosen.get(name, allowed[0]) for name, allowed in choices.items()}
    for name, value in options.items():
        _allowed(game, name, value, choices[name])
    return {"variant": variant, **options}


def _variant(game: Tables, seats: int, chosen: object) -> str:
    """Return the chosen variant, or if none was chosen, the first that takes the seats."""
    if not chosen:
        return default_variant(game, seats)
    variant = next((known for known in game.variants if known == chosen), None)
    if variant is None:
        raise TableRefused(f"{game.key} has no variant {chosen!r}; it has {', '.join(game.variants)}")
    if seats not in game.variants[variant]:
        sizes = ", ".join(map(str, game.variants[variant]))
        raise TableRefused(f"{game.key}, variant {variant}, is for {sizes} players, not {seats}")
    return variant


def _known(game: Tables, chosen: Mapping[str, object], names: list[str]) -> None:
    unknown = sorted(set(chosen) - set(names))
    if unknown:
        raise TableRefused(f"{game.key} has no option {', '.join(unknown)}; it has {' and '.join(names)}")


def _allowed(game: Tables, name: str, value: object, allowed: tuple[int, ...]) -> None:
    if value not in allowed or type(value) is not type(allowed[0]):
        raise TableRefused(f"{game.key}: {name} may be {', '.join(map(str, allowed))}, not {value!r}")
