-- By what somebody opens a table in a browser: a link, which is taken once, or a session. Only the
-- hash of the secret is kept.
CREATE TABLE browser_keys (
    hash     TEXT    NOT NULL PRIMARY KEY,
    kind     TEXT    NOT NULL CHECK (kind IN ('link', 'session')),
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES games (id),
    guild    INTEGER,
    locale   TEXT    NOT NULL,
    until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX browser_keys_by_user ON browser_keys (user, until);
