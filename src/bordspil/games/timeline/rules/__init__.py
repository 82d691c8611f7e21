"""The rules of Timeline: states, moves, events, views and text."""
