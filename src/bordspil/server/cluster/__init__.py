"""Several servers at one store: what each tells the others, and which of them looks after a table."""
