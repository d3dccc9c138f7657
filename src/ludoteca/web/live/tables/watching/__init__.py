"""Whoever looks at a table, and what is said there."""
