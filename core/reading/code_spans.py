"""Where a text is code, a block between fences or what stands between ticks, and what its numbers are the values of."""

from __future__ import annotations

from itertools import takewhile

from core.reading.characters import runs_of

FENCE, TICK = "```", "`"
LONGEST = 24
"""Characters of a number in code at most."""
_BETWEEN = " =:(\"'"
"""What may stand between a key and its value."""


SHORTEST = 3
"""Letters of a key that is told by words at least."""
GAP = 20
"""Characters between a key's words and its value at most: ` is set by default to `."""
_ENDS = frozenset(".,;()\n$€£")


def is_in_block(text: str, at: int) -> bool:
    """Tell whether a place of a text is in a block of code between fences."""
    return text[:at].count(FENCE) % 2 == 1


def is_in_code(text: str, at: int) -> bool:
    """Tell whether a place of a text is in code."""
    if TICK not in text:
        return False
    if is_in_block(text, at):
        return True
    before = text[:at]
    return before[before.rfind("\n") + 1 :].replace(FENCE, "").count(TICK) % 2 == 1


def key_before(text: str, at: int) -> str:
    """Return what a number in code is the value of: `--port` of `--port 8080`, `timeout` of `timeout=30`.

    Empty where it follows another number, or begins the line or what stands between ticks.
    """
    line = text[max(text.rfind("\n", 0, at), text.rfind(TICK, 0, at)) + 1 : at].rstrip(_BETWEEN)
    start = len(line)
    while start and _is_of_a_key(line[start - 1]):
        start -= 1
    return line[start:] if any(map(str.isalpha, line[start:])) else ""


def values_of(key: str, text: str) -> frozenset[str]:
    """Return the numbers that a text gives a key, as they are written."""
    found = set[str]()
    at = text.find(key) if key else -1
    while at >= 0:
        if not at or not _is_of_a_key(text[at - 1]):
            found.add(_number_in(text[at + len(key) :][: LONGEST + len(_BETWEEN)].lstrip(_BETWEEN)))
        at = text.find(key, at + len(key))
    return frozenset(found - {""})


def values_said(key: str, text: str) -> frozenset[str]:
    """Return the numbers that a text gives a key in words: 5 for `retry_limit`, of `The retry limit defaults to 5`."""
    name = " ".join(runs_of(key.lower().replace("_", " ")))
    plain = text.lower().replace("_", " ").replace("-", " ")
    at = plain.find(name) if len(name) >= SHORTEST else -1
    found = set[str]()
    while at >= 0:
        end = at + len(name)
        if not (plain[at - 1 : at].isalnum() or plain[end : end + 1].isalnum()):
            found.add(_first_number(plain[end : end + GAP + LONGEST]))
        at = plain.find(name, end)
    return frozenset(found - {""})


def _first_number(behind: str) -> str:
    between = "".join(takewhile(lambda sign: not sign.isdecimal(), behind))
    return _number_in(behind[len(between) :]) if len(between) <= GAP and _ENDS.isdisjoint(between) else ""


def _number_in(text: str) -> str:
    end = next((i for i, sign in enumerate(text) if not (sign.isdecimal() or sign in ".,")), len(text))
    return text[:end].rstrip(".,")


def _is_of_a_key(sign: str) -> bool:
    return sign.isalnum() or sign in "_-"
