"""The files of `deploy/` and `compose.yaml`, and what they may name."""

import re
import tomllib
from pathlib import Path

import yaml

from running.config import KNOWN

ROOT = Path(__file__).parents[2]
SETTINGS = {*KNOWN}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
MEMORY = {"Mi": 2**20, "Gi": 2**30}


def read(path):
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def documents(path):
    return [*yaml.safe_load_all((ROOT / path).read_text(encoding="utf-8"))]


def extras_of_the_image():
    return set(re.findall(r"--extra (\w+)", (ROOT / "Dockerfile").read_text()))


def listening(words):
    """Return the ports that a command of Dask opens by its options."""
    options = dict(word.split("=", 1) for word in words if word.startswith("--") and "=" in word)
    ports = {name: int(value.rpartition(":")[2]) for name, value in options.items() if re.fullmatch(r":?\d+", value)}
    return {port for name, port in ports.items() if name.endswith(("port", "address"))}


def size(text):
    """Return an amount of memory in bytes."""
    return int(text[:-2]) * MEMORY[text[-2:]]
