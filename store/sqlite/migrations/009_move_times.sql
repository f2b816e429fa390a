-- How many seconds a person took for a move. NULL stands in the moves of computers, in moves from before this was
-- stored, and where nothing fair can be said: the program was restarted, or seats or pauses changed meanwhile.

ALTER TABLE entries ADD COLUMN took REAL;
