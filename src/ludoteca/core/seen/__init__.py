"""What is seen of a table: the view of a seat, as numbers too, the goal, pictures and what everything on them is."""
