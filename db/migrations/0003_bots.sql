-- Finds the bots that are asked without reading every seat of every game.
CREATE INDEX seats_of_bots ON seats (game, seat) WHERE bot IS NOT NULL;
