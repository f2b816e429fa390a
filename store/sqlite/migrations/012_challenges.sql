-- Challenges: one deal that everybody may play once. The seed is secret until the time "until"; nobody tells it before.
-- Closing a challenge moves that time forward. A challenge of a day has no maker, and one of an erased maker none any more.

CREATE TABLE challenges (
    code INTEGER PRIMARY KEY,
    day INTEGER UNIQUE,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    seats INTEGER NOT NULL,
    seed BLOB NOT NULL,
    maker INTEGER,
    since REAL NOT NULL,
    until REAL NOT NULL
) STRICT;

CREATE INDEX challenges_by_maker ON challenges (maker) WHERE maker IS NOT NULL;

-- The table of each person who plays a challenge, and the points there once somebody has counted them.

CREATE TABLE attempts (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    code INTEGER NOT NULL REFERENCES challenges (code),
    user INTEGER,
    own INTEGER,
    other INTEGER,
    UNIQUE (code, user)
) STRICT;

CREATE INDEX attempts_by_user ON attempts (user) WHERE user IS NOT NULL;
