"""The rules of Cross Rummy: states, tables, Lays, moves, events, views and text."""
