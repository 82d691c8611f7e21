"""Commands of those who host a server; they need the extra `serve`."""
