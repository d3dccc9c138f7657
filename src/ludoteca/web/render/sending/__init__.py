"""Boards on their way to pages: drawn once for equal viewers, in turn, and only what a page lacks."""
