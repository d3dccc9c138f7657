"""How the rows of clocks came to their present form."""
