"""A connection from handshake to close: the socket, rate limits, and the messages on the wire."""
