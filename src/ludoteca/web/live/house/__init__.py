"""The house itself: who owns it, what it is called, what its papers say, and what was done to look after it."""
