"""Commands: pure functions of a snapshot, who asks, a message and the time, to a change; what cannot be is refused."""
