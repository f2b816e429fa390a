-- What is asked often is found without a look at all the games that have stopped.

-- Open tables: every condition is spelled out in the statements, or SQLite does not use the index.

DROP INDEX tables_by_channel;
DROP INDEX tables_by_place;
DROP INDEX tables_by_status;
CREATE INDEX tables_open_by_channel ON tables (channel) WHERE status IN ('lobby', 'playing', 'frozen');
CREATE INDEX tables_open_by_place ON tables (place) WHERE status IN ('lobby', 'playing', 'frozen');
CREATE INDEX tables_open_by_guild ON tables (guild) WHERE status IN ('lobby', 'playing', 'frozen');
CREATE INDEX tables_open_by_status ON tables (status) WHERE status IN ('lobby', 'playing', 'frozen');
CREATE INDEX tables_by_host ON tables (host);

-- Games that have stopped: when, at their table and with each of their players. It is written by itself.

ALTER TABLE tables ADD COLUMN ended REAL;
ALTER TABLE players ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE players ADD COLUMN ended REAL;

UPDATE tables SET ended = (SELECT ended FROM matches WHERE table_id = id);
UPDATE players SET (game, ended) = (SELECT game, ended FROM tables WHERE id = table_id);

CREATE TRIGGER ended AFTER UPDATE OF ended ON matches BEGIN
    UPDATE tables SET ended = new.ended WHERE id = new.table_id;
    UPDATE players SET ended = new.ended WHERE table_id = new.table_id;
END;

DROP TRIGGER played;
CREATE TRIGGER played AFTER INSERT ON seats WHEN new.user IS NOT NULL BEGIN
    INSERT OR IGNORE INTO players (table_id, user, game, ended)
        SELECT table_id, new.user, tables.game, matches.ended FROM matches JOIN tables ON id = table_id
            WHERE table_id = new.table_id;
END;

CREATE INDEX tables_past_by_channel ON tables (channel, status, ended, id) WHERE ended IS NOT NULL;
CREATE INDEX tables_past_by_place ON tables (place, status, ended, id) WHERE ended IS NOT NULL;
CREATE INDEX tables_game_by_channel ON tables (channel, game, status, ended, id) WHERE ended IS NOT NULL;
CREATE INDEX tables_game_by_place ON tables (place, game, status, ended, id) WHERE ended IS NOT NULL;

DROP INDEX players_by_user;
CREATE INDEX players_by_user ON players (user, ended, table_id);
CREATE INDEX players_by_game ON players (user, game, ended, table_id) WHERE ended IS NOT NULL;

-- Whether a seat is at an open table.

ALTER TABLE seats ADD COLUMN open INTEGER NOT NULL DEFAULT 1;

UPDATE seats SET open = 0 WHERE table_id IN (SELECT id FROM tables WHERE status IN ('finished', 'ended'));

CREATE TRIGGER opened AFTER UPDATE OF status ON tables
    WHEN (old.status IN ('finished', 'ended')) <> (new.status IN ('finished', 'ended')) BEGIN
    UPDATE seats SET open = new.status NOT IN ('finished', 'ended') WHERE table_id = new.id;
END;

CREATE TRIGGER seated_late AFTER INSERT ON seats
    WHEN new.open AND (SELECT status FROM tables WHERE id = new.table_id) IN ('finished', 'ended') BEGIN
    UPDATE seats SET open = 0 WHERE table_id = new.table_id AND seat = new.seat;
END;

CREATE INDEX seats_open ON seats (user) WHERE open AND user IS NOT NULL;

-- The whole numbers in what was agreed at a table: wherever it names a person, their id is among them.

CREATE TABLE mentions (
    user INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX mentions_by_table ON mentions (table_id);

INSERT INTO mentions (user, table_id)
    SELECT each.atom, tables.id FROM tables, json_tree(lobby) AS each
        WHERE json_valid(lobby) AND each.type = 'integer'
    UNION
    SELECT CAST(each.key AS INTEGER), tables.id FROM tables, json_tree(lobby) AS each
        WHERE json_valid(lobby) AND typeof(each.key) = 'text' AND each.key <> '' AND each.key NOT GLOB '*[^0-9]*';

-- A damaged lobby has no keys and values, but digits.

INSERT OR IGNORE INTO mentions (user, table_id)
    WITH RECURSIVE walk (id, number, rest) AS (
        SELECT id, '', lobby FROM tables WHERE NOT json_valid(lobby)
        UNION ALL
        SELECT id, iif(rest GLOB '[0-9]*', number || substr(rest, 1, 1), ''), substr(rest, 2) FROM walk WHERE rest <> ''
    )
    SELECT CAST(number AS INTEGER), id FROM walk WHERE number <> '' AND rest NOT GLOB '[0-9]*';

-- Messages by their reader, by their kind and by their age; and who is blocked.

CREATE INDEX messages_by_user ON messages (user) WHERE user IS NOT NULL;
CREATE INDEX messages_by_kind ON messages (kind, table_id);
CREATE INDEX messages_by_age ON messages (since);
CREATE INDEX blocks_by_other ON blocks (other);
