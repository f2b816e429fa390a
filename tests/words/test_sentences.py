"""Sentences are parsed one by one, and say the same as a whole file does."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize

import words
from words import ENTRY, PARSER, Sentences
from words.languages import read_text

ROOT = Path(words.__file__).parents[1]
FILES = sorted(file for folder in ("words", "games", "examples") for file in (ROOT / folder).rglob("*.ftl"))
TEXT = """
### about the file
-hero = Ajax
    .kind = a { -title }
-title = prince

lost = { -hero } falls
won = { $who ->
    [you] You win, like { -hero }.
   *[other] { lost }
}
round = and { round } again

## about what follows
won = nobody
"""


def entries(text):
    """Return the messages and terms of a Fluent text, as they are written in one way and without remarks."""
    body = [
        each for each in FluentParser(with_spans=False).parse(text).body if isinstance(each, ast.Message | ast.Term)
    ]
    return [serialize(ast.Resource([type(each)(each.id, each.value, each.attributes)])) for each in body]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_sentence_alone_is_the_one_of_its_file(file):
    text = file.read_text(encoding="utf-8")
    alone = [entry for found in ENTRY.finditer(text) for entry in entries(found[0])]
    assert alone == entries(text)


@pytest.fixture
def sentences():
    made = Sentences("en")
    made.add(TEXT)
    return made


def test_what_a_sentence_refers_to_is_said_in_it(sentences):
    assert sentences.say("won", {"who": "you"}) == ("You win, like Ajax.", [])
    assert sentences.say("won", {"who": "other"}) == ("Ajax falls", [])


def test_a_sentence_that_refers_to_itself_is_told_as_wrong(sentences):
    _, wrong = sentences.say("round", {})
    assert wrong


@pytest.mark.parametrize("written", ["{ $who", "{ who ->", "", "\n    .label = a"])
def test_a_sentence_that_cannot_be_read_is_told_as_wrong(written):
    made = Sentences("en")
    made.add(f"lost = {written}\nwon = nobody")
    assert made.say("lost", {})[1]
    assert made.say("won", {}) == ("nobody", [])


def test_a_sentence_that_cannot_be_read_is_said_in_english():
    words.include_texts("coin", {"en": ["coin-name = Coin"], "fr": ["coin-name = { pièce"]})
    assert words.Words("fr").say("coin-name") == "Coin"
    words.include_texts("coin", {})


def test_of_a_file_in_another_encoding_some_sentences_are_read(tmp_path):
    file = tmp_path / "it.ftl"
    file.write_bytes("lost = perché\nwon = due".encode("latin-1"))
    made = Sentences("it")
    made.add(read_text(file))
    assert ("lost" in made, "won" in made) == (False, True)


def test_a_mark_before_a_file_hides_no_sentence(tmp_path):
    file = tmp_path / "it.ftl"
    file.write_text("won = perché", encoding="utf-8-sig")
    assert read_text(file) == "won = perché"


def test_lines_may_end_as_on_windows(tmp_path):
    file = tmp_path / "it.ftl"
    file.write_bytes(b"won = { $who ->\r\n   *[one] due\r\n}\r\n")
    assert read_text(file) == "won = { $who ->\n   *[one] due\n}\n"


def test_only_what_is_said_is_parsed(sentences, monkeypatch):
    parsed = []
    whole = PARSER.parse
    monkeypatch.setattr(PARSER, "parse", lambda text: parsed.append(text) or whole(text))
    sentences.say("lost", {})
    sentences.say("lost", {})
    assert ["".join(text.split()) for text in parsed] == ["lost={-hero}falls-hero=Ajax.kind=a{-title}-title=prince"]


def test_a_sentence_more_is_another_digest(sentences):
    before = sentences.digest()
    sentences.add("won = again")
    assert sentences.digest() == before, "the first of a name counts"
    sentences.add("more = one")
    assert sentences.digest() != before


def test_only_sentences_with_the_prefix_are_added():
    made = Sentences("en")
    made.add(TEXT, prefix="lo")
    assert "lost" in made
    assert "won" not in made
