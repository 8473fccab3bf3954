"""The only package that speaks Discord. No game is known here by name."""
