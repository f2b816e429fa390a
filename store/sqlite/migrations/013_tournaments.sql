-- Tournaments, who takes part in them, and the tables of their games. The document holds what was agreed and played.

CREATE TABLE tournaments (
    code INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'playing', 'over')),
    due REAL,
    message INTEGER,
    document TEXT NOT NULL,
    created REAL NOT NULL,
    version INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0, -- the version that people have seen
    follows INTEGER UNIQUE REFERENCES tournaments (code)
) STRICT;

CREATE INDEX tournaments_on ON tournaments (guild) WHERE stage <> 'over';
CREATE INDEX tournaments_playing ON tournaments (created) WHERE stage = 'playing';
CREATE INDEX tournaments_unshown ON tournaments (code) WHERE shown < version;
CREATE INDEX tournaments_by_host ON tournaments (host);

CREATE TABLE entrants (
    code INTEGER NOT NULL REFERENCES tournaments (code),
    user INTEGER NOT NULL,
    PRIMARY KEY (code, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_by_user ON entrants (user);

CREATE TABLE tournament_tables (
    code INTEGER NOT NULL REFERENCES tournaments (code),
    round INTEGER NOT NULL,
    pairing INTEGER NOT NULL,
    game INTEGER NOT NULL,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id),
    PRIMARY KEY (code, round, pairing, game)
) STRICT, WITHOUT ROWID;
