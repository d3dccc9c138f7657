"""The rules of a game as pages show them: its rulebook, its plates, its legend, and why not."""
