-- What is asked often is found without a look at all the games that have stopped; as SQLite's migration of this number.

DROP INDEX tables_by_channel;
DROP INDEX tables_by_place;
DROP INDEX tables_by_status;
CREATE INDEX tables_open_by_channel ON tables (channel) WHERE status IN ('lobby', 'playing', 'frozen');
CREATE INDEX tables_open_by_place ON tables (place) WHERE status IN ('lobby', 'playing', 'frozen');
CREATE INDEX tables_open_by_guild ON tables (guild) WHERE status IN ('lobby', 'playing', 'frozen');
CREATE INDEX tables_open_by_status ON tables (status) WHERE status IN ('lobby', 'playing', 'frozen');
CREATE INDEX tables_by_host ON tables (host);

-- Games that have stopped: when, at their table and with each of their players. It is written by itself.

ALTER TABLE tables ADD COLUMN ended double precision;
ALTER TABLE players ADD COLUMN game text NOT NULL DEFAULT '', ADD COLUMN ended double precision;

UPDATE tables SET ended = matches.ended FROM matches WHERE table_id = id AND matches.ended IS NOT NULL;
UPDATE players SET game = tables.game, ended = tables.ended FROM tables WHERE id = table_id;

CREATE FUNCTION ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE tables SET ended = new.ended WHERE id = new.table_id;
    UPDATE players SET ended = new.ended WHERE table_id = new.table_id;
    RETURN NULL;
END $$;

CREATE TRIGGER ended AFTER UPDATE OF ended ON matches FOR EACH ROW EXECUTE FUNCTION ended();

CREATE OR REPLACE FUNCTION seated() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO unshown SELECT table_id, max(ply) FROM entries WHERE table_id = new.table_id GROUP BY table_id
        ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply;
    INSERT INTO players (table_id, person, game, ended)
        SELECT table_id, new.person, tables.game, matches.ended FROM matches JOIN tables ON id = table_id
        WHERE table_id = new.table_id AND new.person IS NOT NULL ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE INDEX tables_past_by_channel ON tables (channel, status, ended, id) WHERE ended IS NOT NULL;
CREATE INDEX tables_past_by_place ON tables (place, status, ended, id) WHERE ended IS NOT NULL;
CREATE INDEX tables_game_by_channel ON tables (channel, game, status, ended, id) WHERE ended IS NOT NULL;
CREATE INDEX tables_game_by_place ON tables (place, game, status, ended, id) WHERE ended IS NOT NULL;

DROP INDEX players_by_person;
CREATE INDEX players_by_person ON players (person, ended, table_id);
CREATE INDEX players_by_game ON players (person, game, ended, table_id) WHERE ended IS NOT NULL;

-- Whether a seat is at an open table.

ALTER TABLE seats ADD COLUMN open boolean NOT NULL DEFAULT true;

UPDATE seats SET open = false FROM tables WHERE id = table_id AND status IN ('finished', 'ended');

CREATE FUNCTION opened() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE seats SET open = new.status NOT IN ('finished', 'ended') WHERE table_id = new.id;
    RETURN NULL;
END $$;

CREATE TRIGGER opened AFTER UPDATE OF status ON tables FOR EACH ROW
    WHEN ((old.status IN ('finished', 'ended')) <> (new.status IN ('finished', 'ended'))) EXECUTE FUNCTION opened();

CREATE FUNCTION seated_late() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    new.open := (SELECT status NOT IN ('finished', 'ended') FROM tables WHERE id = new.table_id);
    RETURN new;
END $$;

CREATE TRIGGER seated_late BEFORE INSERT ON seats FOR EACH ROW EXECUTE FUNCTION seated_late();

CREATE INDEX seats_open ON seats (person) WHERE open AND person IS NOT NULL;

-- The whole numbers in what was agreed at a table: wherever it names a person, their id is among them.

CREATE TABLE mentions (
    person bigint NOT NULL,
    table_id bigint NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);

CREATE INDEX mentions_by_table ON mentions (table_id);

INSERT INTO mentions (person, table_id)
    SELECT DISTINCT each[1]::bigint, id FROM tables, regexp_matches(lobby, '(?<![\w.])\d{1,19}(?![\w.])', 'g') AS each
        WHERE each[1]::numeric < 2::numeric ^ 63;

-- Messages by their reader, by their kind and by their age; who is blocked; and the newest games of a person.

CREATE INDEX messages_by_person ON messages (person) WHERE person IS NOT NULL;
CREATE INDEX messages_by_kind ON messages (kind COLLATE "C", table_id);
CREATE INDEX messages_by_age ON messages (since);
CREATE INDEX blocks_by_other ON blocks (other);

DROP INDEX dealt_by_person;
CREATE INDEX dealt_by_person ON dealt (person, table_id) WHERE person IS NOT NULL;
