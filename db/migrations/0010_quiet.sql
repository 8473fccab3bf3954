-- Who is called by an entry of the log: bit n for seat n. The blobs still stand last.
CREATE TABLE new_steps (
    table_id INTEGER NOT NULL REFERENCES games (id),
    rev      INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    opened   INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    seat     INTEGER,
    dice     INTEGER NOT NULL CHECK (dice IN (0, 1)),
    reveals  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    calls    INTEGER NOT NULL,
    packed   INTEGER NOT NULL DEFAULT 0 CHECK (packed IN (0, 1)),
    action   TEXT    NOT NULL,
    events   BLOB    NOT NULL,
    state    BLOB    NOT NULL,
    PRIMARY KEY (table_id, rev)
) STRICT;

-- Those who wait for a board that is still to be posted are called by it.
INSERT INTO new_steps
SELECT steps.table_id, steps.rev, steps.ply, opened, steps.kind, steps.seat, dice, reveals, at,
    CASE WHEN outbox.rev IS NULL OR steps.rev < games.rev THEN 0 ELSE games.asked END,
    packed, action, events, state
FROM steps JOIN games ON games.id = steps.table_id
LEFT JOIN outbox ON outbox.table_id = steps.table_id AND outbox.kind = 'board'
ORDER BY steps.table_id, steps.rev;
DROP TABLE steps;
ALTER TABLE new_steps RENAME TO steps;

-- A board is edited in place: it tells what has happened after "board_since", was posted as of
-- "posted_rev", and looks as the digest says.
ALTER TABLE games ADD COLUMN board_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN board_digest TEXT NOT NULL DEFAULT '';
UPDATE games SET board_since = max(0, posted_rev - 1);

-- So is the direct message that shows a seat its hand.
CREATE TABLE hands (
    table_id INTEGER NOT NULL REFERENCES games (id),
    seat     INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    rev      INTEGER NOT NULL,
    digest   TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
