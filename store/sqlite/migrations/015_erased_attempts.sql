-- An erased person who has played a challenge is recognized until it is over: a random key, and a hash of their id with
-- that key. Others' blocks of an erased person stay, without the name.

ALTER TABLE attempts ADD COLUMN mark BLOB;

CREATE INDEX attempts_marked ON attempts (code) WHERE mark IS NOT NULL;
