"""Bots against bots: matches, tournaments, ratings, balance statistics and datasets."""
