"""What is said of a command line that can't be: in our words, with what to do, whichever library found it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import typer

from bots.wrong_values import fault, shown
from core.errors import BadInput

LIBRARY_ERROR: type[Exception] = next(kind for kind in reversed(typer.BadParameter.__mro__) if "show" in vars(kind))
"""What typer raises of a command line that it can't take; it has no public name."""
_TOO_MANY = "Got unexpected extra argument"


def misused(error: Any) -> BadInput:
    """Return what a library found wrong with a command line."""
    return BadInput(_fault(error), hint=_where_to_read(error.ctx))


def empty_word(command: Any, words: list[str]) -> bool:
    """Tell whether an argument is empty: a variable that was not set must not name the current folder."""
    taking = {name for one in command.params if not getattr(one, "is_flag", True) for name in one.opts}
    return any(not word and (not at or words[at - 1] not in taking) for at, word in enumerate(words))


def empty(command: Any, context: Any) -> BadInput:
    """Return what is said of an empty argument."""
    path = f"{context.command_path} {command.name}"
    usage = _ended(f"{path} {' '.join(command.collect_usage_pieces(context))}")
    return BadInput(f"An empty argument names nothing: {usage}", hint=f"See `{path} -h`.")


def _fault(error: Any) -> str:
    named, message = getattr(error, "option_name", None), error.format_message()
    if isinstance(error, typer.BadParameter):
        return _wrong_value(error, message)
    if hasattr(error, "possibilities"):
        return f"There is no option {named}.{_instead(error.possibilities or ())}"
    if named:
        return f"{named} takes no value." if "does not take" in message else f"{named} needs a value."
    if message.startswith(_TOO_MANY):
        return _too_many(error.ctx, message.partition("(")[2].partition("(")[2].rstrip(")") or message)
    return _ended(message.replace("No such command", "There is no command"))


def _wrong_value(error: Any, message: str) -> str:
    name = error.param.get_error_hint().strip("'") if error.param is not None else ""
    if hasattr(error, "param_type"):
        return f"{name} is missing: {_ended(_usage(error.ctx))}"
    found = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else None
    if found is None:
        return _ended(f"{name}: {error.message}" if name else message)
    return f"{name}: {shown(found['input'])} {fault(found)}."


def _too_many(context: Any, words: str) -> str:
    if any(one.param_type_name == "argument" for one in context.command.params):
        more = f"There is more than {context.command_path} takes: {_ended(words)}"
        return f"{more} Words that belong together are put in quotes."
    return f"{context.command_path} takes no such argument: {_ended(words)}"


def _instead(names: Iterable[str]) -> str:
    known = " or ".join(sorted(names))
    return f" Did you mean {known}?" if known else ""


def _usage(context: Any) -> str:
    return f"{context.command_path} {' '.join(context.command.collect_usage_pieces(context))}"


def _where_to_read(context: Any) -> str:
    return f"See `{context.command_path} -h`." if context is not None else ""


def _ended(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else f"{text}."
