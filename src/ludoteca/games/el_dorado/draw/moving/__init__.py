"""What moves on the map: pawns, where they may go, and who is ahead."""
