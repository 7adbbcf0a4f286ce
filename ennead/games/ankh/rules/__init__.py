"""The rules of Ankh, one file per chapter.

Docstrings cite the rules document: "§6.2" is section 6.2; "K1", "R1", "D1", "B1" and "T1" are steps
of a Conflict (section 8): the Conflict itself, a region, Domination, Battle and kill triggers; and
"ruling 30" is item 30 of section 12, where the rulebook leaves a question open.
"""
