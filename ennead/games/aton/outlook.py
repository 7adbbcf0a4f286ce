from ennead.games.aton.evaluate import evaluate as outlook
