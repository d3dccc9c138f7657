"""Games and tables in lists, and their small pictures."""
