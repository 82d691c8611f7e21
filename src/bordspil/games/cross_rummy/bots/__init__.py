"""The bots of Cross Rummy: searches over racks, players and levels."""
