"""Pictures of positions, drawn with the symbols and colours of the page; knows no game."""
