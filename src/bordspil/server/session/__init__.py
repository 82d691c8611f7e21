"""A browser's session: its socket from handshake to goodbye, limits, and the messages on the wire."""
