"""Ferry, a made-up game, and its tests: the pattern of a new game. It goes through laws, page and bots as it is."""
