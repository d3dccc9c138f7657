"""Notices: telling people who are not here that a table waits for them, by the ways that they have chosen."""
