"""`python -m pictures gallery --out DIR`: write every kind of picture, for inspection."""

from __future__ import annotations

import argparse
from pathlib import Path

from terminal.gallery import write_gallery


def main() -> None:
    """Write the gallery."""
    parser = argparse.ArgumentParser(prog="python -m pictures", description="Pictures of tables and hands.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    gallery = commands.add_parser("gallery", help="draw every game in opening, middle and end")
    gallery.add_argument("--out", type=Path, required=True, metavar="DIR", help="a folder for the pictures")
    out = parser.parse_args().out
    print(f"{write_gallery(out)} pictures are in {out}; index.html shows them all")  # noqa: T201


if __name__ == "__main__":
    main()
