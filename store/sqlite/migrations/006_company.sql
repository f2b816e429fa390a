-- Which lobby a game is played again in, and who does not want to sit with whom.

CREATE TABLE rematches (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    next INTEGER NOT NULL UNIQUE REFERENCES tables (id)
) STRICT;

CREATE TABLE blocks (
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;
