"""The vocabulary of Tekhenu: names of pieces, actions, questions, reasons and events."""
