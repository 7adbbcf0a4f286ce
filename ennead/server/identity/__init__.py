"""Who is calling: credentials, passwords and people."""
