"""What remains of finished games: records, ratings, leaderboards and files to take away."""
