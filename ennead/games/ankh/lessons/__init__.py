"""The lessons of Ankh, as data, with their texts in `words`."""
