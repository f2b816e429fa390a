-- Tables at which something happened that people may not have seen, should the program stop just then.
-- The ply is that of the last move. Whatever happens writes a row, whoever has shown it deletes the row.

CREATE TABLE unshown (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    ply INTEGER NOT NULL
) STRICT;

CREATE TRIGGER moved AFTER INSERT ON entries BEGIN
    INSERT OR REPLACE INTO unshown VALUES (new.table_id, new.ply);
END;

CREATE TRIGGER stopped AFTER UPDATE OF status ON tables BEGIN
    INSERT OR REPLACE INTO unshown SELECT table_id, max(ply) FROM entries WHERE table_id = new.id GROUP BY table_id;
END;

CREATE TRIGGER seated AFTER INSERT ON seats BEGIN
    INSERT OR REPLACE INTO unshown SELECT table_id, max(ply) FROM entries
        WHERE table_id = new.table_id GROUP BY table_id;
END;
