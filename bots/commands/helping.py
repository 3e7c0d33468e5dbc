"""Help that says each command in its whole first sentence, wrapped at words."""

from __future__ import annotations

from functools import partial
from typing import Any, get_args

from typer.core import TyperGroup

from bots.commands.misuse import empty, empty_word

WIDEST = 120
"""Columns that help takes of a wider terminal."""
_SENTENCE = 400  # characters of a sentence: longer than any of ours


class Sentences(TyperGroup):
    """A group of commands; where there is no room for one's sentence on a line, it goes on on the next."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command, whose help says what one of several values is: `<str>` for `<list[str]>`."""
        command = super().get_command(ctx, cmd_name)
        for parameter in getattr(command, "params", ()):
            one = get_args(getattr(getattr(parameter, "type_descriptor", None), "annotation", None))
            if len(one) == 1 and isinstance(one[0], type):
                parameter.bare_type = partial(str, one[0].__name__)
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """Return the command that is named, and its words. Raises `BadInput` where an argument is empty."""
        name, command, words = super().resolve_command(ctx, args)
        if command is not None and not isinstance(command, TyperGroup) and empty_word(command, words):
            raise empty(command, ctx)
        return name, command, words

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write names and sentences."""
        found = ((name, self.get_command(ctx, name)) for name in self.list_commands(ctx))
        rows = [(name, one.get_short_help_str(_SENTENCE)) for name, one in found if one is not None and not one.hidden]
        if rows:
            with formatter.section("Commands"):
                formatter.write_dl(rows)
