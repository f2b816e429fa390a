-- Games are rated by another model from now on, as in SQLite's migration of this number.

DELETE FROM results;
DELETE FROM standings;

UPDATE matches SET counted = false WHERE counted AND table_id IN (SELECT table_id FROM dealt);

DROP INDEX matches_uncounted;
CREATE INDEX matches_uncounted ON matches (ended, table_id, game) WHERE ended IS NOT NULL AND NOT counted;
