"""What goes over a socket, message by message; the browser's types are made from this folder."""
