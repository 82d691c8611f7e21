"""Tables: the snapshot, the commands that change it, the room that commits changes, and the subscribers of a change."""
