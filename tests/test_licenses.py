"""What we say about licenses is what the libraries and the fonts say themselves."""

import hashlib
import re
import tomllib
from functools import cache
from importlib.metadata import PackageMetadata, distributions
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
LOCKED = tomllib.loads((ROOT / "uv.lock").read_text())["package"]
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
LISTED = dict(re.findall(r"^  ([a-z][\w.-]*) {2,}(\S.*)$", NOTICE.partition("LIBRARIES")[2], re.MULTILINE))
APACHE = "cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30"  # apache.org/licenses/LICENSE-2.0.txt
FONTS = sorted(ROOT.glob("pictures/fonts/*.[ot]tf"))
DESIGNER, LICENSE = 9, 13  # names in a font, by the numbers of OpenType


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def installed_with_the_bot() -> set[str]:
    """Every package that `uv sync` installs on one system or another."""
    needs: dict[str, set[str]] = {}
    for package in LOCKED:
        groups = [package.get("dependencies", []), *package.get("optional-dependencies", {}).values()]
        needs.setdefault(package["name"], set()).update(each["name"] for group in groups for each in group)
    found, left = set(), {"ilion"}
    while left:
        found |= left
        left = set().union(*(needs[name] for name in left)) - found
    return found - {"ilion"}


def said_in(about: PackageMetadata, field: str) -> str:
    """Return a field of a package, or nothing; some readers of packages raise an error where one is missing."""
    return {key: about[key] for key in set(about)}.get(field, "")


@cache
def own_words() -> dict[str, str]:
    """What each library that is here says of its license, if it says so in one expression."""
    found = {normal(each.metadata["Name"]): each.metadata for each in distributions()}
    said = {name: said_in(about, "License-Expression") or said_in(about, "License") for name, about in found.items()}
    return {name: words for name, words in said.items() if "-" in words and "\n" not in words}


def test_the_license_is_apache_2_to_the_letter():
    assert hashlib.sha256((ROOT / "LICENSE").read_bytes()).hexdigest() == APACHE
    assert PROJECT["license"].startswith("Apache-2.0")


@pytest.mark.parametrize("file", PROJECT["license-files"])
def test_every_license_file_is_where_the_project_says(file):
    assert (ROOT / file).is_file()


def test_notice_lists_every_library_of_the_bot_and_no_other():
    assert {normal(name) for name in LISTED} == installed_with_the_bot()


@pytest.mark.parametrize("name", sorted(LISTED))
def test_notice_says_of_a_library_what_it_says_itself(name):
    assert LISTED[name].startswith(own_words().get(normal(name), ""))


def test_libraries_say_what_their_licenses_are():
    """Comparing with nothing would find no difference."""
    words = own_words()
    assert words["pyvips-binary"] == "LGPL-3.0-or-later"
    assert len(words.keys() & installed_with_the_bot()) > 10


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_notice_says_of_a_font_what_it_says_itself(font):
    names = TTFont(font)["name"]
    assert "SIL Open Font License" in names.getDebugName(LICENSE)
    designers = re.sub(r"^Designed by |\.$", "", names.getDebugName(DESIGNER))
    assert designers in one_line(ROOT / "NOTICE")
    assert font.name in (ROOT / "pictures/fonts/OFL.txt").read_text(encoding="utf-8")


def test_notice_names_the_authors_of_every_game():
    pages = list(ROOT.glob("games/*/RULES.md"))
    assert len(pages) >= 5
    for page in pages:
        authors = re.search(r" is by ([^,]+(?:, [A-Z][^,]+)*), for ", one_line(page))
        assert authors, f"{page} names no author"
        assert authors[1] in one_line(ROOT / "NOTICE")


def one_line(path: Path) -> str:
    return " ".join(path.read_text(encoding="utf-8").split())
