"""A few lines with mutants of every fate, on which the run itself is tested."""

from functools import cache

LIMIT = 3


def clamp(number: int) -> int:
    """Return the number, or the limit if it is above it."""
    return LIMIT if number > LIMIT else number


@cache
def doubled(number: int) -> int:
    """Return twice the number."""
    return number * 2


def countdown(number: int) -> int:
    """Return how many steps lead to nothing."""
    steps = 0
    while number:
        number -= 1
        steps += 1
    return steps


def unseen(number: int) -> bool:
    """Return what no test looks at."""
    return number == 7
