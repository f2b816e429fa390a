"""The rules: pure, synchronous, standard library only."""

from native.finder import use_build

use_build()  # every program imports this module before any other of the rules
