"""Ankh: gods, their figures and monuments, battles and caravans, two to five players.

By chapters of the rulebook: board and regions, set-up, turn, move, summon, followers, powers,
control, caravan, conflict, battle, strength, deaths, devotion, merging, forgetting; what the gods
and the guardians can do besides stands in gods and guardians.
"""
