"""What a player of Ankh may know: views, samples and features."""
