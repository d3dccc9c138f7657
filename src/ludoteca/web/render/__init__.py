"""What is shown: from a table at one moment and one viewer to words, pictures and pieces of a page. No request."""
