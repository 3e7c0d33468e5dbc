"""Text without what no reader of it sees: HTML comments, and elements that are hidden. It is no evidence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

FENCE: Final = "```"
_NEVER_SHOWN: Final = frozenset(("script", "style", "template", "noscript"))
_HIDING: Final = ("display:none", "visibility:hidden", "font-size:0", "opacity:0")
_LONGEST_TAG: Final = 400
_MOST_TAGS: Final = 2_000


def seen(text: str) -> str:
    """Return a text without what is not shown, its lines as they were; code is left as it stands.

    A comment that is never closed, and an element that is never ended, stay.
    """
    if "<" not in text:
        return text
    parts = text.split(FENCE)
    return FENCE.join(part if number % 2 else _seen(part) for number, part in enumerate(parts))


def _seen(text: str) -> str:
    kept: list[str] = []
    at = 0
    for start, end in _hidden(text):
        if start >= at:
            kept += [text[at:start], " ", "\n" * text.count("\n", start, end)]
            at = end
    return "".join([*kept, text[at:]]) if kept else text


def _hidden(text: str) -> Iterator[tuple[int, int]]:
    """Where what is not shown begins and ends."""
    lowered, at = text.lower(), 0
    if len(lowered) != len(text):
        lowered = text  # A letter of two in lower case: offsets would be others.
    for _ in range(_MOST_TAGS):
        start = lowered.find("<", at)
        if start < 0:
            return
        end = _end_of_hidden(lowered, start)
        if end and not _is_code(text, start):
            yield start, end
        at = end or start + 1


def _end_of_hidden(text: str, start: int) -> int:
    """Return where it ends that begins here, 0 where this begins nothing hidden."""
    if text.startswith("<!--", start):
        return text.find("-->", start + 4) + 3 if text.find("-->", start + 4) >= 0 else 0
    if not text[start + 1 : start + 2].isalpha():
        return 0
    close = text.find(">", start, start + _LONGEST_TAG)
    if close < 0:
        return 0
    name, _, attributes = text[start + 1 : close].partition(" ")
    if name not in _NEVER_SHOWN and not _hides(attributes):
        return 0
    ending = f"</{name}>"
    last = text.find(ending, close)
    return last + len(ending) if last >= 0 else 0


def _hides(attributes: str) -> bool:
    bare = "".join(attributes.split())
    named = (word.partition("=")[0] for word in attributes.replace("/", " ").split())
    return "hidden" in named or any(_stands(sign, bare) for sign in _HIDING)


def _stands(sign: str, bare: str) -> bool:
    """`opacity:0` is none of `opacity:0.5`."""
    at = bare.find(sign)
    return at >= 0 and (not sign.endswith("0") or bare[at + len(sign) :][:1] not in (".", *"123456789"))


def _is_code(text: str, start: int) -> bool:
    """It stands between ticks in its line."""
    return text.count("`", text.rfind("\n", 0, start) + 1, start) % 2 == 1
