"""Positions of Tekhenu as JSON: writing, reading and checking them."""
