"""Positions of Ankh as JSON.

{"scenario": "black-land", "first": 0, "turn": 5, "active": 1,
 "gods": ["isis", "ra"], "lead": [0, 1], "ranks": [1, 0], "forgotten": [],
 "pieces": {"E2": ["god", 0], "D2": ["obelisk", 0], "B6": ["temple", null]},
 "suns": ["F8"], "facings": {"D4": "n"}, "gates": [], "cities": [], "camels": ["B6-C6"],
 "tokens": {"1": "A2", "2": "C9", "3": "A3"},
 "heads": [{"followers": 1, "devotion": 0, "powers": [], "guardians": {"satet": 1},
            "hand": ["flood", …]}, …],
 "slots": [0], "amun_up": true, "guardians": ["cat-mummy", "mummy", "androsphinx"],
 "gone": {"satet": 1}, "markers": {"move": 0, …}, "events": 3, "conflicts": 0,
 "tiebreaker": 0, "tiebreaker_up": true, "victor": null,
 "moved": [], "allowances": ["ordinary", "underworld", "G6"], "laid": [],
 "battle": {"token": 3, "fighters": [0, 1], "doubled": [], "rotation": [], "played": [[], []],
            "bids": [0, 0], "safe": [], "dead": [["warrior", 0]], "fallen": [0, 0], "winner": null}}

What is left out is as the scenario deals it; what follows from the rest is not written: Warriors,
Ankh tokens and Monuments in pools and supply, Guardians on their cards.
"""
