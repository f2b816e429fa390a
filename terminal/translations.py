"""`python -m words check`: how much of each language is there, and what is wrong with it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import TextWrapper

from games import GAMES
from games.rules_pages import page_name, read_page
from terminal.arguments import NO_TEXT
from words import name_language
from words.clauses import list_clauses
from words.languages import ENGLISH, LANGUAGES
from words.messages import File, Message, parse_messages
from words.translation import Use, find_faults, find_untranslated, missing_rules, wrong_rules

ROOT = Path(__file__).parents[1]
DISCORD = (
    "bg", "cs", "da", "de", "el", "en", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt",
    "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
)  # fmt: skip
CALLS: tuple[tuple[Use, str], ...] = (
    ("option", r"\blocalize_text\("),
    ("button", r"\bmake_button\((?:[^()\"]|\([^()]*\))*?(?:words\.say\()?"),
    ("menu", r"\bmake_menu\((?:[^()\"]|\([^()]*\))*?(?:words\.say\()?"),
    ("choice", r"\bmake_choice\("),
)  # the calls in which the host names a message that Discord limits
WRAP = TextWrapper(110, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


@dataclass(frozen=True, slots=True)
class Language:
    """The files of one language."""

    code: str
    files: Sequence[File]

    @property
    def messages(self) -> dict[str, Message]:
        """All its messages by name."""
        return {message.name: message for file in self.files for message in file.messages}


def check_translations(argv: Sequence[str]) -> int:
    """Run the command line; return 1 if something is wrong, and 0 if at most something is missing yet."""
    parser = argparse.ArgumentParser(prog="python -m words", description="What a translation lacks.")
    check = parser.add_subparsers(required=True).add_parser("check", help="say what is missing, superfluous or wrong")
    check.add_argument("language", nargs="*", help=f"{' or '.join(LANGUAGES)}; all if none")
    chosen = parser.parse_args(argv).language or LANGUAGES
    for unknown in {*chosen} - {*LANGUAGES}:
        parser.error(
            f"there is no language {unknown[:20]!r}, only {', '.join(LANGUAGES)}; a new one is a folder "
            f"words/CODE with a file language.ftl, and CODE is Discord's code for it, such as 'it'"
        )
    if unread := [name for code in chosen for name in list_undecodable_files(code)]:
        print("\n".join(f"{name} {NO_TEXT}" for name in unread))
        return 1
    wrong = [_reported(read_language(each)) for each in chosen]
    return int(any(wrong))


def read_language(code: str) -> Language:
    """Read the files of a language: those of the host, and those in the folder of each game."""
    paths = _list_files(code)
    return Language(
        code, [parse_messages(path.read_text(encoding="utf-8-sig"), str(path.relative_to(ROOT))) for path in paths]
    )


def _list_files(code: str) -> list[Path]:
    games = [path for key in GAMES for path in sorted((ROOT / "games" / key / "words").glob("*.ftl"))]
    its = [path for path in games if path.name == f"{code}.ftl" or path.name.endswith(f".{code}.ftl")]
    return [*sorted((ROOT / "words" / code).glob("*.ftl")), *its]


def list_undecodable_files(code: str) -> Iterator[str]:
    """Yield the files of a language, rules pages among them, that are in another encoding."""
    pages = [path for game in GAMES if (path := ROOT / _rules_file(game, code)).is_file()]
    for path in [*_list_files(code), *pages]:
        try:
            path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            yield str(path.relative_to(ROOT))


def list_faults(language: Language, english: Language) -> Iterator[str]:
    """Yield everything that is wrong, a line each."""
    if language.code not in DISCORD:
        yield f"words/{language.code}: Discord calls no language so; there are {', '.join(DISCORD)}"
    yield from _unread(language)
    yield from _twice_or_misplaced(language)
    yield from find_faults(language.messages, english.messages, find_uses())
    for game in GAMES:
        told = wrong_rules(read_page(game, language.code), read_page(game, ENGLISH))
        yield from (f"{_rules_file(game, language.code)}: {each}" for each in told)


def list_gaps(language: Language, english: Language) -> Iterator[str]:
    """Yield everything that is missing and said in English meanwhile, a line each."""
    own = language.messages
    for name, message in english.messages.items():
        if name not in own:
            yield f"{_counterpart(message, language.code)}: {name} is missing ({message.place})"
    for game in GAMES:
        lacking = missing_rules(read_page(game, language.code), read_page(game, ENGLISH))
        yield from (f"{_rules_file(game, language.code)}: {each} is missing" for each in lacking)


def find_uses() -> dict[str, Use]:
    """Return what Discord shows the messages of the host as, where it limits their length."""
    sources = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "cogs").rglob("*.py"))]
    found: dict[str, Use] = {
        name: "description" if use == "option" and name.endswith("-about") else use
        for use, call in reversed(CALLS)
        for source in sources
        for name in re.findall(rf"{call}\s*\"([a-z]+-[a-z-]+)\"", source)
    }
    return found


def _reported(language: Language) -> bool:
    """Print the report of a language; return whether something is wrong."""
    english = read_language(ENGLISH)
    known, there = english.messages, language.messages.keys() & english.messages.keys()
    clauses, all_clauses = _clauses(language.code), _clauses(ENGLISH)
    done = 100 * (len(there) + clauses) // (len(known) + all_clauses)
    faulty, lacking = list(list_faults(language, english)), list(list_gaps(language, english))
    same = find_untranslated(language.messages, known)
    print(
        f"{name_language(language.code)} ({language.code}): {done}% done, {len(there)} of {len(known)} messages, "
        f"{clauses} of {all_clauses} clauses of the rules"
    )
    print("".join(f"  {each}\n" for each in [*faulty, *lacking] or ["Nothing is missing or wrong."]), end="")
    if same and language.code != ENGLISH:
        print(WRAP.fill(f"The same as in English, as names may be: {', '.join(same)}"))
    return bool(faulty)


def _clauses(code: str) -> int:
    """Return how many clauses the rules pages of a language have, of those that English has."""
    known = [{clause.number for clause in list_clauses(read_page(game, ENGLISH))} for game in GAMES]
    own = [{clause.number for clause in list_clauses(read_page(game, code))} for game in GAMES]
    return sum(len(here & there) for here, there in zip(known, own, strict=True))


def _unread(language: Language) -> Iterator[str]:
    for file in language.files:
        yield from (f"{file.name}:{line}: this cannot be read as Fluent" for line in file.unreadable)


def _twice_or_misplaced(language: Language) -> Iterator[str]:
    seen: dict[str, Message] = {}
    for file in language.files:
        for message in file.messages:
            yield from _misplaced(message)
            if message.name in seen:
                yield f"{message.place}: {message.name} is also at {seen[message.name].place}, and that one counts"
            seen.setdefault(message.name, message)


def _misplaced(message: Message) -> Iterator[str]:
    """Yield that a message is not in the file that its name begins with: the host's file, or the game."""
    path = Path(message.file)
    owner = path.parts[1] if path.parts[0] == "games" else path.stem
    if not message.name.startswith(f"{owner}-"):
        yield f"{message.place}: {message.name} does not begin with {owner}-"


def _counterpart(message: Message, code: str) -> str:
    """Return the file in which a message of English belongs in another language."""
    path = Path(message.file)
    if path.parts[0] == "words":
        return str(Path("words", code, path.name))
    return str(path.with_name(path.name.replace(f"{ENGLISH}.ftl", f"{code}.ftl")))


def _rules_file(game: str, code: str) -> str:
    return f"games/{game}/{page_name(code)}"
