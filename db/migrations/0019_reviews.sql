-- What looking back at a finished game has found, as of a revision of its log. While it is not ended
-- it is being worked on, and it is known who asked for it.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    rev      INTEGER NOT NULL,
    user     INTEGER,
    due      INTEGER NOT NULL,
    tries    INTEGER NOT NULL DEFAULT 0,
    ended_at INTEGER,
    found    BLOB    NOT NULL
) STRICT;
CREATE INDEX reviews_by_due ON reviews (due) WHERE ended_at IS NULL;
CREATE INDEX reviews_by_user ON reviews (user) WHERE user IS NOT NULL;
