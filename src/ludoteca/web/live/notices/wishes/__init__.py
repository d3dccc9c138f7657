"""How people want to be told: by which ways, when, and how much."""
