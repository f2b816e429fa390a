"""Bots: programs by anybody that play by the protocol of ``docs/bots.md``. A bot is trusted like any program."""
