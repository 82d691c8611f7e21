"""Notices of a turn: by e-mail, by webhook, and to every window of a player."""
