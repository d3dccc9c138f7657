"""What is asked: every address of the site, and who is behind a request."""
