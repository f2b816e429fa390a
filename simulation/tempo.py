"""How fast people are, and how often things fail."""

from __future__ import annotations

from dataclasses import dataclass, replace

Span = tuple[float, float]  # seconds, at least and at most


@dataclass(frozen=True, slots=True)
class Tempo:
    """The seconds of a campaign."""

    thought: Span = (0.1, 0.8)  # between two clicks
    calm: float = 0.05  # the same, once nothing fails any more
    look: float = 6.0  # without a hand or a call, after which a player looks whose turn it is
    answer: float = 4.0  # in which a hand changes after a click, as a rule
    glance: float = 1.0  # between two looks at what is far away
    round: float = 40.0  # of trouble between two calms
    breath: Span = (2.0, 10.0)  # that the bot's process is left alone
    lull: Span = (0.2, 2.5)  # between two outages
    outage: Span = (0.3, 3.0)
    patient: bool = True  # whether anything is away for longer than a turn
    turn: float = 60.0  # that a turn may take, where there is a clock; whole minutes
    away: Span = (0.2, 4.0)  # that the bot is stopped or stands still
    quiet: float = 2.5  # without a request, after which everything is taken to be shown
    settled: float = 30.0  # in which everything has to be in order
    stuck: float = 90.0  # without a move or a turn's time, after which nothing is going to happen any more


HURRIED = Tempo()
# The bot is often stopped before it has caught up; a turn has the time for lost clicks, and for a calm or two.
RESTLESS = replace(HURRIED, breath=(0.5, 4.0), away=(0.2, 2.0), turn=120.0)
# Nearly each start of the bot is cut short, as is the next: most kills an hour. Most clicks are lost; a turn is long.
# An absence of more than that is left out: after it, Discord would not know the nonces of what was posted before.
STORMY = replace(
    RESTLESS, thought=(0.2, 1.6), breath=(0.1, 1.2), away=(0.1, 0.6), round=120.0, turn=300.0, patient=False
)
HUMAN = Tempo(
    thought=(1.0, 40.0), calm=20.0, look=120.0, answer=10.0, glance=20.0, round=1200.0, breath=(20.0, 400.0),
    lull=(2.0, 90.0), outage=(1.0, 60.0), turn=240.0, away=(2.0, 60.0), quiet=10.0, settled=120.0, stuck=1200.0,
)  # fmt: skip
