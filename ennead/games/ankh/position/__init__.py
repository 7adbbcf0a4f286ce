"""Positions of Ankh as JSON: writing, reading and checking them."""
