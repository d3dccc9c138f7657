"""What a game teaches: lessons and their check, the coach, puzzles."""
