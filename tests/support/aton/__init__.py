"""Helpers for tests of Aton."""
