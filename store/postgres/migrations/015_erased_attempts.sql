-- How to recognize an erased person who has played a challenge, as in SQLite's migration of this number.

ALTER TABLE attempts ADD COLUMN mark bytea;

CREATE INDEX attempts_marked ON attempts (code) WHERE mark IS NOT NULL;
