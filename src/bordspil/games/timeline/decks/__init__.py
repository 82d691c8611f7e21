"""Decks: read, checked, drawn, uploaded and shipped."""
