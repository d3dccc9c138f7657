"""The city: sky, tiles, buildings, and what stands on them."""
