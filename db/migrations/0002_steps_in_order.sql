-- Steps carry blobs. As rows in the order in which they were played, with a slim index for their
-- key, a turn writes half as many pages as it did inside the key's own tree.

CREATE TABLE steps_in_order (
    game    INTEGER NOT NULL REFERENCES games (id),
    rev     INTEGER NOT NULL,
    ply     INTEGER NOT NULL,
    opened  INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    seat    INTEGER,
    dice    INTEGER NOT NULL CHECK (dice IN (0, 1)),
    reveals INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    packed  INTEGER NOT NULL DEFAULT 0 CHECK (packed IN (0, 1)),
    action  TEXT    NOT NULL,
    events  BLOB    NOT NULL,
    state   BLOB    NOT NULL,
    PRIMARY KEY (game, rev)
) STRICT;

INSERT INTO steps_in_order SELECT * FROM steps ORDER BY game, rev;
DROP TABLE steps;
ALTER TABLE steps_in_order RENAME TO steps;
