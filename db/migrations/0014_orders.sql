-- Moves that somebody has prepared for a seat, in the order of their places. A list that is held is
-- not played before its owner says so; the reason is the same in all its rows.
CREATE TABLE orders (
    id        INTEGER PRIMARY KEY,
    table_id  INTEGER NOT NULL REFERENCES games (id),
    seat      INTEGER NOT NULL,
    user      INTEGER NOT NULL,
    place     INTEGER NOT NULL,
    stage     TEXT    NOT NULL,
    action    TEXT    NOT NULL,
    condition TEXT    NOT NULL,
    detail    TEXT    NOT NULL,
    held      TEXT    NOT NULL
) STRICT;
CREATE INDEX orders_by_seat ON orders (table_id, seat);
CREATE INDEX orders_by_user ON orders (user);

-- What somebody answers whenever a question of this stage is asked of their seat.
CREATE TABLE standing_answers (
    table_id INTEGER NOT NULL REFERENCES games (id),
    seat     INTEGER NOT NULL,
    stage    TEXT    NOT NULL,
    user     INTEGER NOT NULL,
    token    TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat, stage)
) STRICT, WITHOUT ROWID;
CREATE INDEX standing_answers_by_user ON standing_answers (user);
