"""What a text says above itself, between rules, of who may read it (`readers: [slack:S0HR]`) and of its standing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from core.indexing.standing import says_standing
from core.indexing.subject import says_whom_it_is_for

_RULES: Final = {"---": ":", "+++": "="}
_ENDS: Final = ("---", "+++", "...")
_KEY: Final = "readers"
_MOST_LINES: Final = 100  # of front matter, in which standing is looked for
_GOES_ON: Final = ("-", "]", "#")
UNREADABLE: Final = ("?",)
"""Readers as no principal is written: whom they mean can't be told, so that nobody is admitted."""


def readers_said(text: str) -> tuple[str, ...]:
    """Return the principals that a text's front matter names, as they are written; nothing, where it names none.

    It is looked for more patiently than a title is: rules with blanks behind them, none at the end, a key in other
    letters or in quotes. What names readers and can't be understood is `UNREADABLE`.
    """
    above = text.removeprefix("\ufeff").lstrip()
    sign = next((sign for rule, sign in _RULES.items() if above.startswith(rule)), None)
    if sign is None:
        return ()
    found = list(islice(_found(above.splitlines()[1:], sign), 2))
    if len(found) > 1:
        return UNREADABLE
    return found[0] if found else ()


def without_steering(text: str) -> tuple[str, tuple[str, ...]]:
    """Return a text without the lines of its front matter that steer us, and those of them that tell its standing.

    Who may read it is for us alone: nobody is answered with it. Lines that are taken out stay behind as empty ones, so
    that all others keep their numbers; a title, a summary or whatever else tells of the content stays.
    """
    lines = text.splitlines(keepends=True)
    rule_at = next((at for at, line in enumerate(lines) if line.strip("\ufeff \t\n")), len(lines))
    begun = "".join(lines[rule_at : rule_at + 1]).lstrip("\ufeff \t")
    sign = next((sign for rule, sign in _RULES.items() if begun.startswith(rule)), None)
    if sign is None:
        return text, ()
    closing = (at for at in range(rule_at + 1, len(lines)) if lines[at].rstrip() in _ENDS)
    end = next(closing, len(lines))
    inner = lines[rule_at + 1 : end]
    listed = set(_of_readers(inner, sign))
    standing = _of_standing(inner, sign) - listed if end < len(lines) else set()
    said = tuple(inner[at].strip() for at in sorted(standing))
    kept = [_emptied(line) if at in listed | standing else line for at, line in enumerate(inner)]
    if said or listed:
        bare = end < len(lines) and not any(line.strip() for line in kept)
        lines = [_emptied(line) if bare and at in (rule_at, end) else line for at, line in enumerate(lines)]
    return "".join([*lines[: rule_at + 1], *kept, *lines[end:]]), said


def _of_readers(lines: Sequence[str], sign: str) -> Iterator[int]:
    """Yield which lines name readers: that of the key, and those below that go on with its value."""
    at = 0
    while at < len(lines):
        if not _is_readers(lines[at], sign):
            at += 1
            continue
        depth = _depth(lines[at])
        yield at
        at += 1
        while at < len(lines) and _goes_on(lines[at], depth):
            yield at
            at += 1


def _is_readers(line: str, sign: str) -> bool:
    key, there, _ = line.partition(sign)
    return bool(there) and key.strip().strip("\"'").casefold() == _KEY


def _goes_on(line: str, depth: int) -> bool:
    bare = line.strip()
    return not bare or _depth(line) > depth or (_depth(line) == depth and bare.startswith(_GOES_ON))


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def _of_standing(lines: Sequence[str], sign: str) -> set[int]:
    if len(lines) > _MOST_LINES or not all(_is_label(line, sign) for line in lines):
        return set()  # prose between two rules
    return {at for at, line in enumerate(lines) if says_standing(line) or says_whom_it_is_for(line)}


def _is_label(line: str, sign: str) -> bool:
    return sign in line or not line.strip() or line[0].isspace() or line.startswith(_GOES_ON)


def _emptied(line: str) -> str:
    return "\n" if line.endswith("\n") else ""


def _found(lines: Sequence[str], sign: str) -> Iterator[tuple[str, ...]]:
    for at, line in enumerate(lines):
        if line.rstrip() in _ENDS:
            return
        key, there, value = line.partition(sign)
        if there and key.strip().strip("\"'").casefold() == _KEY:
            yield _listed(_uncommented(value), lines[at + 1 :])


def _listed(value: str, below: Sequence[str]) -> tuple[str, ...]:
    """Return the items of a list: in brackets, after commas, or in lines of their own."""
    if value.startswith("["):
        inner = value.removeprefix("[").removesuffix("]") if value.endswith("]") else ""
        items = inner.split(",")
    elif value:
        items = value.split(",")
    else:
        items = list(_lines_of(below))
    plain = tuple(item.strip().strip("\"'").strip() for item in items)
    return plain if plain and all(plain) else UNREADABLE


def _lines_of(below: Sequence[str]) -> Iterator[str]:
    for line in below:
        item = line.strip()
        if not item.startswith("- "):
            return
        yield _uncommented(item.removeprefix("- "))


def _uncommented(value: str) -> str:
    return f" {value}".partition(" #")[0].strip()
