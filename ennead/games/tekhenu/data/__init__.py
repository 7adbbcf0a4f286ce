"""The data of Tekhenu by version, and the code that reads and checks it."""
