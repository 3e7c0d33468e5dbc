"""How a process that serves keeps its collector of cycles out of the way."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from bots.memory import collect_rarely, collect_rarely_while_loading


@pytest.fixture
def collecting() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("collecting")
def test_what_was_made_before_serving_is_left_out_of_collections_which_are_rarer_then():
    rounds = gc.get_threshold()[1:]
    collect_rarely()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold()[0] > 10_000
    assert gc.get_threshold()[1:] == rounds, "how often older values are looked through stays as it is"


@pytest.mark.usefixtures("collecting")
def test_while_modules_are_loaded_none_is_collected_and_a_bot_that_serves_looks_sooner_again():
    collect_rarely_while_loading()
    assert gc.get_threshold()[0] >= 500_000
    assert gc.get_freeze_count() > 0, "what was imported so far is left out"
    collect_rarely()
    assert 10_000 < gc.get_threshold()[0] < 500_000
