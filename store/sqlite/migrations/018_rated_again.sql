-- Games are rated by another model from now on, so all that were rated are counted again: before anybody looks, in the
-- order in which they stopped. Games from before there were ratings have no players here, and are still not counted.

DELETE FROM results;
DELETE FROM standings;

UPDATE matches SET counted = 0 WHERE counted = 1 AND table_id IN (SELECT table_id FROM dealt);

-- Games of a package that is not installed wait to be counted until it is again.

DROP INDEX matches_uncounted;
CREATE INDEX matches_uncounted ON matches (ended, table_id, game) WHERE ended IS NOT NULL AND counted = 0;
