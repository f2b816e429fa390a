-- The secret seeds of lobbies, and what players brought to a deal, as in SQLite's migration of this number.

ALTER TABLE tables ADD COLUMN seed bytea;
ALTER TABLE matches ADD COLUMN brought text NOT NULL DEFAULT '[]';
