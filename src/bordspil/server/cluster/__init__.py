"""Several servers at one store: the hints they exchange, and the leases by which they share tables."""
