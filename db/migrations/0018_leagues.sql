-- Leagues and cups of a server: who plays in them, and which tables were opened for them.
-- A season of a league has rounds of a week; a round of a cup follows when the one before is over.
-- A place is a division and a slot in it: one person holds it, and hands it on when they leave.
CREATE TABLE leagues (
    id         INTEGER PRIMARY KEY,
    kind       TEXT    NOT NULL CHECK (kind IN ('league', 'cup')),
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    host       INTEGER NOT NULL,
    locale     TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    options    BLOB    NOT NULL,
    pace       INTEGER NOT NULL,
    duels      INTEGER NOT NULL CHECK (duels IN (0, 1)),
    weeks      INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    season     INTEGER NOT NULL DEFAULT 1,
    status     TEXT    NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'running', 'over')),
    started_at INTEGER,
    ended_at   INTEGER,
    round      INTEGER NOT NULL DEFAULT 0,
    rounds     INTEGER NOT NULL DEFAULT 0,
    drawn_at   INTEGER,
    told       INTEGER NOT NULL DEFAULT 0,
    due        INTEGER,
    tries      INTEGER NOT NULL DEFAULT 0,
    message    INTEGER
) STRICT;
CREATE INDEX leagues_by_guild ON leagues (guild, status);
CREATE INDEX leagues_by_due ON leagues (due) WHERE due IS NOT NULL;
CREATE INDEX leagues_by_host ON leagues (host);
CREATE TABLE league_members (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    season    INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    user      INTEGER,
    name      TEXT    NOT NULL,
    joined_at INTEGER NOT NULL,
    rating    INTEGER NOT NULL DEFAULT 0,
    seed      INTEGER,
    division  INTEGER,
    slot      INTEGER,
    left_at   INTEGER,
    rank      INTEGER,
    points    INTEGER,
    PRIMARY KEY (league_id, season, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX league_members_once ON league_members (league_id, season, user)
    WHERE user IS NOT NULL AND left_at IS NULL;
CREATE UNIQUE INDEX league_members_by_place ON league_members (league_id, season, division, slot)
    WHERE division IS NOT NULL AND left_at IS NULL;
CREATE INDEX league_members_by_user ON league_members (user);
CREATE TABLE league_fixtures (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    season    INTEGER NOT NULL,
    round     INTEGER NOT NULL,
    division  INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    slots     TEXT    NOT NULL,
    absent    TEXT    NOT NULL,
    table_id  INTEGER REFERENCES games (id),
    PRIMARY KEY (league_id, season, round, division, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX league_fixtures_by_table ON league_fixtures (table_id);
