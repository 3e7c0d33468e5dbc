"""A progress bar for long work: on a terminal, and nowhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bots.render.terminal import clean
from core.ports import Progress, Report, silent


@contextmanager
def progress_bar() -> Iterator[Report]:
    """Yield a report that draws `done` of `total` on standard error, or is silent where that is no terminal."""
    if not sys.stderr.isatty():
        yield silent
        return
    # Imported here: only a terminal needs it, and every command would pay for it.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("reading", total=None)

        def report(progress: Progress) -> None:
            data = progress.data
            bar.update(
                task,
                description=f"{progress.step} {clean(progress.detail)[-40:]:<40}",
                completed=data.get("done", 0),
                total=data.get("total"),
            )

        yield report
