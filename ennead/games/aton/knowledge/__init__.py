"""What a player of Aton may know: views, samples and features."""
