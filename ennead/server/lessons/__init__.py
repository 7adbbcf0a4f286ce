"""Lessons over HTTP: run without stored game state, with the progress of each person."""
