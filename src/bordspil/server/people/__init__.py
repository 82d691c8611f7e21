"""Accounts, passkeys, contacts, ratings, and what people may take along or have erased."""
