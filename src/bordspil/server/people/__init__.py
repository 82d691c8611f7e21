"""Accounts, passkeys, ratings, and the export and erasure of what is kept about a person."""
