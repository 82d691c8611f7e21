"""The rules of Azul: the record, its kernels, moves, events, views and text."""
