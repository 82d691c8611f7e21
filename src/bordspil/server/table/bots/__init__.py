"""The bots at tables: which is to act, how long its move takes, and the workers that compute it."""
