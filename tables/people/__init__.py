"""People at tables and away from them: settings, following, taking over a seat, forgetting."""
