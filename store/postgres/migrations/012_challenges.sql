-- Challenges and who plays them, as in SQLite's migration of this number.

CREATE TABLE challenges (
    code bigint PRIMARY KEY,
    day bigint UNIQUE,
    game text NOT NULL,
    variant text NOT NULL,
    seats bigint NOT NULL,
    seed bytea NOT NULL,
    maker bigint,
    since double precision NOT NULL,
    until double precision NOT NULL
);

CREATE INDEX challenges_by_maker ON challenges (maker) WHERE maker IS NOT NULL;

CREATE TABLE attempts (
    table_id bigint PRIMARY KEY REFERENCES tables (id),
    code bigint NOT NULL REFERENCES challenges (code),
    person bigint,
    own bigint,
    other bigint,
    UNIQUE (code, person)
);

CREATE INDEX attempts_by_person ON attempts (person) WHERE person IS NOT NULL;
