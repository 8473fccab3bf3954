-- "game" is the rules that are played; the number of the table at which they are is "table_id".
ALTER TABLE seats RENAME COLUMN game TO table_id;
ALTER TABLE drafts RENAME COLUMN game TO table_id;
ALTER TABLE results RENAME COLUMN game TO table_id;
ALTER TABLE outbox RENAME COLUMN game TO table_id;
ALTER TABLE receipts RENAME COLUMN game TO table_id;
ALTER TABLE requests RENAME COLUMN game TO table_id;
ALTER TABLE votes RENAME COLUMN game TO table_id;
ALTER TABLE steps RENAME COLUMN game TO table_id;
ALTER TABLE stops RENAME COLUMN game TO table_id;
ALTER TABLE lateness RENAME COLUMN game TO table_id;
ALTER TABLE unrated RENAME COLUMN game TO table_id;
ALTER TABLE invitations RENAME COLUMN game TO table_id;
ALTER TABLE followers RENAME COLUMN game TO table_id;
ALTER TABLE troubles RENAME COLUMN game TO table_id;
ALTER TABLE predecessors RENAME COLUMN game TO table_id;
ALTER TABLE predecessors RENAME TO former_seats;

-- What nobody reads goes: a receipt is proof enough by being there.
ALTER TABLE receipts DROP COLUMN answer;
ALTER TABLE games DROP COLUMN name;

-- A timer belongs to a table, not to a seat of it.
CREATE TABLE new_timers (
    id       INTEGER PRIMARY KEY,
    due      INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    table_id INTEGER REFERENCES games (id),
    tries    INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, kind)
) STRICT;
INSERT OR IGNORE INTO new_timers SELECT id, due, kind, game, tries FROM timers ORDER BY due;
DROP TABLE timers;
ALTER TABLE new_timers RENAME TO timers;
CREATE INDEX timers_by_due ON timers (due);
