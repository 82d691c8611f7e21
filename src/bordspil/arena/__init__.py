"""Bots against bots: matches, ladders, tournaments, and how strong each of them is."""
