-- Whether each pile has an order of its own, as in SQLite's migration of this number.

ALTER TABLE matches ADD COLUMN piles boolean NOT NULL DEFAULT false;
ALTER TABLE challenges ADD COLUMN piles boolean NOT NULL DEFAULT false;
