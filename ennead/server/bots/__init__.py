"""Bots at tables: who drives them, the processes they think in, hints and the coach."""
