"""A progress bar for long work: on a terminal, and nowhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bots.render.terminal import clean
from core.ports import Progress, Report, silent

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress as Bar

SPEED_OVER = 600.0
"""Seconds whose pace tells the time left: a batch of passages may take a minute on a busy machine."""
FIRST_SHARE = 2.0
"""Percent of the bytes: before them, what went by was opening and reading, which says nothing of the rest."""
WIDE = 80
"""Columns from which on there is room for a bar and for bytes beside the name of the file."""


@contextmanager
def progress_bar() -> Iterator[Report]:
    """Yield a report that draws stage, bytes and time left on standard error; silent where that is no terminal."""
    if not sys.stderr.isatty():
        yield silent
        return
    # Imported here: only a terminal needs it, and every command would pay for it.
    from rich.console import Console

    with bar_on(Console(stderr=True)) as bar:
        task = bar.add_task("starting", total=None, file="")

        def report(progress: Progress) -> None:
            data = progress.data
            files = f"{data['done']}/{data['total']} " if data.get("total") else ""
            stage = f"page {data['page']}/{data['pages']}" if data.get("pages") else progress.step
            bar.update(
                task,
                description=f"{files}{stage}",
                completed=data.get("bytes", data.get("done", 0)),
                total=data.get("of_bytes", data.get("total")),
                file=clean(progress.detail),
            )

        yield report


@contextmanager
def starting() -> Iterator[None]:
    """Show on standard error that a command is on its way, from its first moment on: what it needs is loaded within."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True, highlight=False, emoji=False).status("starting ..."):
        yield


def bar_on(console: Console) -> Bar:
    """Return the bar for a console: in a narrow one the share and the time left go before everything else."""
    from rich.progress import (
        BarColumn,
        DownloadColumn,
        SpinnerColumn,
        Task,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.progress import Progress as Bar
    from rich.table import Column
    from rich.text import Text

    stage = TextColumn("{task.description}", markup=False)
    file = TextColumn(
        "{task.fields[file]}", markup=False, table_column=Column(ratio=1, no_wrap=True, overflow="ellipsis")
    )

    class Left(TimeRemainingColumn):
        """The time left, from where there is a pace to tell it from."""

        def render(self, task: Task) -> Text:
            return super().render(task) if task.percentage >= FIRST_SHARE else Text("--:--", style="progress.remaining")

    left = (TaskProgressColumn(), Left(compact=True))
    narrow = (SpinnerColumn(), stage, *left, file)
    wide = (SpinnerColumn(), stage, BarColumn(20), *left, DownloadColumn(), file)
    return Bar(
        *(wide if console.width >= WIDE else narrow),
        console=console,
        transient=True,
        expand=True,
        speed_estimate_period=SPEED_OVER,
    )
