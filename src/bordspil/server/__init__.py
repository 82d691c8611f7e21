"""The server: people, bots and spectators at tables, over one socket each."""
