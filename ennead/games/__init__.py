"""The games: one self-contained package each."""
