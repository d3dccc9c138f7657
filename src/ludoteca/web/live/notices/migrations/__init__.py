"""Migrations of the notices."""
