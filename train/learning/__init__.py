"""The parts of the trainer: tables of games, the net, search, self-play, learning, duels."""
