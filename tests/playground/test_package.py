"""The playground is a package of its own, which serves bots that are not ours."""

import asyncio
import os
import re
import shutil
import socket
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground.__main__ import main

ROOM = Path(__file__).parents[2] / "playground"
BOT = """
import discord
from discord import app_commands


class Greeter(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="hello", description="Say hello")(hello)

    async def setup_hook(self):
        await self.tree.sync()

    async def on_ready(self):
        print("ready")


async def hello(interaction: discord.Interaction):
    await interaction.response.send_message(f"Hello, {interaction.user.display_name}")


if __name__ == "__main__":
    Greeter().run("token")
"""


def test_the_example_of_its_readme_passes():
    example = re.search(r"```python\n(.*?)```", ROOM.joinpath("README.md").read_text(encoding="utf-8"), re.DOTALL)
    known: dict[str, Any] = {"asyncio": asyncio, "__name__": "example"}
    exec(BOT + example[1], known)

    async def greets():  # a bot belongs to the event loop in which it is made
        await known["test_it_greets"](known["Greeter"]())

    asyncio.run(greets())


def build_package(folder):
    """Build the package in a copy of its folder, because the build leaves files there; return what it holds."""
    copy = shutil.copytree(ROOM, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    build = "import setuptools.build_meta as build, sys; print(build.build_wheel(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", build, str(folder)], cwd=copy, check=True, capture_output=True)
    [wheel] = folder.glob("discord_playground-*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "installed")
    return folder / "installed"


@pytest.mark.slow
def test_a_bot_of_somebody_else_runs_in_the_built_package(tmp_path):
    pytest.importorskip("setuptools")
    bot = tmp_path / "greeter.py"
    bot.write_text(BOT)
    command = [sys.executable, "-m", "playground", "--no-browser", "--token", "token", str(bot)]
    where = {**os.environ, "PYTHONPATH": str(build_package(tmp_path)), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=tmp_path, env=where, stdout=subprocess.PIPE, text=True) as program:
        try:
            url = re.search(r"http://\S+", program.stdout.readline())[0]
            assert program.stdout.readline() == "ready\n"
            assert asyncio.run(greeted(url)) == "Hello, Ada"
        finally:
            program.kill()


async def greeted(url):
    """Type /hello through the page; return what the channel says then."""
    async with aiohttp.ClientSession(f"{url}/you/ada/") as page, asyncio.timeout(60):
        channel = (await looked(page, "world"))["servers"][0]["channels"][0]["id"]
        await page.post(f"channels/{channel}/slash", json={"name": "hello", "options": {}})
        while not (said := (await looked(page, f"channels/{channel}/messages"))["messages"]):
            await asyncio.sleep(0.02)
        return said[-1]["content"]


async def looked(page, what):
    async with page.get(what) as answer:
        return await answer.json()


def test_a_file_that_is_not_there_is_asked_for_in_a_sentence():
    with pytest.raises(SystemExit, match="There is no file nothing"):
        main(["nothing.py"])


@pytest.fixture
def undone(monkeypatch):
    """Undo afterwards what running a bot's file does to this process."""
    monkeypatch.setattr(sys, "argv", [*sys.argv])
    monkeypatch.setattr(sys, "path", [*sys.path])
    for variable in ("DISCORD_TOKEN", "DISCORD_GUILD"):
        monkeypatch.setenv(variable, "")


def test_what_follows_the_file_goes_to_the_bot(tmp_path, undone):
    bot, kept = tmp_path / "listening.py", tmp_path / "kept.txt"
    bot.write_text(f"import sys\nopen({str(kept)!r}, 'w').write(' '.join(sys.argv[1:]))")
    main(["--no-browser", str(bot), "--port", "5", "--help", "--token=mine", "word"])
    assert kept.read_text() == "--port 5 --help --token=mine word"


def test_what_a_bot_raises_is_not_taken_for_a_port_in_use(tmp_path, undone):
    bot = tmp_path / "broken.py"
    bot.write_text("open('nothing here')")
    with pytest.raises(FileNotFoundError):
        main(["--no-browser", str(bot)])


def test_ctrl_c_ends_the_playground_without_a_traceback(tmp_path, undone):
    bot = tmp_path / "stopped.py"
    bot.write_text("raise KeyboardInterrupt")
    main(["--no-browser", str(bot)])


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_there_is_not_is_said_in_a_sentence(tmp_path, undone, port):
    bot = tmp_path / "idle.py"
    bot.write_text("")
    with pytest.raises(SystemExit, match=f"Port {port} cannot be opened: a port is a number from 0 to 65535."):
        main(["--no-browser", f"--port={port}", str(bot)])


def test_a_port_in_use_is_said_in_a_sentence(tmp_path, undone):
    bot = tmp_path / "idle.py"
    bot.write_text("")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit, match=f"Port {port} cannot be opened"):
            main(["--no-browser", "--port", str(port), str(bot)])
