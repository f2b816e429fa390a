"""How far long work is: a bar on the terminal, and nothing where the output is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

Each = TypeVar("Each")


def show_progress(work: Iterable[Each], of: int, about: str, console: Console | None = None) -> Iterator[Each]:
    """Yield the parts of some work, ``of`` in all, and show how many are done.

    The bar is on standard error and goes when the work is done. What is printed meanwhile stands above it; what is
    printed into a file stays there.
    """
    console = console or Console(stderr=True)
    with Progress(
        *Progress.get_default_columns(),
        console=console,
        transient=True,
        redirect_stdout=sys.stdout.isatty(),
        disable=not console.is_terminal,
    ) as shown:
        yield from shown.track(work, of, description=about)
