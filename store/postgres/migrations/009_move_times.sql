-- How many seconds a person took for a move; NULL where nothing is known, as in SQLite's migration of this number.

ALTER TABLE entries ADD COLUMN took double precision;
