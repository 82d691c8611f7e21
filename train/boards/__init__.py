"""What the trainer needs to know of each game."""
