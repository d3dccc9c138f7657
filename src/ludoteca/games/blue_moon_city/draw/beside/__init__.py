"""Beside the city: what a building says, what one pays there, dragons and scales."""
