"""Me: the page on which a player looks after everything that is their own. Each section is a room of its own."""
