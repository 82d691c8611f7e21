"""The command `bordspil`: one file a command, and what several of them share."""
