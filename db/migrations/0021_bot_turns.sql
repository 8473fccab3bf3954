-- The bots that tables wait for: a few, however many sit at tables that wait for somebody else. The
-- version before writes none of these rows; what it leaves is found once a minute.
CREATE TABLE bot_turns (
    table_id INTEGER NOT NULL REFERENCES games (id),
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- People are looked for who are to be reminded, at some of these tables at a time.
CREATE INDEX games_in_play ON games (id) WHERE status = 'playing';

-- What somebody has done on seats that they have left is told to them as well.
CREATE INDEX seats_of_user ON seats (user) WHERE user IS NOT NULL;
