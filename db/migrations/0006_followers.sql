-- Tables by invitation, and people who follow a game without sitting at it.

ALTER TABLE games ADD COLUMN private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1));

CREATE TABLE invitations (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    at   INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_by_user ON invitations (user, game);

-- "told" is the revision up to which this follower was written to: one row of the outbox stands for
-- all the followers of a table, and nobody is written to twice.
CREATE TABLE followers (
    game   INTEGER NOT NULL REFERENCES games (id),
    user   INTEGER NOT NULL,
    tell   TEXT    NOT NULL CHECK (tell IN ('thread', 'end', 'turns')),
    locale TEXT    NOT NULL,
    since  INTEGER NOT NULL,
    told   INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX followers_by_user ON followers (user, game);
