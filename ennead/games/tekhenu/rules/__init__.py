"""The rules of Tekhenu, one file per chapter.

Docstrings cite the rules document: "6.2 step 3" is step 3 of section 6.2, and "A8" is a ruling
where the rulebook leaves a question open. B01, T01, D01, S01 and P01 are a blessing, a technology,
a decree, a starting card and a pillar tile.
"""
