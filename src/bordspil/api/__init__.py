"""The front door for Python: games, tables, bots and matches, as `import bordspil` offers them."""
