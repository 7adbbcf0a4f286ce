"""Inputs nobody would send on purpose, and some that somebody would. See `__main__`."""
