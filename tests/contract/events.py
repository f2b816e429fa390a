"""The events that a game knows of."""

import inspect

from engine.core import Event


def classes(module):
    return {kind.__name__ for _, kind in inspect.getmembers(module, inspect.isclass)
            if issubclass(kind, Event) and kind.__module__ == module.__name__}  # fmt: skip
