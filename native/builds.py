"""Where a build of the compiled rules lies, and whether it was made from the sources that are here.

A build is a folder named after a digest of everything that it was made from. So after any change of the
sources it has another name, and is not found: an old build never plays by new rules, nor a new one by old rules.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILDS = ROOT / "build" / "native"
SUFFIX = EXTENSION_SUFFIXES[0]
TAG = SUFFIX.strip(".").rpartition(".")[0]  # the version of Python and the kind of machine that a build is for
MADE_FROM = ("engine/**/*.py", "games/*/rules/*.py", "native/*.py")  # compiled code relies on all rules' types

# What the search of computer players does most; the rest of the engine is what games from outside inherit from.
ENGINE = ("engine/chance.py", "engine/players/greedy.py", "engine/players/ismcts.py")
# Data classes that travel between processes, which mypyc cannot restore, and modules that would gain nothing.
LEFT_OUT = (
    "__init__", "agenda", "cards", "events", "game", "glance", "lesson", "memory", "moves", "reasons",
    "terms", "view",
)  # fmt: skip


def list_compiled_files() -> dict[str, list[str]]:
    """Return the files to compile, by the name of the library that each becomes a part of."""
    games: dict[str, list[str]] = {}
    for path in sorted(ROOT.glob("games/*/rules/*.py")):
        if path.stem not in LEFT_OUT:
            games.setdefault(f"ilion_{path.parts[-3]}", []).append(path.relative_to(ROOT).as_posix())
    return {"ilion_engine": list(ENGINE), **games}


def hash_sources() -> str:
    """Return a hash of all files that a build is made from."""
    found = sha256()
    for file in sorted({path for pattern in MADE_FROM for path in ROOT.glob(pattern)}):
        found.update(b"%s\0%s\0" % (file.relative_to(ROOT).as_posix().encode(), file.read_bytes()))
    return found.hexdigest()[:16]


def locate_build() -> Path:
    """Return where the build of these sources is, or would be."""
    return BUILDS / f"{TAG}-{hash_sources()}"


def list_other_builds() -> list[Path]:
    """Return the builds of other sources, for this Python."""
    return [path for path in BUILDS.glob(f"{TAG}-*") if path != locate_build()]
