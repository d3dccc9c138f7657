"""What comes in from the network: where the site listens, the doors, and the bodies of requests."""
