-- The city of the day: one puzzle for everybody, who tried it, and where it is posted in the morning.
-- A day is counted from 1970-01-01, by UTC. Until a day is closed its tries are sealed.
CREATE TABLE daily_puzzles (
    day    INTEGER NOT NULL PRIMARY KEY,
    game   TEXT    NOT NULL,
    config BLOB    NOT NULL,
    seed   BLOB    NOT NULL,
    par    INTEGER,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))
) STRICT;
CREATE TABLE daily_tries (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    day      INTEGER NOT NULL REFERENCES daily_puzzles (day),
    user     INTEGER NOT NULL,
    guild    INTEGER,
    number   INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX daily_tries_by_user ON daily_tries (user, day, number);
CREATE INDEX daily_tries_by_day ON daily_tries (day, guild);
CREATE TABLE daily_channels (
    guild   INTEGER NOT NULL PRIMARY KEY,
    channel INTEGER NOT NULL,
    locale  TEXT    NOT NULL,
    zone    TEXT    NOT NULL,
    hour    INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    due     INTEGER NOT NULL,
    later   INTEGER NOT NULL DEFAULT 0,
    tries   INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX daily_channels_by_due ON daily_channels (due);
