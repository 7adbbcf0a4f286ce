"""Helpers for tests of Ankh."""
