"""Who sits where: sitting down and getting up, inviting, moving, and a table to try a finished game otherwise."""
