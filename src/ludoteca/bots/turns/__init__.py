"""What a bot does with a turn: one intention in one go, a plan of the rest, and every line of the whole."""
