"""Reports of finished games: how they grow, slice by slice, and what is kept of them."""
