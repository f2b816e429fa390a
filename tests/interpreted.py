"""Tests that put classes of their own in the place of rules, which compiled rules do not take."""

import pytest

from native.finder import is_used

interpreted = pytest.mark.skipif(is_used(), reason="compiled rules take no class of a test's own: PURE_PYTHON=1")
