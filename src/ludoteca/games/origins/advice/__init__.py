"""How a world is judged, for the bots and for hints."""
