-- Messages that are to be replaced are not marked any more: of two of a sort, the newest stands.

UPDATE messages SET kind = substr(kind, 9) WHERE kind LIKE 'retired %';
