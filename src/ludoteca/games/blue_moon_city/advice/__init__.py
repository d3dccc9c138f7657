"""How a city is judged, for the bots and for hints."""
