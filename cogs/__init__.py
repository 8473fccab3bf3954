"""The hall: the only storey that speaks Discord. No game is known here by name."""
