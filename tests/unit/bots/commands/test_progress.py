"""The bar of long work: what it says of the time left."""

from __future__ import annotations

import io

from rich.console import Console

from bots.commands.progress import bar_on


def test_the_time_left_is_told_once_there_is_a_pace_to_tell_it_from():
    clock = iter(range(1_000))
    bar = bar_on(Console(file=io.StringIO(), width=60, force_terminal=True, get_time=lambda: float(next(clock))))
    task = bar.add_task("reading", total=1_000, file="large.csv")
    bar.update(task, completed=1)
    bar.update(task, completed=2)
    assert "--:--" in _drawn(bar)
    bar.update(task, completed=500)
    assert "--:--" not in _drawn(bar)


def _drawn(bar) -> str:
    out = io.StringIO()
    Console(file=out, width=60).print(bar.get_renderable())
    return out.getvalue()
