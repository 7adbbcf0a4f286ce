"""The lessons of Tekhenu, as data, with their texts in `words`."""
