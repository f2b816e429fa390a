-- What the bot does by itself when it restores a file, for PostgreSQL: run it after pg_restore, before the bot starts.

BEGIN;

-- Tables opened since the copy are gone, and so are their numbers; old messages hold them, so none is given twice.
SELECT setval(name, nextval(name) + 1000000)
    FROM unnest(ARRAY['tables', 'files', 'results']) AS numbered, pg_get_serial_sequence(numbered, 'id') AS name;

-- What may have been played since is known: lobbies draw new seeds, and challenges are over.
UPDATE tables SET seed = NULL;
UPDATE challenges SET until = least(until, (SELECT coalesce(max(touched), 0) FROM tables));

-- Discord may show later moves, and know the commands of a newer version: the bot shows and sends its own.
INSERT INTO unshown SELECT table_id, max(ply) FROM entries JOIN tables ON tables.id = table_id
    WHERE status = 'playing' GROUP BY table_id ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply;
UPDATE kept SET value = '' WHERE key = 'commands';

COMMIT;
