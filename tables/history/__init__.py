"""What comes after a game: results, ratings, records, archive, rematches, challenges and puzzles."""
