"""The command `bordspil`: one file a command, and the flags, parser and terminal that several of them share."""
