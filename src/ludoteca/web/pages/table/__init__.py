"""What is asked at a table: its pages, its forms, and its socket."""
