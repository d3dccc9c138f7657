"""Copies of what is kept: made and put back, every night, and those of PostgreSQL."""
