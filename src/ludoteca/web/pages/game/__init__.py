"""The pages of one game: its lessons, its puzzles, its legend, its workshop."""
