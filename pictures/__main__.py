"""`python -m pictures gallery --out DIR` draws every kind of picture, for inspection; `readme` those of the README."""

from __future__ import annotations

import argparse
from pathlib import Path

from terminal.ending import end_in_words
from terminal.gallery import write_gallery
from terminal.readme_pictures import write_pictures

SHOWN = Path(__file__).parents[1] / "docs" / "pictures"


def main() -> None:
    """Write the pictures that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m pictures", description="Pictures of tables and hands.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    gallery = commands.add_parser("gallery", help="draw every game in opening, middle and end")
    gallery.add_argument("--out", type=Path, required=True, metavar="DIR", help="a folder for the pictures")
    readme = commands.add_parser("readme", help="draw the pictures of the README anew")
    readme.add_argument("--out", type=Path, default=SHOWN, metavar="DIR", help="another folder for them")
    chosen = parser.parse_args()
    if chosen.command == "readme":
        print(f"{write_pictures(chosen.out)} pictures are in {chosen.out}")  # noqa: T201
    else:
        print(f"{write_gallery(chosen.out)} pictures are in {chosen.out}; index.html shows them all")  # noqa: T201


if __name__ == "__main__":
    with end_in_words():
        main()
