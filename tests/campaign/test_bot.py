"""The bot of a campaign is the bot as it runs on Discord, but for its clock."""

import time

from tests.campaign.bot import Hurried


def test_the_clock_of_a_hurried_bot_does_not_jump_when_it_logs_in(monkeypatch):
    monkeypatch.setattr(Hurried, "since", time.time() - 60.0)
    monkeypatch.setattr(Hurried, "speed", 4.0)
    bot = Hurried.__new__(Hurried)
    before = bot.clock()
    assert before - Hurried.since >= 240.0
    bot.began = before  # as Ilion notes it
    assert 0.0 <= bot.clock() - before < 60.0
