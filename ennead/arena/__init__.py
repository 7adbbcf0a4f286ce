"""Bots against bots: matches, tournaments, ratings and what wins how often."""
