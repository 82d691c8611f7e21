"""How much each player may say at a table now."""

import time

from bordspil.server.session.rate_limits import Bucket
from bordspil.server.store.chat import KEPT_LINES

PER_SECOND = 0.5
AT_ONCE = 6


class ChatPace:
    """A few lines at once, and then one every other second."""

    def __init__(self) -> None:
        self.buckets: dict[bytes, Bucket] = {}

    def allows(self, owner: bytes) -> bool:
        """Whether an owner may say one more thing now."""
        now = time.monotonic()
        if len(self.buckets) >= KEPT_LINES:  # of people who have come and gone, and have been silent long enough
            self.buckets = {one: bucket for one, bucket in self.buckets.items() if bucket.fill(now) < AT_ONCE}
        return self.buckets.setdefault(owner, Bucket(PER_SECOND, AT_ONCE, now)).take(now)
