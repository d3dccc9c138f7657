"""Many games between bots: tournaments, counts, ratings, and the ladder of the levels."""
