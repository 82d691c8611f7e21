"""What one connection asks, of the lobby or at its table, that is no command: new tables, lists, hints, replays."""
