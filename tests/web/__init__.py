"""The site: one file of tests for each of its rooms."""
