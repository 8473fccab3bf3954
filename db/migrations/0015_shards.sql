-- The processes that share the shards; those that do not take any are about to leave.
CREATE TABLE processes (
    process TEXT    NOT NULL PRIMARY KEY,
    takes   INTEGER NOT NULL CHECK (takes IN (0, 1))
) STRICT, WITHOUT ROWID;

-- Which process serves each shard, which one is connecting to take it over (heir), and the session
-- with Discord with which it can go on. Only those of the wanted count are shared out anew.
CREATE TABLE shards (
    shard_count INTEGER NOT NULL,
    shard       INTEGER NOT NULL,
    wanted      INTEGER NOT NULL CHECK (wanted IN (0, 1)),
    process     TEXT,
    heir        TEXT,
    session     TEXT,
    sequence    INTEGER,
    gateway     TEXT,
    PRIMARY KEY (shard_count, shard)
) STRICT, WITHOUT ROWID;
