"""Help that says each command in its whole first sentence, wrapped at words."""

from __future__ import annotations

from typing import Any

from typer.core import TyperGroup

WIDEST = 120
"""Columns that help takes of a wider terminal."""
_SENTENCE = 400  # characters of a sentence: longer than any of ours


class Sentences(TyperGroup):
    """A group of commands; where there is no room for one's sentence on a line, it goes on on the next."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write names and sentences."""
        found = ((name, self.get_command(ctx, name)) for name in self.list_commands(ctx))
        rows = [(name, one.get_short_help_str(_SENTENCE)) for name, one in found if one is not None and not one.hidden]
        if rows:
            with formatter.section("Commands"):
                formatter.write_dl(rows)
