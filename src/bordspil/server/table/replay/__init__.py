"""Replays: the states of a game move by move, its analysis, and the queue of games to replay."""
