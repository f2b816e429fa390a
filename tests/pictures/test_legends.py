"""The legend of each game: a picture of its symbols that a phone can show, and the same in words."""

import pytest

import games.narrators  # noqa: F401  (includes the sentences of the games)
from games.legends import legend_of
from games.painters import PAINTERS
from pictures.legend import INDENT, describe_legend, draw_legend
from tests.pictures.reading import emblems, letters, outside, written
from tests.pictures.test_every_game import legible
from words import LANGUAGES, Words
from words.alt import LONGEST

TALLEST = 648  # units that a phone of 390 pixels shows at full width: 544 pixels
NAME = 15.5  # the size of a name in a hand

each_legend = pytest.mark.parametrize(
    ("key", "language"), [(key, language) for key in PAINTERS for language in LANGUAGES]
)


@each_legend
def test_a_legend_fits_a_phone_and_can_be_read(key, language):
    for page in legend_of(key, Words(language)).pages:
        readable(draw_legend(page))


def readable(drawing):
    assert drawing.height <= TALLEST
    assert not outside(drawing)
    legible(drawing)
    meanings = [size for _, size, (left, *_) in letters(drawing) if left > INDENT]
    assert meanings
    assert min(meanings) >= NAME, "the meanings are as large as the names in a hand"


@each_legend
def test_a_legend_is_described_in_the_readers_language(key, language):
    its = legend_of(key, Words(language))
    told = " ".join(describe_legend(its))
    assert len(told) <= LONGEST
    assert all(symbol.meaning.rstrip(".") in told for symbol in its.symbols)
    assert len({symbol.meaning for symbol in its.symbols}) == len(its.symbols)


@pytest.mark.parametrize("key", PAINTERS)
def test_a_legend_explains_the_marks_of_every_game(key):
    words = Words("en")
    drawing = draw_legend(legend_of(key, words))
    assert written(drawing, "3")
    assert "helmet" in emblems(drawing)
    assert legend_of(key, words).shared[0].meaning.startswith("Golden frame")


def test_a_game_without_symbols_has_no_legend():
    assert legend_of("nothing", Words("en")) is None


@pytest.mark.parametrize(("language", "gold"), [("en", "on gold"), ("fr", "sur or"), ("de", "auf Gold")])
@pytest.mark.parametrize("key", ["iliad", "delphi", "hector"])
def test_a_legend_says_that_the_leader_is_on_gold(key, language, gold):
    assert any(gold in symbol.meaning for symbol in legend_of(key, Words(language)).own)
