"""Helpers for tests of Tekhenu."""
