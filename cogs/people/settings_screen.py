"""The panel of `/settings`: each menu or switch shows the current value and sets a fixed one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.answering.button_ids import Id
from cogs.answering.choices import lay_out_settings, name_value
from cogs.answering.layout import (
    OLIVE,
    OPTIONS,
    Button,
    Children,
    Row,
    Screen,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
)
from cogs.answering.settings import LANGUAGE, PERSONAL, SERVER_PICTURES
from tables.clocks.playing_hours import DAY, LEAST, format_hours, list_zones, read_hours
from words import Words

HOUR, LONG = 60, 5 * 60  # minutes; playing hours that somebody begins to choose last five hours
Set = Mapping[str, str]


def settings_screen(mine: Set, server: Set | None, words: Words) -> Screen:
    """Return the panel: what a person has set, and what their ``server`` has, unless this is a direct message."""
    about = [f"## {words.say('settings-title')}", words.say("settings-private")]
    if server is not None:
        language, pictures = name_value(LANGUAGE, LANGUAGE.read(server), words), SERVER_PICTURES.read(server)
        about.append(f"-# {words.say('settings-server', language=language, pictures=pictures)}")
    moves = make_text(f"-# {words.say('settings-moves-about')}")
    now = words.say("settings-times", hours=mine.get("hours", ""), zone=mine.get("zone", ""), set=_are_set(mine))
    times = make_text(f"**{now}**\n-# {words.say('settings-times-about')}")
    return make_layout(
        [
            make_text("\n".join(about)),
            *lay_out_settings("settings", PERSONAL, mine, words),
            moves,
            times,
            *_times(mine, words),
        ],
        OLIVE,
    )


def zones_screen(region: str, words: Words) -> Screen:
    """Return the time zones of a region, in as many menus as needed."""
    known = list(list_zones().values())
    there = [at for at, name in enumerate(known) if region_of(name) == region]
    parts = [there[at : at + OPTIONS] for at in range(0, len(there), OPTIONS)]
    menus = [_cities(known, part, Id("settings-zone", 0, 0, (number,)), words) for number, part in enumerate(parts)]
    title = make_text(f"## {words.say('settings-which-zone')}")
    return make_layout([title, _regions(region, words), *menus, *lay_out_rows([_back(words)])], OLIVE)


def region_of(zone: str) -> str:
    """Return the region of a time zone, such as ``Europe``."""
    return zone.partition("/")[0]


def list_regions() -> list[str]:
    """Return the regions of all time zones."""
    return list(dict.fromkeys(map(region_of, list_zones().values())))


# -- playing hours


def _are_set(mine: Set) -> str:
    return "yes" if "hours" in mine and "zone" in mine else "no"


def _times(mine: Set, words: Words) -> Children:
    """Return the menus of playing hours, or of time zones as long as none is chosen."""
    zone = mine.get("zone")
    if zone is None:
        return [_regions("", words)]
    hours = read_hours(mine["hours"]) if "hours" in mine else None
    change = make_button(words.say("settings-zone", zone=zone), Id("settings-region", 0, 0, (_region_number(zone),)))
    until = [_until(hours, words)] if hours else []
    return [_since(hours, words), *until, *lay_out_rows([change])]


def _since(hours: tuple[int, int] | None, words: Words) -> Row:
    """Return the menu of the hours at which playing time begins; its first option is the whole day."""
    labels = [
        words.say("settings-all-day"),
        *(words.say("settings-from", time=_clock(at)) for at in range(0, DAY, HOUR)),
    ]
    now = words.say("settings-from", time=_clock(hours[0])) if hours else labels[0]
    return make_menu(labels, Id("settings-from", 0), now)


def _until(hours: tuple[int, int], words: Words) -> Row:
    """Return the menu of the hours at which playing time may end."""
    ends = list_closings(hours[0])
    labels = [words.say("settings-until", time=_clock(at)) for at in ends]
    return make_menu(labels, Id("settings-until", 0), words.say("settings-until", time=_clock(hours[1])))


def list_closings(opens: int) -> list[int]:
    """Return the times, in minutes after midnight, at which playing hours that begin at ``opens`` may end."""
    return [(opens + length) % DAY for length in range(LEAST, DAY, HOUR)]


def _clock(minutes: int) -> str:
    return format_hours(minutes, minutes).partition("-")[0]


def _regions(chosen: str, words: Words) -> Row:
    known = list_regions()
    return make_menu(known, Id("settings-region", 0), chosen or words.say("settings-choose-zone"))


def _region_number(zone: str) -> int:
    return list_regions().index(region_of(zone))


def _cities(known: Sequence[str], part: Sequence[int], identity: Id, words: Words) -> Row:
    """Return a menu of time zones; its placeholder names the first and the last."""
    names = [known[at].partition("/")[2].replace("_", " ") or known[at] for at in part]
    return make_menu(names, identity, words.say("reasons-choose-among", first=names[0], last=names[-1]), part)


def _back(words: Words) -> Button:
    return make_button(words.say("settings-back"), Id("settings-panel", 0))
