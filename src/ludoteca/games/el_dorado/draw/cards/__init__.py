"""The cards: their faces, the hand and the market."""
