-- Columns have the names that they have in PostgreSQL, so that one statement fits both: "person" for a person's id, and
-- for a rated player a person, with the level '', or the level of a computer player, with the person 0.

ALTER TABLE seats RENAME COLUMN user TO person;
ALTER TABLE players RENAME COLUMN user TO person;
ALTER TABLE dealt RENAME COLUMN user TO person;
ALTER TABLE messages RENAME COLUMN user TO person;
ALTER TABLE happenings RENAME COLUMN user TO person;
ALTER TABLE blocks RENAME COLUMN user TO person;
ALTER TABLE mentions RENAME COLUMN user TO person;
ALTER TABLE attempts RENAME COLUMN user TO person;
ALTER TABLE entrants RENAME COLUMN user TO person;

DROP INDEX seats_by_user;
DROP INDEX players_by_user;
DROP INDEX dealt_by_user;
DROP INDEX messages_by_user;
DROP INDEX happenings_by_user;
DROP INDEX attempts_by_user;
DROP INDEX entrants_by_user;
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;
CREATE INDEX players_by_person ON players (person, ended, table_id);
CREATE INDEX dealt_by_person ON dealt (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX messages_by_person ON messages (person) WHERE person IS NOT NULL;
CREATE INDEX happenings_by_person ON happenings (person) WHERE person IS NOT NULL;
CREATE INDEX attempts_by_person ON attempts (person) WHERE person IS NOT NULL;
CREATE INDEX entrants_by_person ON entrants (person);

CREATE TABLE results_by_person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES matches (table_id),
    board INTEGER NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    level TEXT NOT NULL,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    weight REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    at REAL NOT NULL,
    UNIQUE (table_id, board, person, level)
) STRICT;

INSERT INTO results_by_person
    SELECT id, table_id, board, game, iif(typeof(player) = 'text', 0, player), iif(typeof(player) = 'text', player, ''),
        name, place, players, weight, mu, sigma, at FROM results;

DELETE FROM sqlite_sequence WHERE name = 'results_by_person';
INSERT INTO sqlite_sequence SELECT 'results_by_person', seq FROM sqlite_sequence WHERE name = 'results';

DROP TABLE results;
ALTER TABLE results_by_person RENAME TO results;
CREATE INDEX results_by_time ON results (board, game, person, level, at);
CREATE INDEX results_of_player ON results (person, level, board, id);

CREATE TABLE standings_by_person (
    board INTEGER NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    level TEXT NOT NULL,
    name TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    victories INTEGER NOT NULL,
    PRIMARY KEY (board, game, person, level)
) STRICT, WITHOUT ROWID;

INSERT INTO standings_by_person
    SELECT board, game, iif(typeof(player) = 'text', 0, player), iif(typeof(player) = 'text', player, ''),
        name, mu, sigma, matches, victories FROM standings;

DROP TABLE standings;
ALTER TABLE standings_by_person RENAME TO standings;
CREATE INDEX standings_of_player ON standings (person, level);

-- An index is used only where a statement repeats its condition.

DROP INDEX matches_uncounted;
CREATE INDEX matches_uncounted ON matches (ended, table_id, game) WHERE ended IS NOT NULL AND NOT counted;
