"""Loops that do what is due: deadlines, and the moves of bots."""
