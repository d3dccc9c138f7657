"""Calling bots to a table: which process does it, what is asked, and news of them."""
