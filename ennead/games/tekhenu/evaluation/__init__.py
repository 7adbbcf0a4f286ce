"""Evaluation of Tekhenu positions for bots."""
