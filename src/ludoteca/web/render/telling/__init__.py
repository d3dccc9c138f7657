"""What is told: what was heard, with its signs, what could be reached, what a hint plans, what is said."""
