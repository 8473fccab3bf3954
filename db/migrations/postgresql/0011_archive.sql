-- The archive as it was when it first came to PostgreSQL, in the types of all migrations, which
-- db/postgresql/dialect.py puts into its own words.

CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'lobby'
        CHECK (status IN ('lobby', 'playing', 'over', 'cancelled', 'parked')),
    reason TEXT,
    host INTEGER NOT NULL,
    guild INTEGER,
    channel INTEGER,
    thread INTEGER,
    board_message INTEGER,
    locale TEXT NOT NULL,
    rev INTEGER NOT NULL DEFAULT 0,
    posted_rev INTEGER NOT NULL DEFAULT 0,
    ply INTEGER NOT NULL DEFAULT 0,
    asked INTEGER NOT NULL DEFAULT 0,
    asked_at INTEGER,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    options BLOB NOT NULL,
    config BLOB,
    seed BLOB,
    pace INTEGER,
    wake INTEGER,
    private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1)),
    lobby_rev INTEGER NOT NULL DEFAULT 0,
    lobby_channel INTEGER,
    lobby_message INTEGER,
    board_since INTEGER NOT NULL DEFAULT 0,
    board_digest TEXT NOT NULL DEFAULT ''
);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    bot TEXT,
    joined_at INTEGER NOT NULL,
    left_at INTEGER,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE former_seats (
    table_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    until INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, until)
);

CREATE TABLE steps (
    table_id INTEGER NOT NULL REFERENCES games (id),
    rev INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    dice INTEGER NOT NULL CHECK (dice IN (0, 1)),
    reveals INTEGER NOT NULL,
    at INTEGER NOT NULL,
    calls INTEGER NOT NULL,
    packed INTEGER NOT NULL DEFAULT 0 CHECK (packed IN (0, 1)),
    action TEXT NOT NULL,
    events BLOB NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, rev)
);

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    tokens TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE hands (
    table_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    message INTEGER NOT NULL,
    since INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    tell TEXT NOT NULL CHECK (tell IN ('thread', 'end', 'turns')),
    locale TEXT NOT NULL,
    since INTEGER NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
);

CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    at INTEGER NOT NULL,
    inviter INTEGER,
    PRIMARY KEY (table_id, user)
);

CREATE TABLE lateness (
    table_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    called INTEGER NOT NULL CHECK (called IN (0, 1)),
    told INTEGER NOT NULL CHECK (told IN (0, 1)),
    missed INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL DEFAULT -1,
    first INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, kind, seat)
);

CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guild, game, user)
);

CREATE TABLE receipts (
    interaction TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER REFERENCES games (id),
    at INTEGER NOT NULL
);

CREATE TABLE reminders (
    user INTEGER NOT NULL PRIMARY KEY,
    due INTEGER NOT NULL,
    last INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE requests (
    table_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    rev INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    target INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
);

CREATE TABLE votes (
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    rev INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    yes INTEGER NOT NULL CHECK (yes IN (0, 1)),
    PRIMARY KEY (table_id, kind, seat),
    FOREIGN KEY (table_id, kind) REFERENCES requests (table_id, kind) ON DELETE CASCADE
);

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    rank INTEGER NOT NULL,
    score INTEGER NOT NULL,
    won INTEGER CHECK (won IN (0, 1)),
    resigned INTEGER NOT NULL DEFAULT 0 CHECK (resigned IN (0, 1)),
    whole_campaign INTEGER NOT NULL DEFAULT 0 CHECK (whole_campaign IN (0, 1)),
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE settings (
    scope TEXT NOT NULL CHECK (scope IN ('user', 'guild', 'table', 'house')),
    id INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, id, key)
);

CREATE TABLE stops (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('pause', 'grant', 'vacation', 'outage')),
    table_id INTEGER REFERENCES games (id),
    seat INTEGER,
    user INTEGER,
    start INTEGER NOT NULL,
    until INTEGER
);

CREATE TABLE timers (
    id INTEGER PRIMARY KEY,
    due INTEGER NOT NULL,
    kind TEXT NOT NULL,
    table_id INTEGER REFERENCES games (id),
    tries INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, kind)
);

CREATE TABLE troubles (
    table_id INTEGER NOT NULL REFERENCES games (id),
    work TEXT NOT NULL,
    tries INTEGER NOT NULL,
    due INTEGER NOT NULL,
    told INTEGER NOT NULL CHECK (told IN (0, 1)),
    PRIMARY KEY (table_id, work)
);

CREATE TABLE unrated (
    ended_at INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES games (id),
    PRIMARY KEY (ended_at, table_id)
);

CREATE INDEX games_by_status ON games (status);
CREATE INDEX games_by_guild ON games (guild, status);
CREATE INDEX games_by_channel ON games (channel);
CREATE INDEX games_by_thread ON games (thread);
CREATE UNIQUE INDEX seats_by_user ON seats (user, table_id) WHERE left_at IS NULL;
CREATE INDEX results_by_user ON results (user, table_id);
CREATE INDEX seats_of_bots ON seats (table_id, seat) WHERE bot IS NOT NULL;
CREATE INDEX games_to_wake ON games (wake) WHERE wake IS NOT NULL;
CREATE INDEX stops_by_game ON stops (table_id, start) WHERE table_id IS NOT NULL;
CREATE INDEX stops_by_user ON stops (user, start) WHERE user IS NOT NULL;
CREATE INDEX stops_of_all ON stops (start) WHERE table_id IS NULL AND user IS NULL;
CREATE INDEX reminders_by_due ON reminders (due);
CREATE INDEX ratings_by_user ON ratings (user);
CREATE INDEX invitations_by_user ON invitations (user, table_id);
CREATE INDEX followers_by_user ON followers (user, table_id);
CREATE INDEX predecessors_by_user ON former_seats (user, table_id) WHERE user IS NOT NULL;
CREATE INDEX invitations_by_inviter ON invitations (inviter) WHERE inviter IS NOT NULL;
CREATE INDEX games_by_host ON games (host, status);
CREATE INDEX timers_by_due ON timers (due);

-- Which archive this is: it has been through so many migrations.
CREATE TABLE archive (version INTEGER NOT NULL);
INSERT INTO archive (version) VALUES (11);

-- Runs statements in order as one, so that a whole turn is one trip to the server. Their values
-- come by type: in a statement, $1[3] is the third number. The error of a statement that found its
-- key taken, or that was needed and changed nothing, names its place.
CREATE FUNCTION run_statements(
    statements TEXT[], needed BOOLEAN[],
    numbers BIGINT[], words TEXT[], bytes BYTEA[], fractions FLOAT8[]
) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE
    place INT := 1;
    changed BIGINT;
    altogether BIGINT := 0;
BEGIN
    -- Beside others like it, but not while somebody reads in order to write; see database.py.
    PERFORM pg_advisory_xact_lock_shared(1114600047);
    WHILE place <= cardinality(statements) LOOP
        EXECUTE statements[place] USING numbers, words, bytes, fractions;
        GET DIAGNOSTICS changed = ROW_COUNT;
        IF changed = 0 AND needed[place] THEN
            RAISE EXCEPTION 'nothing was changed' USING ERRCODE = 'BR001', DETAIL = place;
        END IF;
        altogether := altogether + changed;
        place := place + 1;
    END LOOP;
    RETURN altogether;
EXCEPTION WHEN unique_violation THEN
    RAISE unique_violation USING MESSAGE = SQLERRM, DETAIL = place;
END $$;
