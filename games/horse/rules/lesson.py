"""The lesson of The Trojan Horse: the first turns and, after a jump, the last one."""

from __future__ import annotations

from engine.lesson import Plot

DEAL = (
    0, 0, 0, 2, 0, 1, 0,  # the learner has yellow and green, Sinon red and blue
    0, 2, 0, 3, 1, 0, 0,  # the treasures: district 1 has 0, district 4 has 3
    0, 29,  # in the horse: red, then green
    9, 28, 18,  # beside the board: yellow, blue, green
)  # fmt: skip

PLOT = Plot(
    seats=2,
    deal=DEAL,
    options={"open": 0},
    moves="""
> announce 2 | 12
> load yellow 7
> load green 1 | 0 26
> announce 3 | 3
1 announce 1 | 5
1 load blue 6 | 8
1 announce 1 | 0
> announce 1 | 4
> load yellow 1 | 16
> announce 1 | 13
> swap 1 4
> load nothing
1 announce 3 | 6
1 announce 3 | 11
1 load blue 2
1 load green 1
1 load red 3 | 1 5 23
0 announce 3 | 6
0 announce 1 | 9
0 load red 2 | 0
1 announce 2 | 3
1 announce 3 | 5
1 load red 4
1 load green 5
1 load red 6 | 1 23 7
0 announce 2 | 3
0 load red 3
0 load yellow 1 | 16 0
0 announce 1 | 6
0 swap none
0 load all
0 load green 5
0 load red 4
0 load blue 3 | 14 6 1
1 announce 3 | 5
1 load blue 1
1 load yellow 3
1 load red 2 | 2 15 11
1 announce 1 | 3
1 load yellow 2 | 0
0 announce 2 | 3
0 load blue 5
0 load red 2 | 8 1
0 announce 2 | 0
1 announce 3 | 0
1 announce 1 | 0
1 load green 2 | 5
0 announce 1 | 12
0 load blue 5 | 1
0 announce 3 | 5
1 announce 3 | 12
1 load blue 2
1 load yellow 3
1 load yellow 3 | 5 3 5
1 announce 2 | 13
1 load yellow 3
1 load green 5 | 1 5
0 announce 2 | 11
0 load blue 7
0 load green 1 | 2 2
0 announce 2 | 13
0 swap 2 4
0 load all
0 load yellow 1
0 load blue 4
0 load blue 4 | 0 1 0
1 announce 2 | 9
1 load green 7
1 load yellow 7 | 0
1 announce 2 | 9
1 load green 4
1 load red 5
> announce 2 | 7
> load helper 4
> load helper 7
""",
)
