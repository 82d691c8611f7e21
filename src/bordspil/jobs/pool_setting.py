"""The setting of a pool of workers: checked, and the pool that it names opened."""

import os
from importlib.util import find_spec

from bordspil.core.game import BadRequest
from bordspil.jobs.pool import OnLoss, WorkerPool, silent
from bordspil.jobs.task import OnExit, do_nothing

RAY = "ray:"


def check_workers(workers: str | int) -> None:
    """Refuses any setting of workers but a number, Ray's address with `ray:` before it, or an empty text."""
    text = str(workers)
    is_number = text.isdecimal() and int(text) > 0
    is_address = text.startswith(RAY) and text.removeprefix(RAY).strip("/") != ""
    if text and not is_number and not is_address:
        raise BadRequest("workers-wrong", workers=text)
    if is_address and find_spec("ray") is None:
        raise BadRequest("extra-missing", module="ray", extra="ray")


def open_pool(
    workers: str | int = "", on_exit: OnExit = do_nothing, on_loss: OnLoss = silent, is_patient: bool = False
) -> WorkerPool:
    """Opens the pool that `workers` names: so many processes here, or Ray's cluster; by default one process per core.

    A worker calls `on_exit` last. A patient pool waits for a cluster that cannot be reached at first.
    """
    check_workers(workers)
    text = str(workers)
    if text.startswith(RAY):
        from bordspil.jobs.ray_pool import RayPool

        return RayPool(text, on_exit, on_loss, is_patient)
    from bordspil.jobs.local_pool import LocalPool

    return LocalPool(int(text or os.cpu_count() or 1), on_exit, on_loss)
