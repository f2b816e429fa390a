"""Every link in the documents leads somewhere, and every path that they name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")])
LINK = re.compile(r"""(?:\]\(|src=")(?P<target>[^)"\s]+)[)"]""")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:[\w.<>*-]+/)+(?:[\w.<>*-]+)?")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ELSEWHERE = ("backups/", "build/", "./")  # what an owner makes


def name(page):
    return page.relative_to(ROOT).as_posix()


def links(text):
    """Return where the links of a page lead, but for those out of this repository."""
    found = (link["target"] for link in LINK.finditer(FENCED.sub("", text)))
    return [target for target in found if not re.match(r"\w+:", target)]


def paths(text):
    """Return the paths in a page's code, without the name of a test or a placeholder such as ``<game>``."""
    spans = (span.partition("::")[0] for span in SPAN.findall(FENCED.sub("", text)))
    named = [re.sub(r"<\w+>", "*", span) for span in spans if PATH.fullmatch(span)]
    return [path for path in named if not path.startswith(ELSEWHERE)]


def leads_somewhere(page, target):
    path, _, anchor = target.partition("#")
    there = (page.parent / path).resolve() if path else page
    return there.exists() and (not anchor or anchor in anchors(there.read_text(encoding="utf-8")))


def anchors(text):
    """Return the anchors that GitHub makes of a page's headings."""
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(text)}


def is_there(path):
    """Whether a path is in this repository, from its root or from the folder of some game."""
    return any(any(ROOT.glob(folder + path.rstrip("/"))) for folder in ("", "games/*/"))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_of_a_page_leads_somewhere(page):
    assert [target for target in links(page.read_text(encoding="utf-8")) if not leads_somewhere(page, target)] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_path_that_a_page_names_is_there(page):
    assert [path for path in paths(page.read_text(encoding="utf-8")) if not is_there(path)] == []


def test_links_and_paths_are_found():
    """An expression that finds nothing would find nothing missing."""
    readme, guide = ROOT / "README.md", ROOT / "docs/guide.md"
    assert {"docs/pictures/game.webp", "docs/pictures/iliad.png", "docs/guide.md"} <= {*links(readme.read_text())}
    assert "#players" in links(guide.read_text())
    assert "games/*/cards.toml" in paths(guide.read_text())
    assert paths("see `engine/core.py`, `tests/a.py::test_b`, `cogs/` and `backups/a.db`, not `/play` or `a b/c`") == [
        "engine/core.py", "tests/a.py", "cogs/",
    ]  # fmt: skip


def test_a_wrong_link_or_path_is_noticed():
    readme = ROOT / "README.md"
    assert leads_somewhere(readme, "docs/guide.md#players")
    assert not leads_somewhere(readme, "docs/guide.md#nowhere")
    assert not leads_somewhere(readme, "docs/nowhere.md")
    assert is_there("engine/core.py")
    assert not is_there("engine/nowhere.py")
