"""What a game says about playing well: its adviser, how true its sense of worth is, and what steers ways."""
