"""The messages of the socket; the browser's types are generated from this folder."""
