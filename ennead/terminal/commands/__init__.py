"""The `ennead` commands, one module each; `ennead.cli` puts them together."""
