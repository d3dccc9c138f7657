"""Ferry, a made-up game: the proof that a fifth game is easy. It goes through laws, page and bots as it is."""
