"""The pieces: dice, tiles, buildings, signs. Each is defined once and used by its name."""
