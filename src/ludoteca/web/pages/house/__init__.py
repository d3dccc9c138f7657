"""The house: its first run, its legal pages, and what its owner looks after."""
