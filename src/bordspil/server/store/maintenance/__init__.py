"""What is done to a whole store: backup, copy, migration and check."""
