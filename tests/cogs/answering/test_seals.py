"""What is shown of the seal of a deal."""

import pytest

from cogs.answering.wording import shorten_seal
from words import LANGUAGES, Words

PHONE = 51  # characters of small print on a line of 390 pixels


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("sentence", "about"), [("lobby-seal", {"dealt": "no"}), ("table-seal", {"mixed": "no"})])
def test_a_seal_and_its_label_fit_a_line_of_a_phone(sentence, about, language):
    """Nothing lets them part at the end of a line, so a longer label would break the seal."""
    assert len(Words(language).say(sentence, seal=shorten_seal("f" * 64), **about)) <= PHONE
