"""Commands: pure functions from a snapshot, a sender, a message and the time to a change, or to a refusal."""
