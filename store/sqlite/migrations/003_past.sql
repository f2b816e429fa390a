-- Who has sat at a table since its deal, and since when they agree to share the game, if they do.
-- Whoever sits down is written here by itself, and stays when they get up.

CREATE TABLE players (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    agreed REAL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_user ON players (user);

INSERT INTO players (table_id, user)
    SELECT DISTINCT table_id, user FROM seats WHERE user IS NOT NULL AND table_id IN (SELECT table_id FROM matches);

CREATE TRIGGER played AFTER INSERT ON seats
    WHEN new.user IS NOT NULL AND EXISTS (SELECT 1 FROM matches WHERE table_id = new.table_id) BEGIN
    INSERT OR IGNORE INTO players (table_id, user) VALUES (new.table_id, new.user);
END;

-- The codes by which games are shared. One that is not valid any more is kept, so that it is never given again.

CREATE TABLE codes (
    code INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    valid INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE UNIQUE INDEX codes_by_table ON codes (table_id) WHERE valid;

-- Games that people have brought as files.

CREATE TABLE files (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    owner INTEGER NOT NULL,
    text TEXT NOT NULL,
    since REAL NOT NULL
) STRICT;

CREATE INDEX files_by_owner ON files (owner);
