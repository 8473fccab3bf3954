-- The revision as of which something is about to be posted. Noted before it is sent, so that a
-- process that dies in between leaves behind what may be posted already.
CREATE TABLE postings (
    table_id INTEGER NOT NULL REFERENCES games (id),
    kind     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    rev      INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;
