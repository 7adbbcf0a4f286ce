"""Plain values that the server stores and passes around: tables, moves, people."""
