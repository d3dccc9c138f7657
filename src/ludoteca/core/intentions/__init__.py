"""What a player would call one thing done: its decisions, the ways to it, and how it is told."""
