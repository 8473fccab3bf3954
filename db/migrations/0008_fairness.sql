-- Everybody who held a seat before whoever holds it now, in order: each of them up to revision
-- "until", so that it is known whose move a move was. Who wished to be forgotten has no user.
CREATE TABLE predecessors_in_order (
    game  INTEGER NOT NULL REFERENCES games (id),
    seat  INTEGER NOT NULL,
    until INTEGER NOT NULL,
    user  INTEGER,
    name  TEXT    NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (game, seat, until)
) STRICT, WITHOUT ROWID;

INSERT INTO predecessors_in_order
SELECT game, seat, (SELECT coalesce(max(rev), 0) FROM steps
    WHERE steps.game = predecessors.game AND steps.at <= predecessors.at), user, name, at
FROM predecessors;
DROP TABLE predecessors;
ALTER TABLE predecessors_in_order RENAME TO predecessors;
CREATE INDEX predecessors_by_user ON predecessors (user, game) WHERE user IS NOT NULL;

-- Who called somebody to a table: when its door is closed, only what those inside have said holds.
ALTER TABLE invitations ADD COLUMN inviter INTEGER;
CREATE INDEX invitations_by_inviter ON invitations (inviter) WHERE inviter IS NOT NULL;

-- Finds the tables of one host without reading those of the others.
CREATE INDEX games_by_host ON games (host, status);

-- A running game whose host has left is its people's.
UPDATE games SET host = coalesce((SELECT user FROM seats WHERE game = games.id
    AND user IS NOT NULL AND left_at IS NULL ORDER BY bot IS NOT NULL, seat LIMIT 1), host)
WHERE status IN ('playing', 'parked') AND NOT EXISTS (SELECT 1 FROM seats
    WHERE game = games.id AND user = games.host AND left_at IS NULL);

-- Logs up to this table may tell of somebody by name; later ones know seats alone.
INSERT INTO settings SELECT 'house', 0, 'named-logs', CAST(max(id) AS TEXT) FROM games
HAVING count(*) > 0;
