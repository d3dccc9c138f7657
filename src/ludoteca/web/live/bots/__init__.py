"""Bots at the tables: the processes they think in, how tables wait for them, and their characters."""
