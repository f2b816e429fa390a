"""`python -m engine compile`: the rules as machine code, and back to pure Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_config_var

from native.builds import BUILDS, ROOT, TAG, list_other_builds, locate_build
from native.finder import PURE, is_stale

NEEDED = ("mypyc", "setuptools")
LOG = BUILDS / "log.txt"
UNOPTIMIZED, OPTIMIZED = "0", "3"
OUT_OF_DATE = "the compiled rules are out of date, and not used: uv run --group compile python -m engine compile"


class CannotCompile(Exception):
    """The rules cannot be compiled here, nor a build be removed; the message says why, and what to do."""


def warn_if_stale() -> None:
    """Say that there is a build, and that it is not used."""
    if is_stale():
        print(f"engine: {OUT_OF_DATE}", file=sys.stderr)


def compile_rules(level: str) -> Path:
    """Build the rules, remove the builds of older sources, and return the folder of the build.

    Raises:
        CannotCompile: something that is needed is missing, or compiling failed.
    """
    check_tools()
    build = locate_build()
    unfinished = BUILDS / f"{os.getpid()}.unfinished"  # a build gets its name when it is whole
    try:
        run_compiler(unfinished, level)
        if locate_build() != build:
            raise CannotCompile("the rules were changed meanwhile; compile them again")
        delete_builds([build])
        unfinished.rename(build)
    except OSError as wrong:
        raise CannotCompile(f"{wrong.filename} cannot be written: {wrong.strerror}") from wrong
    finally:
        delete_builds([unfinished])
    delete_builds(list_other_builds())
    return build


def check_tools() -> None:
    """See that a compiler is here, and the libraries that translate Python for it.

    Raises:
        CannotCompile: something is missing.
    """
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise CannotCompile(f"{' and '.join(missing)} is missing: uv run --group compile python -m engine compile")
    compiler = str(os.environ.get("CC") or get_config_var("CC") or "").split()[:1]
    if compiler and not shutil.which(compiler[0]):  # on Windows, setuptools looks for one itself
        raise CannotCompile(f"there is no C compiler ({compiler[0]}); the rules are played in pure Python")


def run_compiler(build: Path, level: str) -> None:
    """Compile in a program of its own, whose words go to a log.

    Raises:
        CannotCompile: it failed.
    """
    BUILDS.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "native.building", str(build), level]
    with LOG.open("wb") as log:
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, PURE: "1"}, stdout=log, stderr=log)  # noqa: S603
    if done.returncode:
        raise CannotCompile(f"the rules cannot be compiled; {LOG} says why")


def remove_builds() -> int:
    """Remove every build for this Python; return how many there were.

    Raises:
        CannotCompile: one of them stays.
    """
    found = list(BUILDS.glob(f"{TAG}-*"))
    delete_builds(found)
    if left := [build for build in found if build.exists()]:
        raise CannotCompile(f"{left[0]} cannot be removed: stop every bot, and be the user who has compiled it")
    return len(found)


def delete_builds(builds: Iterable[Path]) -> None:
    """Remove builds; Windows keeps what a running program has loaded."""
    for build in builds:
        shutil.rmtree(build, ignore_errors=True)
