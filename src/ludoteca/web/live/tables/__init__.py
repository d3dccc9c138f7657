"""Tables: who sits where, the lines of their games, and everything that happens at them live."""
