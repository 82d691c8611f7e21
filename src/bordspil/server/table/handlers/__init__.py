"""Handlers of messages that are not commands: new tables, lists, hints, replays, reports and seat transfers."""
