"""Talk: what people say to each other at a table, in phrases that everybody reads in their own language."""
