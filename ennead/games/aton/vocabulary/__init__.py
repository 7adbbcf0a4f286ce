"""The vocabulary of Aton: names of pieces, actions, questions, reasons and events."""
