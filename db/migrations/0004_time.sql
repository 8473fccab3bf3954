-- Time for a move, and when a clock stands still.
-- "wake" is when a table's clock must be looked at next; a turn moves it together with its game.

ALTER TABLE games ADD COLUMN pace INTEGER;
ALTER TABLE games ADD COLUMN wake INTEGER;
CREATE INDEX games_to_wake ON games (wake) WHERE wake IS NOT NULL;

-- A stretch of time in which a clock does not run: of a whole table, of one seat, of one person
-- wherever they play, or of the house. An open one has no end yet.
CREATE TABLE stops (
    id    INTEGER PRIMARY KEY,
    kind  TEXT    NOT NULL CHECK (kind IN ('pause', 'grant', 'vacation', 'outage')),
    game  INTEGER REFERENCES games (id),
    seat  INTEGER,
    user  INTEGER,
    start INTEGER NOT NULL,
    until INTEGER
) STRICT;

CREATE INDEX stops_by_game ON stops (game, start) WHERE game IS NOT NULL;
CREATE INDEX stops_by_user ON stops (user, start) WHERE user IS NOT NULL;
CREATE INDEX stops_of_all ON stops (start) WHERE game IS NULL AND user IS NULL;

-- How far the house has gone with somebody who is late: for the wait that began at "since" they
-- were called, and the table was told; "missed" counts the moves in a row that the house has made.
CREATE TABLE lateness (
    game   INTEGER NOT NULL REFERENCES games (id),
    seat   INTEGER NOT NULL,
    since  INTEGER NOT NULL,
    called INTEGER NOT NULL CHECK (called IN (0, 1)),
    told   INTEGER NOT NULL CHECK (told IN (0, 1)),
    missed INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- When each person who is waited for hears of it next, and when they last did.
CREATE TABLE reminders (
    user INTEGER NOT NULL PRIMARY KEY,
    due  INTEGER NOT NULL,
    last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX reminders_by_due ON reminders (due);

-- Who held a seat before somebody took it over, so that the table can give it back.
CREATE TABLE predecessors (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT    NOT NULL,
    at   INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
