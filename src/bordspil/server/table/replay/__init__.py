"""Looking back: the states of a game one after the other, its analysis, and the queue for games played again."""
