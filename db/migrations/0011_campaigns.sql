-- A result may be that of a whole campaign, which has ended with this game.
ALTER TABLE results ADD COLUMN whole_campaign INTEGER NOT NULL DEFAULT 0
    CHECK (whole_campaign IN (0, 1));
