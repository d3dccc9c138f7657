"""How a realm is judged, for the bots and for hints."""
