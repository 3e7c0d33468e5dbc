"""What the terminal says of itself, in the language of the conversation: what can be typed, and what was resumed."""

from __future__ import annotations

import locale
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bots.languages import say
from core.model import Mode

if TYPE_CHECKING:
    from storage.conversations.recent import Conversation

LONGEST_ECHO = 500  # characters of a piped line that are shown before its answer
_LONGEST_LISTED = 60  # characters
_TYPED = (
    ("/sources", "sources"),
    ("/why", "why"),
    ("/mode [MODE]", "mode"),
    ("/collection [NAME ...]", "collection"),
    ("/good, /bad [...]", "vote"),
    ("/new", "new"),
    ("/resume [N]", "resume"),
    ("/quit", "quit"),
)
"""What can be typed, and the phrase that says what it does."""
_WIDTH = max(len(typed) for typed, _ in _TYPED) + 2
_UNSET = ("C", "POSIX")


def help_text(language: str, *, keys: bool) -> str:
    """Return what can be typed and, with `keys`, what can be pressed."""
    names = ", ".join(Mode)
    lines = [f"  {typed:<{_WIDTH}}{say(f'terminal help {phrase}', language, names=names)}" for typed, phrase in _TYPED]
    pressed = [say("terminal keys", language), say("terminal keys stop", language)] if keys else []
    return "\n".join((say("terminal help", language), *lines, *pressed))


def listed(place: int, one: Conversation, language: str) -> str:
    """Return a line on an earlier conversation, by its place in the list."""
    when = datetime.fromtimestamp(one.latest, UTC).astimezone()
    name = "terminal one question" if one.questions == 1 else "terminal questions"
    first = shortened(" ".join(one.first.split()), language, _LONGEST_LISTED)
    return f"{place:>3}. {when:%Y-%m-%d %H:%M}  {first}  ({say(name, language, count=one.questions)})"


def shortened(text: str, language: str, longest: int = LONGEST_ECHO) -> str:
    """Return a text, cut and with its length where it is longer."""
    count = f"{len(text):,}"
    return text if len(text) <= longest else f"{text[:longest]}... ({say('terminal cut', language, count=count)})"


def language_of_terminal() -> str:
    """Return the language (ISO 639-1) that the terminal is set to; nothing where it is set to none."""
    name = locale.setlocale(locale.LC_CTYPE, None).partition(".")[0]
    return "" if name in _UNSET else name.partition("_")[0].lower()
