"""The rules of Blokus Shuffle: the record, its kernels, moves, events, views and text."""
