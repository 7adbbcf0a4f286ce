"""Positions of Aton as JSON: writing, reading and checking them."""
