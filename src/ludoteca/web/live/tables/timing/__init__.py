"""The time at a table: its clock, and a pause."""
