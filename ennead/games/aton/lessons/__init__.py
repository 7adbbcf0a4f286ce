"""The lessons of Aton, as data, with their texts in `words`."""
