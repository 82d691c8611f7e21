"""Commands that let bots play and measure: matches, ladders, tournaments, self-play and speed."""
