-- What happens at a table besides the moves, with the names of those days; kinds as in store/values.py.

CREATE TABLE happenings (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    ply INTEGER NOT NULL,  -- of the last move before it
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,  -- -1 if it is about the whole table
    user INTEGER,
    name TEXT NOT NULL,
    other INTEGER,
    other_name TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX happenings_by_user ON happenings (user) WHERE user IS NOT NULL;
CREATE INDEX happenings_by_other ON happenings (other) WHERE other IS NOT NULL;

-- Who made a move: a person's id, or 0 for a computer player, the deal, and a person who was erased.
-- NULL stands in moves from before this was stored: those count as the moves of who sits there.

ALTER TABLE entries ADD COLUMN mover INTEGER;
