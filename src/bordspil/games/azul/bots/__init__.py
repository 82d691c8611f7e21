"""The bots of Azul: features, nets, players and levels."""
