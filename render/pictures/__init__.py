"""Pictures that belong to no game: the final, the lobby, rankings, records and films."""
