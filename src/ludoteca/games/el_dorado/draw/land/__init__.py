"""The map: where everything lies, how the lands look, and a route that is being built."""
