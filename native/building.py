"""`python -m native.building FOLDER LEVEL`: compile the rules into a folder, and print how it goes."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from native.builds import ROOT, list_compiled_files


def translate_rules(scratch: str, level: str) -> list[Extension]:
    """Translate the rules into C; a library for each game, so that they are compiled side by side."""
    groups = list_compiled_files()
    files = [file for group in groups.values() for file in group]
    return mypycify(
        ["--config-file", os.devnull, "--strict", "--explicit-package-bases", *files],
        separate=[(group, name) for name, group in groups.items()],
        opt_level=level,
        debug_level="0",
        target_dir=scratch,
    )


def main(build: Path, level: str) -> None:
    """Compile into a folder."""
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as scratch:
        command = build_ext(Distribution({"name": "ilion", "ext_modules": translate_rules(scratch, level)}))
        command.build_lib, command.build_temp = str(build), scratch
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
