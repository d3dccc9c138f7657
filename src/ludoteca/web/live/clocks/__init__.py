"""Clocks: how long a turn may take, when a clock stands still, and how long the site was away. No tables here."""
