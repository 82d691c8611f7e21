"""What connections at a table are told: the game as their seats may see it, the table, its clocks and its chat."""
