"""What a player of Tekhenu may know: views, samples and features."""
