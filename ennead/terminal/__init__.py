"""The command line: its commands, and games and replays in the terminal."""
