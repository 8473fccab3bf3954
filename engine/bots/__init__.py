"""Players of the house, for any game: they see what their seat sees, and no more."""
