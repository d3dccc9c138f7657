"""How an estate is judged, for the bots and for hints."""
