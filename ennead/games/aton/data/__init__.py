"""The data of Aton by version, and the code that reads and checks it."""
