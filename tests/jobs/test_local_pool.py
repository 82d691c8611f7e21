"""Processes of this machine: they work side by side, die alone, are replaced, and cut off when they take too long."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bordspil.core.game import BadRequest
from bordspil.jobs import pool_setting
from bordspil.jobs.local_pool import LocalPool
from bordspil.jobs.map_unordered import as_completed
from bordspil.jobs.pool import WorkerLost
from bordspil.jobs.pool_setting import check_workers, open_pool
from bordspil.jobs.task import PackedTask, Task, do_nothing, unpack_and_perform
from jobs import tasks


@pytest.fixture
def losses() -> list[str]:
    return []


@pytest.fixture
def pool(losses: list[str]) -> Iterator[LocalPool]:
    made = LocalPool(2, on_loss=losses.append)
    yield made
    made.close()


def test_tasks_are_done_elsewhere_and_side_by_side(pool: LocalPool) -> None:
    found = {task.result() for task in [pool.submit(tasks.linger, 1.0) for _ in range(2)]}
    assert len(found) == 2
    assert os.getpid() not in found
    assert found == set(pool.processes())


def test_what_a_task_raises_is_raised_here(pool: LocalPool) -> None:
    with pytest.raises(BadRequest, match="no-game"):
        pool.submit(tasks.refuse).result()


def test_a_worker_that_dies_is_replaced_and_its_task_asked_again(
    pool: LocalPool, losses: list[str], tmp_path: Path
) -> None:
    neighbour = pool.submit(tasks.linger, 1.5)
    other = pool.submit(tasks.die_once, tmp_path / "died")
    assert other.result() not in (os.getpid(), neighbour.result())
    assert losses == ["BrokenProcessPool"]  # the neighbour was not disturbed


def test_a_worker_killed_while_it_is_idle_is_replaced(pool: LocalPool) -> None:
    first = pool.submit(tasks.who).result()
    os.kill(first, signal.SIGKILL)
    assert pool.submit(tasks.who).result() != first


def test_a_task_that_kills_every_worker_is_given_up(pool: LocalPool, losses: list[str]) -> None:
    with pytest.raises(WorkerLost):
        pool.submit(tasks.die).result()
    assert len(losses) == 3
    assert pool.submit(tasks.who).result()


@pytest.mark.parametrize("endless", [(tasks.linger, 60.0), (tasks.count, 1 << 60)])
def test_a_task_that_takes_too_long_is_cut(pool: LocalPool, endless: tuple[object, ...]) -> None:
    began = time.monotonic()
    with pytest.raises(WorkerLost):
        pool.submit(*endless, limit=0.2).result()  # type: ignore[arg-type]
    assert time.monotonic() - began < 30


def test_waiting_in_a_line_does_not_count_as_taking_long(pool: LocalPool) -> None:
    line = [pool.submit(tasks.linger, 0.05, limit=1.0) for _ in range(48)]
    assert all(task.result() for task in line)


def test_a_cancelled_task_is_not_begun(pool: LocalPool, tmp_path: Path) -> None:
    busy = [pool.submit(tasks.wait_for_file, tmp_path / "may end") for _ in range(2)]
    dropped = pool.submit(tasks.leave_word, tmp_path / "word")
    assert pool.unfinished == 3
    assert dropped.cancel()
    (tmp_path / "may end").touch()
    assert [task.result() for task in busy]
    pool.submit(tasks.who).result()
    assert not (tmp_path / "word").exists()


def test_results_come_as_they_finish_and_no_more_is_begun_than_is_wanted(pool: LocalPool) -> None:
    given = []

    def inputs() -> Iterator[tuple[int]]:
        for number in range(100):
            given.append(number)
            yield (number,)

    results = as_completed(pool, tasks.count, inputs())
    assert {next(results) for _ in range(10)} <= set(range(20))
    assert len(given) < 20
    assert len(list(results)) == 90


def test_a_worker_calls_on_exit_last(tmp_path: Path) -> None:
    made = LocalPool(1, on_exit=Word(tmp_path / "word"))
    pid = made.submit(tasks.who).result()
    made.close()
    assert (tmp_path / "word").read_text() == str(pid)


class Word:
    def __init__(self, file: Path) -> None:
        self.file = file

    def __call__(self) -> None:
        tasks.leave_word(self.file)


@pytest.mark.parametrize("wrong", ["0", "-1", "many", "ray:", "ray://", "tcp://host:1"])
def test_a_setting_that_names_no_workers_is_refused(wrong: str) -> None:
    with pytest.raises(BadRequest, match="workers-wrong"):
        open_pool(wrong)


def test_a_setting_that_names_workers_is_taken() -> None:
    for right in ("", "3", 3, "ray://host:10001", "ray:auto", "ray:host:6379", "ray:local"):
        check_workers(right)


def test_without_ray_its_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_setting, "find_spec", lambda name: None)
    with pytest.raises(BadRequest, match="extra-missing"):
        open_pool("ray:auto")
    open_pool("1").close()


def test_a_worker_of_another_version_refuses() -> None:
    import pickle

    other = PackedTask(Task(tasks.who, ()), do_nothing, "0.0.1")
    went_well, error = pickle.loads(unpack_and_perform(pickle.dumps(other)))
    assert not went_well
    assert error.key == "worker-other-version"


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    import pickle

    went_well, error = pickle.loads(unpack_and_perform(pickle.dumps(PackedTask(Task(tasks.stumble, ()), do_nothing))))
    assert (went_well, str(error)) == (False, "Stubborn: one")
