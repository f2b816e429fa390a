"""The log says at the start which rules the bot plays by, if they were ever compiled."""

import logging

import pytest

from running import start


@pytest.mark.parametrize(("rules", "told"), [
    ("compiled", "the rules are compiled"),
    ("stale", f"out of date, and not used: {start.COMPILE}"),
    ("pure", ""),
])  # fmt: skip
def test_the_log_says_which_rules_are_played(rules, told, monkeypatch, caplog):
    monkeypatch.setattr(start, "name_rules", lambda: rules)
    with caplog.at_level(logging.INFO):
        start.tell_of_build()
    assert (told in caplog.text) if told else not caplog.text
