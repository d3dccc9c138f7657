"""The report of a finished game as its page shows it, and the picture of its end."""
