-- Whether each pile has an order of its own, which follows from the secret of the deal and not from what is played. In
-- matches that were dealt before, and at every table of a challenge that was drawn before, draws follow from the ply.

ALTER TABLE matches ADD COLUMN piles INTEGER NOT NULL DEFAULT 0;
ALTER TABLE challenges ADD COLUMN piles INTEGER NOT NULL DEFAULT 0;
