"""Decks: read, checked, drawn, brought by people, and those that are shipped."""
