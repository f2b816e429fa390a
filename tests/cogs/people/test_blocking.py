"""The list of `/block` stays within Discord's limits in both languages."""

import pytest

from cogs.people.blocking import blocked_screen
from tests.cogs.table.test_screens import LONG, fits
from words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_block_list_fits_into_one_message(language):
    shown = fits(blocked_screen({10**18 + number: LONG for number in range(400)}, Words(language)))
    assert shown.count("<@") == 25
    assert "375" in shown
