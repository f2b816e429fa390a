"""A dishonest owner of the bot knows the seed and the words, keeps to what players see, and tries to choose the deal.

Each attack writes down what players brought in one of many ways. All must deal the same cards, or the check must
refuse the file or say how the deal could have been chosen.
"""

from dataclasses import replace
from itertools import permutations
from unicodedata import name, normalize

import pytest

from engine import record
from engine.contributions import Contribution, sort_by_hash
from engine.log import UnreadableLog
from engine.match import deal_match
from engine.record import Record
from engine.verify import list_doubts, verify_record
from games.narrators import make_narrator
from tests.contract.boxes import GAMES as GAMES
from words import LANGUAGES, Words
from words.findings import list_findings, summarize_verdict

GAME = GAMES["iliad"]
SEATS = 6
SEED = bytes(range(32))
TYPED = (
    "seven blue herons at noon",
    "olive 93",
    "trombone élan",
    "quiet lighthouse 4",
    "the red kettle",
    "moss & marble",
)


def words(*texts):
    """The words beside the first seats."""
    return tuple(Contribution(seat, "word", text) for seat, text in enumerate(texts))


HONEST = words(*TYPED)
HASH = Contribution(5, "word", "any").erased()
LIKE = str.maketrans("aeocpx", "\u0430\u0435\u043e\u0441\u0440\u0445")  # Cyrillic


def dealt(brought, computers=()):
    match, _ = deal_match(GAME, SEATS, {}, SEED, tuple(brought), computers)
    return match


def forged(brought, computers=()):
    """Return an exported game that was dealt with contributions in this very order, under a head of the new format."""
    match = dealt(brought, None)
    head = replace(match.head, computers=computers)
    names = tuple(f"P{seat}" for seat in range(SEATS))
    return record.parse_record(record.export_record(Record(head, tuple(match.log), SEED, names, None, ended=True)))


def judged(brought, computers=()):
    """Return the first mistake that the check finds, and where."""
    wrong = verify_record(GAME, forged(brought, computers)).wrong
    return wrong and (wrong.reason, wrong.at)


def told(game, language="en"):
    """Return the heading and the lines of the check."""
    verdict, said = verify_record(GAME, game), Words(language)
    heading = said.say("replay-verdict", game="Iliad", verdict=summarize_verdict(verdict, game))
    return heading, list_findings(verdict, game, make_narrator(GAME, language), said)


@pytest.mark.slow
def test_words_in_any_order_deal_the_same_cards():
    assert len({dealt(order).log[0].draws for order in permutations(HONEST)}) == 1
    assert dealt(HONEST).deal_seal == dealt(HONEST[::-1]).deal_seal


@pytest.mark.slow
def test_words_of_people_in_other_seats_deal_the_same_cards():
    assert len({dealt(words(*order)).log[0].draws for order in permutations(TYPED)}) == 1


def test_only_the_order_of_the_hashes_is_found_fair():
    four = HONEST[:4]
    fair = [order for order in permutations(four) if judged(order) is None]
    assert fair == [sort_by_hash(four)]
    assert judged(sort_by_hash(four)[::-1]) == ("unsorted", 0)
    assert judged(sort_by_hash([replace(four[0], seat=1), replace(four[0], seat=0)])) is None, (
        "two may have the same word"
    )


HIDDEN = {
    "a variation selector": TYPED[1] + "\ufe0f",
    "the last variation selector": TYPED[1] + "\U000e01ef",
    "a joiner": TYPED[1] + "\u034f",
    "a Hangul filler": TYPED[1] + "\u3164",
    "a vowel that shows nothing": TYPED[1] + "\u17b4",
    "a blank of Braille": TYPED[1] + "\u2800",
    "two blanks": TYPED[1].replace(" ", "  "),
    "a blank at the end": TYPED[1] + " ",
    "one Cyrillic letter": TYPED[1].replace("e", "\u0435"),
    "all Cyrillic letters that look alike": TYPED[1].translate(LIKE),
    "a Latin letter from phonetics": TYPED[1].replace("v", "\u1d20"),
    "an accent of its own": normalize("NFD", TYPED[2]),
    "a capital I for l": TYPED[1].replace("l", "I"),
    "a capital that nobody remembers": TYPED[1].capitalize(),
    "a bar for l": TYPED[1].replace("l", "|"),
    "a typographic quote": TYPED[1] + "\u2019",
    "no letter at all": "\u3164",
}  # fmt: skip


@pytest.mark.parametrize("trick", HIDDEN)
def test_a_word_that_looks_the_same_is_refused(trick):
    assert judged(sort_by_hash([HONEST[0], Contribution(1, "word", HIDDEN[trick])])) == ("spelling", 1)


def test_every_printable_character_without_a_glyph_is_refused():
    ranges = [
        (0x34F, 0x34F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0xFE00, 0xFE0F),
        (0xE0100, 0xE01EF),
    ]
    hidden = [chr(code) for first, last in ranges for code in range(first, last + 1) if chr(code).isprintable()]
    assert len(hidden) > 260
    assert not [name(each, "?") for each in hidden if Contribution(1, "word", f"olive{each}").is_unambiguous]


def test_a_word_in_another_script_is_named_as_such():
    for word, script in (
        ("\u0441\u043e\u0440", "Cyrillic"),
        ("\u03bd\u03bf\u03bd", "Greek"),
        ("\u0585\u0570\u057d", "Armenian"),
        ("ירו", "Hebrew"),
        ("土", "Chinese"),
    ):
        assert f"“{word}”, in {script}" in str(told(forged(words(word))))
    assert ", in " not in str(told(forged(words("olive"))))


@pytest.mark.parametrize("what", [Contribution(5, "word", "any"), HASH], ids=["a word", "a hash"])
def test_nothing_counts_beside_the_seat_of_a_computer(what):
    assert judged(sort_by_hash([*HONEST[:5], what]), (2, 5))[0] == "computer"
    assert judged(sort_by_hash([*HONEST[:4], what]), (5,)) == ("computer", 5)
    assert judged([Contribution(5, "join", "70")], (5,)) == ("computer", 5)
    assert judged([Contribution(-1, "start", "70")], (0, 1, 2, 3, 4, 5)) is None, "the host may watch"


def test_the_check_names_the_seats_of_computers_for_comparison():
    assert "computer players had these seats: 4, 6." in str(told(forged(words("olive"), (3, 5))))
    assert "no computer player had a seat. If you remember otherwise" in str(told(forged(words("olive"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hash_could_have_been_chosen_and_its_seat_is_named(language):
    game = forged(sort_by_hash([*HONEST[:5], HASH]))
    assert list_doubts(game.head) == ("erased",)
    heading, lines = told(game, language)
    assert "⚠️" in heading
    [line] = [line for line in lines if HASH.sha256 in line]
    assert "6 (P5)" in line
    assert "⚠️" in line


@pytest.mark.parametrize("text", ["hello", "007", "7.0", "\u0667", "1" * 21])
def test_a_click_has_one_way_to_be_written(text):
    assert judged([Contribution(0, "join", text)]) == ("spelling", 0)
    assert "❌ Host: nobody can have typed" in str(told(forged([Contribution(-1, "start", text)])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("brought", "why"),
    [((), "seed"), ((Contribution(1, "join", "70"), Contribution(-1, "start", "71")), "clicks")],
    ids=["nothing", "clicks"],
)
def test_a_deal_without_words_is_said_to_be_open_to_choice(brought, why, language):
    game = forged(sort_by_hash(brought))
    assert list_doubts(game.head) == (why,)
    heading, lines = told(game, language)
    assert "⚠️" in heading
    assert Words(language).say("replay-unproven", why=why) in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_everybody_leave_nothing_to_warn_of(language):
    heading, lines = told(forged(sort_by_hash(HONEST)), language)
    assert "⚠️" not in heading + str(lines)
    assert heading == Words(language).say("replay-verdict", game="Iliad", verdict="fair")


# -- older formats


@pytest.mark.parametrize("language", LANGUAGES)
def test_draws_by_plies_are_said_to_be_a_choice_of_two_deals(language):
    match, _ = deal_match(GAME, SEATS, {}, SEED, HONEST, (), piles=False)
    game = record.parse_record(record.export_record(Record(match.head, tuple(match.log), SEED, (), None, ended=True)))
    assert match.log[0].draws != dealt(HONEST).log[0].draws
    assert list_doubts(game.head) == ("plies",)
    heading, lines = told(game, language)
    assert "⚠️" in heading
    assert Words(language).say("replay-unproven", why="plies") in lines


def test_a_game_cannot_pass_for_one_of_the_other_order():
    by_pile = forged(sort_by_hash(HONEST))
    by_ply = replace(by_pile, head=replace(by_pile.head, piles=False))
    assert verify_record(GAME, by_ply).wrong.reason == "draws"


OLD = {
    "any order": HONEST[::-1],
    "something invisible": words("olive\u3164"),
    "letters of two scripts": words("\u043elive"),
    "a hash": (*HONEST[:5], HASH),
    "what the new format would accept": sort_by_hash(HONEST),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trick", OLD)
def test_the_old_format_verifies_and_says_what_it_cannot_prove(trick, language):
    game = forged(OLD[trick], None)
    assert verify_record(GAME, game).kind == "fair"
    assert "format" in list_doubts(game.head)
    heading, lines = told(game, language)
    assert "⚠️" in heading
    assert Words(language).say("replay-unproven", why="format") in lines


def test_an_old_game_cannot_pass_for_a_new_one():
    four = HONEST[:4]
    for order in set(permutations(four)) - {sort_by_hash(four)}:
        old = forged(order, None)
        brought = sort_by_hash(order)
        new = replace(old, head=replace(old.head, brought=brought, computers=()))
        assert verify_record(GAME, new).wrong.reason == "draws"


def test_without_its_format_a_new_game_is_no_longer_found_fair():
    game = forged(sort_by_hash(HONEST))
    assert summarize_verdict(verify_record(GAME, game), game) == "fair"
    stripped = replace(game, head=replace(game.head, computers=None))
    assert summarize_verdict(verify_record(GAME, stripped), stripped) == "unproven"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("brought", "computers"),
    [(sort_by_hash(HONEST)[::-1], ()), (words("olive\u3164"), ()), (words("olive"), (0,))],
    ids=["order", "spelling", "computer"],
)
def test_a_refused_file_says_why_and_shows_no_words(brought, computers, language):
    game = forged(brought, computers)
    _, lines = told(game, language)
    reason = verify_record(GAME, game).wrong.reason
    at = verify_record(GAME, game).wrong.at
    assert lines == [Words(language).say("replay-wrong", reason=reason, ply=at, seat=at + 1, brought="words")]


def test_a_head_cannot_name_seats_that_are_not_there():
    with pytest.raises(UnreadableLog, match="computers cannot be"):
        forged(HONEST, (6,))
