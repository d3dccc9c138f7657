"""How an expedition is judged, for the bots and for hints."""
