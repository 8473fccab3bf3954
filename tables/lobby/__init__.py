"""From ``/game new`` to the first turn: opening, joining, inviting, campaigns, and starting."""
