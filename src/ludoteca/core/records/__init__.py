"""A game that is played or was played: as text, move by move with undo, and any moment of it."""
