"""From what happens at a table to a message on its way: gathered, sorted, written, carried."""
