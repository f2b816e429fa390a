"""Pictures of tables, hands and games: a view becomes a drawing, and a drawing becomes a PNG.

Each game has its own painter, beside its rules. All painters draw on one ``canvas`` with the
shared ``palette``, ``emblems`` and ``pieces``; ``printing`` makes the PNG. A painter sees one
view and the events that its reader may hear, so a picture reveals nothing that its reader may not know.
``plot`` draws how the odds changed during a finished game.
"""
