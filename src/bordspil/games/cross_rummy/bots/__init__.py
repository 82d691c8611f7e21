"""The bots of Cross Rummy: what a rack is worth, players and levels."""
