-- Ratings follow from results, and each result moves them once: "unrated" is the queue of finished
-- games whose results have not yet done so. Guild 0 is the rating from the games of every server.

CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game  TEXT    NOT NULL,
    user  INTEGER NOT NULL,
    mu    REAL    NOT NULL,
    sigma REAL    NOT NULL,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_user ON ratings (user);

CREATE TABLE unrated (
    ended_at INTEGER NOT NULL,
    game     INTEGER NOT NULL REFERENCES games (id),
    PRIMARY KEY (ended_at, game)
) STRICT, WITHOUT ROWID;

INSERT INTO unrated
SELECT ended_at, id FROM games WHERE ended_at IS NOT NULL AND status <> 'cancelled';
