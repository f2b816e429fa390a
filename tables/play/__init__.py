"""A table in play: what each deed changes, storing it, telling it; computer players, plans and clocks."""
