"""The log says at the start which rules the bot plays by, and how to get faster ones."""

import logging

import pytest

from native import finder
from running import start


@pytest.mark.parametrize(("rules", "compiler", "told"), [
    ("compiled", True, "the rules are compiled"),
    ("stale", True, f"out of date, and not used: {start.COMPILE}"),
    ("stale", False, f"out of date, and not used: {start.COMPILE}"),
    ("pure", True, f"would let computer players think nearly twice as fast: {start.COMPILE}"),
    ("pure", False, ""),
])  # fmt: skip
def test_the_log_says_how_to_get_compiled_rules(rules, compiler, told, monkeypatch, caplog):
    monkeypatch.delenv(finder.PURE, raising=False)
    monkeypatch.setattr(start, "name_rules", lambda: rules)
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/cc" if compiler else None)
    with caplog.at_level(logging.INFO):
        start.tell_of_build()
    assert (told in caplog.text) if told else not caplog.text


def test_nobody_who_wants_pure_rules_is_told_of_others(monkeypatch, caplog):
    monkeypatch.setenv(finder.PURE, "1")
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/cc")
    with caplog.at_level(logging.INFO):
        start.tell_of_build()
    assert "compiled rules" not in caplog.text
