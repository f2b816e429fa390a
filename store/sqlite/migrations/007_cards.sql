-- The card files that matches were dealt with, so that an owner's cards may change under games in play.
-- A file is found by its game and the fingerprint that stands in the head of every log.

CREATE TABLE cards (
    game TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, fingerprint)
) STRICT, WITHOUT ROWID;
