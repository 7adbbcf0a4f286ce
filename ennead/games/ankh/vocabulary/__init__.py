"""The vocabulary of Ankh: names of pieces, actions, questions, reasons and events."""
