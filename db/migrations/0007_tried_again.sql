-- What fails is tried again, later each time, and holds nothing else up.

ALTER TABLE timers ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE reminders ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;

-- What went wrong at a table: which work, how often in a row, when it is tried again, and whether
-- the host was told.
CREATE TABLE troubles (
    game  INTEGER NOT NULL REFERENCES games (id),
    work  TEXT    NOT NULL,
    tries INTEGER NOT NULL,
    due   INTEGER NOT NULL,
    told  INTEGER NOT NULL CHECK (told IN (0, 1)),
    PRIMARY KEY (game, work)
) STRICT, WITHOUT ROWID;

-- A lobby is shown like a board: "lobby_rev" counts its changes, and the latest is in the outbox.
-- The message that shows it lies in "lobby_channel"; boards have their own.
ALTER TABLE games ADD COLUMN lobby_rev INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN lobby_channel INTEGER;
ALTER TABLE games ADD COLUMN lobby_message INTEGER;

UPDATE games SET lobby_message = board_message, lobby_channel = coalesce(thread, channel)
WHERE posted_rev = 0 AND status = 'lobby';
UPDATE games SET lobby_message = board_message, lobby_channel = channel
WHERE posted_rev = 0 AND status <> 'lobby';
UPDATE games SET board_message = NULL WHERE posted_rev = 0;

-- What a table that has ended left behind.
DELETE FROM requests WHERE game IN (SELECT id FROM games WHERE ended_at IS NOT NULL);
DELETE FROM timers
WHERE kind IN ('lapse', 'lobby') AND game IN (SELECT id FROM games WHERE ended_at IS NOT NULL);

-- A lobby that was opened and never seen is pending, too.
UPDATE games SET lobby_rev = 1 WHERE status = 'lobby' AND lobby_message IS NULL;
INSERT INTO outbox (game, kind, first, rev, created_at, due)
SELECT id, 'lobby', 1, 1, created_at, created_at FROM games WHERE status = 'lobby' AND lobby_rev = 1;
