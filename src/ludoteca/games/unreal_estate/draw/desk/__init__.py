"""What lies on the desk: proposals, the drawer, who acts when, the stock, the score."""
