"""Simple players: random, the natural move, and one choice ahead."""
