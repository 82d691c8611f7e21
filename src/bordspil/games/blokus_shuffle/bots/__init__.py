"""The bots of Blokus Shuffle: features, value net, move priors, and levels."""
