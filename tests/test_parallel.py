"""Work side by side gives its results in order, and one can be alone."""

from __future__ import annotations

import threading
import time

import pytest

from judgekit.parallel import Turns, in_order


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    def work(item: int) -> int:
        time.sleep(0.02 if item % 2 == 0 else 0)
        return item * item

    assert list(in_order(work, range(12), jobs)) == [item * item for item in range(12)]


@pytest.mark.parametrize("jobs", [1, 3])
def test_no_items_give_no_results(jobs: int) -> None:
    assert list(in_order(str, [], jobs)) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_exception_is_raised_in_its_turn(jobs: int) -> None:
    def work(item: int) -> int:
        if item == 2:
            raise ValueError("two")
        return item

    results = in_order(work, range(5), jobs)
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(ValueError, match="two"):
        next(results)


@pytest.mark.parametrize("jobs", [1, 2])
def test_after_the_last_result_no_new_item_is_begun(jobs: int) -> None:
    begun: list[int] = []
    ended: list[int] = []

    def work(item: int) -> int:
        begun.append(item)
        time.sleep(0.01)
        ended.append(item)
        return item

    results = in_order(work, range(1000), jobs, until=lambda result: result == 3)
    assert list(results) == [0, 1, 2, 3]
    count = len(begun)
    assert len(ended) == count, "those under way are waited for"
    time.sleep(0.05)
    assert len(begun) == count < 10


def test_who_is_interrupted_is_not_kept_waiting() -> None:
    release = threading.Event()
    results = in_order(lambda item: item == 0 or release.wait(30), range(4), 2)
    assert next(results) is True
    begin = time.monotonic()
    results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - begin < 10
    release.set()


def test_two_jobs_work_at_the_same_time() -> None:
    both = threading.Barrier(2, timeout=10)
    assert list(in_order(lambda item: both.wait() >= 0, range(2), 2)) == [True, True]


def test_who_is_alone_has_no_neighbour() -> None:
    turns = Turns()
    inside: list[str] = []
    crowds: list[list[str]] = []

    def neighbour() -> None:
        for _ in range(20):
            with turns.beside_others():
                inside.append("neighbour")
                time.sleep(0.001)
                inside.remove("neighbour")

    def loner() -> None:
        for _ in range(5):
            with turns.alone():
                inside.append("loner")
                time.sleep(0.002)
                crowds.append(list(inside))
                inside.remove("loner")

    threads = [threading.Thread(target=work) for work in (neighbour, neighbour, loner, loner)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=20)
    assert crowds == [["loner"]] * 10
