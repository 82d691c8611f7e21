"""The server's HTTP side: the application, pages, routes, uploads, health and metrics."""
