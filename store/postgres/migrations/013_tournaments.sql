-- Tournaments, who takes part in them, and the tables of their games, as in SQLite's migration of this number.

CREATE TABLE tournaments (
    code bigint PRIMARY KEY,
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    host bigint NOT NULL,
    language text NOT NULL,
    stage text NOT NULL CHECK (stage IN ('open', 'playing', 'over')),
    due double precision,
    message bigint,
    document text NOT NULL,
    created double precision NOT NULL,
    version bigint NOT NULL,
    shown bigint NOT NULL DEFAULT 0, -- the version that people have seen
    follows bigint UNIQUE REFERENCES tournaments (code)
);

CREATE INDEX tournaments_on ON tournaments (guild) WHERE stage <> 'over';
CREATE INDEX tournaments_playing ON tournaments (created) WHERE stage = 'playing';
CREATE INDEX tournaments_unshown ON tournaments (code) WHERE shown < version;
CREATE INDEX tournaments_by_host ON tournaments (host);

CREATE TABLE entrants (
    code bigint NOT NULL REFERENCES tournaments (code),
    person bigint NOT NULL,
    PRIMARY KEY (code, person)
);

CREATE INDEX entrants_by_person ON entrants (person);

CREATE TABLE tournament_tables (
    code bigint NOT NULL REFERENCES tournaments (code),
    round bigint NOT NULL,
    pairing bigint NOT NULL,
    game bigint NOT NULL,
    table_id bigint NOT NULL UNIQUE REFERENCES tables (id),
    PRIMARY KEY (code, round, pairing, game)
);
