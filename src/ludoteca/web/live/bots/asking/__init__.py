"""Questions to bots: how they are put, who waits for whom, and what thinking may take."""
