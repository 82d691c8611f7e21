"""What all tests share."""

from hypothesis import settings

# Repeatable on every machine, however slow: the same examples, no time limit for one.
settings.register_profile("bordspil", deadline=None, derandomize=True, database=None, max_examples=4)
settings.load_profile("bordspil")
