"""Naming the rule that a test is about."""

import pytest


def clause(*numbers):
    return pytest.mark.clause(*numbers)
