"""People: everybody who plays here. They know nothing of tables."""
