-- Tables, seats, matches and their logs, snapshots, messages and settings.
-- A statement ends with the line it is on; times are seconds since 1970.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- old messages hold numbers: none is given twice
    guild INTEGER,
    channel INTEGER NOT NULL,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    host INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'ended', 'frozen')),
    language TEXT NOT NULL,
    lobby TEXT NOT NULL,
    created REAL NOT NULL,
    touched REAL NOT NULL
) STRICT;

CREATE INDEX tables_by_channel ON tables (channel);
CREATE INDEX tables_by_place ON tables (place);
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    level TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL;

CREATE TABLE matches (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    cards TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    seal TEXT NOT NULL,
    seed BLOB NOT NULL,
    outcome TEXT,
    ended REAL
) STRICT;

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES matches (table_id),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    draws TEXT NOT NULL,
    interaction INTEGER UNIQUE,
    previous INTEGER GENERATED ALWAYS AS (nullif(ply, 0) - 1) STORED,  -- a log has no gap
    PRIMARY KEY (table_id, ply),
    FOREIGN KEY (table_id, previous) REFERENCES entries (table_id, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    state TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    PRIMARY KEY (table_id, ply),
    FOREIGN KEY (table_id, ply) REFERENCES entries (table_id, ply)
) STRICT;

CREATE TABLE messages (
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    user INTEGER,
    since REAL NOT NULL,
    PRIMARY KEY (channel, message)
) STRICT, WITHOUT ROWID;

CREATE INDEX messages_by_table ON messages (table_id);

CREATE TABLE settings (
    scope TEXT NOT NULL CHECK (scope IN ('user', 'guild')),
    owner INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, owner, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE kept (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
