-- All tables, as migrations 1 to 8 of store/sqlite have made them, so that the same number means the same data.
-- A person's id is in a column ``person``: ``user`` is the name of the role in PostgreSQL. Times are seconds since 1970.

CREATE TABLE ilion (  -- that it is there tells our databases from those of other programs
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    version integer NOT NULL
);

CREATE TABLE tables (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,  -- old messages hold numbers: none is given twice
    guild bigint,
    channel bigint NOT NULL,
    place bigint NOT NULL,
    name text NOT NULL,
    game text NOT NULL,
    host bigint NOT NULL,
    status text NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'ended', 'frozen')),
    language text NOT NULL,
    lobby text NOT NULL,  -- JSON, but text: a damaged lobby must not break its table
    created double precision NOT NULL,
    touched double precision NOT NULL
);

CREATE INDEX tables_by_channel ON tables (channel);
CREATE INDEX tables_by_place ON tables (place);
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE seats (
    table_id bigint NOT NULL REFERENCES tables (id),
    seat bigint NOT NULL,
    person bigint,
    level text,
    name text NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE matches (
    table_id bigint PRIMARY KEY REFERENCES tables (id),
    game text NOT NULL,
    rules bigint NOT NULL,
    cards text NOT NULL,
    seats bigint NOT NULL,
    options text NOT NULL,
    seal text NOT NULL,
    seed bytea NOT NULL,
    outcome text,
    ended double precision,
    counted boolean NOT NULL DEFAULT false
);

CREATE INDEX matches_uncounted ON matches (ended, table_id) WHERE ended IS NOT NULL AND NOT counted;

CREATE TABLE entries (
    table_id bigint NOT NULL REFERENCES matches (table_id),
    ply bigint NOT NULL CHECK (ply >= 0),
    seat bigint NOT NULL,
    move text NOT NULL,
    draws text NOT NULL,
    interaction bigint UNIQUE,
    previous bigint GENERATED ALWAYS AS (nullif(ply, 0) - 1) STORED,  -- a log has no gap
    mover bigint,  -- 0 for a computer player, the deal, and a person who was erased; NULL: whoever sits there
    PRIMARY KEY (table_id, ply),
    FOREIGN KEY (table_id, previous) REFERENCES entries (table_id, ply)
);

CREATE TABLE snapshots (
    table_id bigint NOT NULL,
    ply bigint NOT NULL,
    rules bigint NOT NULL,
    state text NOT NULL,
    fingerprint text NOT NULL,
    PRIMARY KEY (table_id, ply),
    FOREIGN KEY (table_id, ply) REFERENCES entries (table_id, ply)
);

CREATE TABLE messages (
    channel bigint NOT NULL,
    message bigint NOT NULL,
    table_id bigint NOT NULL REFERENCES tables (id),
    kind text NOT NULL,
    person bigint,
    since double precision NOT NULL,
    PRIMARY KEY (channel, message)
);

CREATE INDEX messages_by_table ON messages (table_id);

CREATE TABLE settings (
    scope text NOT NULL CHECK (scope IN ('user', 'guild')),
    owner bigint NOT NULL,
    key text NOT NULL,
    value text NOT NULL,
    PRIMARY KEY (scope, owner, key)
);

CREATE TABLE kept (
    key text PRIMARY KEY,
    value text NOT NULL
);

-- Tables at which something happened that people may not have seen, should the program stop just then.
-- The ply is that of the last move. Whatever happens writes a row, whoever has shown it deletes the row.

CREATE TABLE unshown (
    table_id bigint PRIMARY KEY REFERENCES tables (id),
    ply bigint NOT NULL
);

CREATE FUNCTION moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO unshown VALUES (new.table_id, new.ply) ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply;
    RETURN NULL;
END $$;

CREATE TRIGGER moved AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION moved();

CREATE FUNCTION stopped() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO unshown SELECT table_id, max(ply) FROM entries WHERE table_id = new.id GROUP BY table_id
        ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply;
    RETURN NULL;
END $$;

CREATE TRIGGER stopped AFTER UPDATE OF status ON tables FOR EACH ROW EXECUTE FUNCTION stopped();

-- Who has sat at a table since its deal, and since when they agree to share the game, if they do.
-- Whoever sits down is written here by itself, and stays when they get up.

CREATE TABLE players (
    table_id bigint NOT NULL REFERENCES tables (id),
    person bigint NOT NULL,
    agreed double precision,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX players_by_person ON players (person);

CREATE FUNCTION seated() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO unshown SELECT table_id, max(ply) FROM entries WHERE table_id = new.table_id GROUP BY table_id
        ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply;
    INSERT INTO players (table_id, person) SELECT table_id, new.person FROM matches
        WHERE table_id = new.table_id AND new.person IS NOT NULL ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER seated AFTER INSERT ON seats FOR EACH ROW EXECUTE FUNCTION seated();

-- The codes by which games are shared. One that is not valid any more is kept, so that it is never given again.

CREATE TABLE codes (
    code bigint PRIMARY KEY,
    table_id bigint NOT NULL REFERENCES tables (id),
    valid boolean NOT NULL DEFAULT true
);

CREATE UNIQUE INDEX codes_by_table ON codes (table_id) WHERE valid;

-- Games that people have brought as files.

CREATE TABLE files (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner bigint NOT NULL,
    text text NOT NULL,
    since double precision NOT NULL
);

CREATE INDEX files_by_owner ON files (owner);

-- Whose time runs at which table; the seat -1 is a table at which nobody is left.
-- due: when time is up, alarm: when somebody has to look; NULL while the clock stands, or with nothing left to do.

CREATE TABLE turns (
    table_id bigint NOT NULL REFERENCES tables (id),
    seat bigint NOT NULL,
    ply bigint NOT NULL,
    remaining double precision NOT NULL,
    since double precision NOT NULL,
    due double precision,
    alarm double precision,
    told bigint NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX turns_by_alarm ON turns (alarm) WHERE alarm IS NOT NULL;

-- Who was dealt in, which results have been counted, and what ratings came of them.

CREATE TABLE dealt (
    table_id bigint NOT NULL REFERENCES matches (table_id),
    seat bigint NOT NULL,
    person bigint,
    level text,
    name text NOT NULL,
    gave_up bigint,  -- 1 for the first at the table who did, 2 for the next
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX dealt_by_person ON dealt (person) WHERE person IS NOT NULL;

-- A row says what a player's rating was after a game. A board is a guild, or 0 for all of them together.
-- A player is a person, with the level '', or the level of a computer player, with the person 0.

CREATE TABLE results (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id bigint NOT NULL REFERENCES matches (table_id),
    board bigint NOT NULL,
    game text NOT NULL,
    person bigint NOT NULL,
    level text NOT NULL,
    name text NOT NULL,
    place bigint NOT NULL,
    players bigint NOT NULL,
    weight double precision NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    at double precision NOT NULL,
    UNIQUE (table_id, board, person, level)
);

CREATE INDEX results_by_time ON results (board, game, person, level, at);
CREATE INDEX results_of_player ON results (person, level, board, id);

-- What the results of a player come to, so that a board with many of them is read at once.

CREATE TABLE standings (
    board bigint NOT NULL,
    game text NOT NULL,
    person bigint NOT NULL,
    level text NOT NULL,
    name text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    matches bigint NOT NULL,
    victories bigint NOT NULL,
    PRIMARY KEY (board, game, person, level)
);

CREATE INDEX standings_of_player ON standings (person, level);

-- Which lobby a game is played again in, and who does not want to sit with whom.

CREATE TABLE rematches (
    table_id bigint PRIMARY KEY REFERENCES tables (id),
    next bigint NOT NULL UNIQUE REFERENCES tables (id)
);

CREATE TABLE blocks (
    person bigint NOT NULL,
    other bigint NOT NULL,
    name text NOT NULL,
    since double precision NOT NULL,
    PRIMARY KEY (person, other)
);

-- The card files that matches were dealt with, so that an owner's cards may change under games in play.
-- A file is found by its game and the fingerprint that stands in the head of every log.

CREATE TABLE cards (
    game text NOT NULL,
    fingerprint text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (game, fingerprint)
);

-- What happens at a table besides the moves, with the names of those days; kinds as in store/values.py.

CREATE TABLE happenings (
    table_id bigint NOT NULL REFERENCES tables (id),
    number bigint NOT NULL,
    ply bigint NOT NULL,  -- of the last move before it
    at double precision NOT NULL,
    kind text NOT NULL,
    seat bigint NOT NULL,  -- -1 if it is about the whole table
    person bigint,
    name text NOT NULL,
    other bigint,
    other_name text NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX happenings_by_person ON happenings (person) WHERE person IS NOT NULL;
CREATE INDEX happenings_by_other ON happenings (other) WHERE other IS NOT NULL;
