"""Shapes that several games draw: cards laid out, hexagons, walls, tokens, curves."""
