"""A table: what is true of it, the commands that change it, and everybody who is told of a change."""
