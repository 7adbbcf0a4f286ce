"""The rules of Aton, one file per chapter.

Docstrings cite the rules document: "4.E" is step E of section 4, "7.3" is item 3 of section 7, and
"A8" is a ruling where the rulebook leaves a question open.
"""
