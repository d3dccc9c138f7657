"""Ferry, a made-up game, and its tests: a whole small game in the layout of the real ones.

It goes through laws, page and bots as it is, and `tools/new_game.py` copies it for whoever adds a game.
"""
