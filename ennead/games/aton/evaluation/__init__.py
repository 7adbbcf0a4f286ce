"""Evaluation of Aton positions for bots."""
