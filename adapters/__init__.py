"""The games as environments of other people's libraries: PettingZoo and OpenSpiel, which are optional."""
