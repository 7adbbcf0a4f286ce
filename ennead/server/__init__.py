"""The table over HTTP: people, tables, moves and bots behind `ennead serve`."""
