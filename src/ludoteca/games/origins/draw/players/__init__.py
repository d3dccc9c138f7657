"""The players: their cities, people, goods, and what they have reached."""
