-- The first archive.
-- Times are Unix seconds. Blobs are opaque here; engine.core.codec reads them.
-- "No seat" is -1 where a seat is part of a key, because NULLs never collide in a key.

PRAGMA application_id = 1114600047;

CREATE TABLE games (
    id            INTEGER PRIMARY KEY,
    game          TEXT    NOT NULL,
    status        TEXT    NOT NULL DEFAULT 'lobby'
                  CHECK (status IN ('lobby', 'playing', 'over', 'cancelled', 'parked')),
    reason        TEXT,
    name          TEXT    NOT NULL DEFAULT '',
    host          INTEGER NOT NULL,
    guild         INTEGER,
    channel       INTEGER,
    thread        INTEGER,
    board_message INTEGER,
    locale        TEXT    NOT NULL,
    rev           INTEGER NOT NULL DEFAULT 0,
    posted_rev    INTEGER NOT NULL DEFAULT 0,
    ply           INTEGER NOT NULL DEFAULT 0,
    asked         INTEGER NOT NULL DEFAULT 0,
    asked_at      INTEGER,
    created_at    INTEGER NOT NULL,
    started_at    INTEGER,
    ended_at      INTEGER,
    options       BLOB    NOT NULL,
    config        BLOB,
    seed          BLOB
) STRICT;

CREATE INDEX games_by_status ON games (status);
CREATE INDEX games_by_guild ON games (guild, status);
CREATE INDEX games_by_channel ON games (channel);
CREATE INDEX games_by_thread ON games (thread);

CREATE TABLE seats (
    game      INTEGER NOT NULL REFERENCES games (id),
    seat      INTEGER NOT NULL,
    user      INTEGER,
    name      TEXT    NOT NULL,
    bot       TEXT,
    joined_at INTEGER NOT NULL,
    left_at   INTEGER,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- Finds a person's games, and keeps two simultaneous joins from giving one person two seats.
CREATE UNIQUE INDEX seats_by_user ON seats (user, game) WHERE left_at IS NULL;

-- The blobs stand last, so that walking back over a game's log does not read them.
CREATE TABLE steps (
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
) STRICT, WITHOUT ROWID;

CREATE TABLE drafts (
    game   INTEGER NOT NULL REFERENCES games (id),
    seat   INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    tokens TEXT    NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE timers (
    id      INTEGER PRIMARY KEY,
    due     INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    game    INTEGER REFERENCES games (id),
    seat    INTEGER NOT NULL DEFAULT -1,
    payload TEXT    NOT NULL DEFAULT '',
    UNIQUE (game, kind, seat)
) STRICT;

CREATE INDEX timers_by_due ON timers (due);

CREATE TABLE settings (
    scope TEXT    NOT NULL CHECK (scope IN ('user', 'guild', 'table', 'house')),
    id    INTEGER NOT NULL,
    key   TEXT    NOT NULL,
    value TEXT    NOT NULL,
    PRIMARY KEY (scope, id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    game     INTEGER NOT NULL REFERENCES games (id),
    seat     INTEGER NOT NULL,
    user     INTEGER,
    rank     INTEGER NOT NULL,
    score    INTEGER NOT NULL,
    won      INTEGER CHECK (won IN (0, 1)),
    resigned INTEGER NOT NULL DEFAULT 0 CHECK (resigned IN (0, 1)),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_user ON results (user, game);

-- What is still to be published: from revision "first" up to "rev". The table is the queue:
-- it holds only what is pending, so a sweep reads all of it, and no index makes every turn dearer.
CREATE TABLE outbox (
    game       INTEGER NOT NULL REFERENCES games (id),
    kind       TEXT    NOT NULL,
    seat       INTEGER NOT NULL DEFAULT -1,
    first      INTEGER NOT NULL,
    rev        INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    due        INTEGER NOT NULL,
    tries      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE receipts (
    interaction TEXT    NOT NULL PRIMARY KEY,
    game        INTEGER REFERENCES games (id),
    answer      BLOB    NOT NULL,
    at          INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE requests (
    game       INTEGER NOT NULL REFERENCES games (id),
    kind       TEXT    NOT NULL,
    rev        INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    target     INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (game, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
    game INTEGER NOT NULL,
    kind TEXT    NOT NULL,
    rev  INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    yes  INTEGER NOT NULL CHECK (yes IN (0, 1)),
    PRIMARY KEY (game, kind, seat),
    FOREIGN KEY (game, kind) REFERENCES requests (game, kind) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
