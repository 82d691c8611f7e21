"""Work: tasks done in other processes, on this machine or on many. It knows no game."""
