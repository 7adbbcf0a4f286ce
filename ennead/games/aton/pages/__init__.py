"""The rules pages of the game, and the data of their figures, examples and icon key."""
