"""The core: what every game stands on. It knows no game, no sockets, no disk and no clock."""
