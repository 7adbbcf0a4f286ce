"""What the server keeps: people, tables, the log of each, what was said."""
