"""The laws of the house: they hold for every game, at every table, at every moment."""
