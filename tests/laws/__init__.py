"""The laws of Boroughs: they hold for every game, at every table, at every moment."""
