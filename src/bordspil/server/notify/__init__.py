"""Notices of a turn: by e-mail, by webhook, and to every connection of a player."""
