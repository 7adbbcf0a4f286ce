"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

They know no rules: an action is its number in the game's vocabulary, an observation the row of
the game's features. Each needs its library: `pip install "ennead[envs]"`, `"ennead[openspiel]"`.
"""
