"""The people cards: how they look, and the hand."""
