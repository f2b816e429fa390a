-- The secret seed of a lobby, whose hash is shown before anybody else sits down; the deal moves it to the match.
-- NULL stands in lobbies from before this was stored, and in lobbies that a backup has brought back.

ALTER TABLE tables ADD COLUMN seed BLOB;

-- What players brought to a deal, as JSON; nothing in games from before this was stored.

ALTER TABLE matches ADD COLUMN brought TEXT NOT NULL DEFAULT '[]';
