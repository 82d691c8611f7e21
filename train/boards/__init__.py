"""The boards of the trainer: each game's positions and actions as a net sees them."""
