"""What a game begins with: its components, its options, and a table set by hand."""
