"""Load tests: commands that measure a server under load, and kill it while it is played on."""
