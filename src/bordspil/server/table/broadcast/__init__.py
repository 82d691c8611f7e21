"""Broadcasts to the connections at a table: views of the game, the table info, clocks and chat."""
