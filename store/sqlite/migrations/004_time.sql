-- Whose time runs at which table; the seat -1 is a table at which nobody is left.
-- due: when time is up, alarm: when somebody has to look; NULL while the clock stands, or with nothing left to do.

CREATE TABLE turns (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    remaining REAL NOT NULL,
    since REAL NOT NULL,
    due REAL,
    alarm REAL,
    told INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX turns_by_alarm ON turns (alarm) WHERE alarm IS NOT NULL;
