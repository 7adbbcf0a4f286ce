"""The data of Ankh by version, and the code that reads and checks it."""
