"""Evaluation of Ankh positions for bots."""
