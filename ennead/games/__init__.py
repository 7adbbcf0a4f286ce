"""One folder per game, each holding all of that game and nothing of another."""
