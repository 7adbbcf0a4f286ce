"""Reinforcement learning environments: PettingZoo, Gymnasium, OpenSpiel and vectorized games.

They contain no rules: an action is its index in the game's vocabulary, an observation is the row of
the game's features. Each needs its library: `pip install "ennead[envs]"` or `"ennead[openspiel]"`.
"""
