"""The board: sites, Military track, market, supply, temples, districts."""
