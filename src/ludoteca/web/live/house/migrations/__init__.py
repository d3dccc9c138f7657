"""How the database came to its present form."""
