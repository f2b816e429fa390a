-- The seats that computer players had when the cards were dealt, as in SQLite's migration of this number.

ALTER TABLE matches ADD COLUMN computers text;
