"""Ways to the games other than the browser: the line protocol, the terminal, matches, measurements."""
