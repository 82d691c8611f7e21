"""The bots at tables: whose turn it is, how long they seem to think, and the workers that think for them."""
