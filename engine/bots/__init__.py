"""Computer players for any game. They see what their seat sees, and no more."""
