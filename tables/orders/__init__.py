"""Moves and answers that somebody prepares before they are asked."""
