"""The cards: how they look, and the hand."""
