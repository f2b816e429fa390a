-- The seats that computer players had when the cards were dealt, as JSON, so that nobody can bring anything beside them.
-- NULL stands in games from before this was stored: nothing prescribed the order and the spelling of what players brought.

ALTER TABLE matches ADD COLUMN computers TEXT;
