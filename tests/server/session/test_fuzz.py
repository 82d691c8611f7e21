"""A short run of the fuzzer; `make fuzz` makes the long one."""

from random import Random

import pytest

from server.harness.fuzz import KINDS, message
from server.harness.fuzz import fuzz as run
from server.harness.stores import on_postgresql

pytestmark = on_postgresql


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_is_sent_ends_a_server_or_makes_it_talk(seed: int) -> None:
    sent = list(run(600, seed))
    assert sent[-1] >= 600


def test_every_kind_of_message_is_tried() -> None:
    rng = Random(3)
    made = [one for one in (message(rng) for _ in range(4000)) if isinstance(one, str)]
    for kind in KINDS:
        assert any(f'"type": "{kind.__struct_config__.tag}"' in one for one in made)
