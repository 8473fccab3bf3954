"""One painter a game, each in a module named by the game's key."""
