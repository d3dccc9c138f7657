"""What is kept of tables: read and written, listed, checked, and finished games."""
