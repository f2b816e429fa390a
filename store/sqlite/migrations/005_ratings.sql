-- Who was dealt in, which results have been counted, and what ratings came of them.
-- Games that were over before there were ratings are not counted, nor those that had begun: nobody had agreed to it.

CREATE TABLE dealt (
    table_id INTEGER NOT NULL REFERENCES matches (table_id),
    seat INTEGER NOT NULL,
    user INTEGER,
    level TEXT,
    name TEXT NOT NULL,
    gave_up INTEGER,  -- 1 for the first at the table who did, 2 for the next
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX dealt_by_user ON dealt (user) WHERE user IS NOT NULL;

ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;

UPDATE matches SET counted = 1;

CREATE INDEX matches_uncounted ON matches (ended, table_id) WHERE ended IS NOT NULL AND counted = 0;

-- A row says what a player's rating was after a game. A board is a guild, or 0 for all of them together.
-- A player is a person's id or a computer player's level.

CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES matches (table_id),
    board INTEGER NOT NULL,
    game TEXT NOT NULL,
    player ANY NOT NULL,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    weight REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    at REAL NOT NULL,
    UNIQUE (table_id, board, player)
) STRICT;

CREATE INDEX results_by_time ON results (board, game, player, at);
CREATE INDEX results_of_player ON results (player, board, id);

-- What the results of a player come to, so that a board with many of them is read at once.

CREATE TABLE standings (
    board INTEGER NOT NULL,
    game TEXT NOT NULL,
    player ANY NOT NULL,
    name TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    victories INTEGER NOT NULL,
    PRIMARY KEY (board, game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_of_player ON standings (player);
