"""Commands beside the site itself: check, export, think, and the worker."""
