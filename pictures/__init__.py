"""Pictures of tables, hands and games: a view becomes a drawing, a drawing a PNG.

Each game has a painter of its own, beside its rules. All of them draw on one ``canvas`` with the
shared ``palette``, ``emblems`` and ``pieces``; ``printing`` makes the PNG. A painter sees one
view and the events which the same reader may hear, so a picture tells nobody more than they know.
``plot`` draws how the chances went in a game that is over.
"""
