"""The codes by which people share games."""

import pytest

from tables.share_codes import CODES, LETTERS, format_share_code, new_code, parse_share_code


@pytest.mark.parametrize("code", [0, 1, 29, 30, CODES // 3, CODES - 1])
def test_a_code_is_read_as_it_is_spelt(code):
    text = format_share_code(code)
    assert len(text) == 9
    assert parse_share_code(text) == parse_share_code(f" #{text.lower().replace('-', ' ')} ") == code


@pytest.mark.parametrize("typed", ["", "2345678", "234567890", "OOOO-OOOO", "2222-222é", "2222-222\u0661"])
def test_text_that_is_no_code_reads_as_none(typed):
    assert parse_share_code(typed) is None


def test_codes_cannot_be_guessed_or_misread():
    assert CODES > 2**39
    assert CODES <= 10**12, "it stands where the number of a table does"
    assert not set(LETTERS) & set("01OILU")
    assert len({new_code() for _ in range(1000)}) == 1000
