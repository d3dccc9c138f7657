"""Several processes at the same tables: what they tell each other, who is there, and what got lost on the way."""
