"""The tree of commands, put together once a process: typer does so at every call, which takes longer than most."""

from __future__ import annotations

from functools import cache

import typer.main
import typer.testing


def kept() -> None:
    """Let every call in this process use the tree that the first one made."""
    once = cache(typer.main.get_command)
    typer.main.get_command = typer.testing._get_command = once
