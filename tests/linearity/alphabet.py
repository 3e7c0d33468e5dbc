"""The characters that a pattern can tell apart: one of each kind is enough to try them all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from re import _compiler, _constants, _parser
from typing import Any

CHARACTERS = frozenset({_constants.LITERAL, _constants.NOT_LITERAL, _constants.ANY, _constants.IN})
# One of each kind that `\w`, `\d`, `\s`, case folding and the usual ranges tell apart.
_KINDS = "".join(map(chr, range(128))) + (
    "\x85\xa0\xad\xb2\xbd\xc4\xdf\xe4\xe9\xff\u0130\u0131\u017f\u0301\u0416\u0436\u05d0\u0627\u0663\u0939\u0e01"
    "\u1e9e\u2003\u2013\u2014\u2019\u201d\u2026\u2028\u202e\u202f\u20ac\u212a\u3002\u3042\u30a2\u4e2d\u5186"
    "\uac00\ue000\uff11\uff21\ufffd\U0001f600"
)


@cache
def matcher(item: str, flags: int, binary: bool) -> re.Pattern[Any]:
    """One character's test, compiled by Python's own compiler, so that it means what it means there.

    Take the item as `remember` keyed it.
    """
    state = _parser.State()
    state.flags = flags
    state.str = b"" if binary else ""
    pattern: re.Pattern[Any] = _compiler.compile(_parser.SubPattern(state, [_ITEMS[item]]), flags)
    return pattern


class Fitting(dict[str, bool]):
    """By character: whether an item takes it, tried once for all patterns."""

    def __init__(self, item: str, flags: int, binary: bool) -> None:
        super().__init__()
        self._test = matcher(item, flags, binary).fullmatch
        self._binary = binary

    def __missing__(self, character: str) -> bool:
        met: Any = character.encode("latin-1") if self._binary else character
        found = self[character] = self._test(met) is not None
        return found


@cache
def fitting(item: str, flags: int, binary: bool) -> Fitting:
    """The characters that an item takes, of those asked for so far."""
    return Fitting(item, flags & SENSES, binary)


SENSES = int(re.IGNORECASE | re.DOTALL | re.ASCII | re.UNICODE | re.LOCALE)
"""The flags that change what one character means; a plain number, as these are met by the hundred thousand."""

_ITEMS: dict[str, Any] = {}
_LITERALS: dict[Any, str] = {}


def remember(item: Any) -> str:
    """Keep a parsed item under the words that tell it from others."""
    if item[0] is not _constants.LITERAL:
        key = repr(item)
        _ITEMS[key] = item
        return key
    if item not in _LITERALS:  # most are letters, over and over
        key = _LITERALS[item] = repr(item)
        _ITEMS[key] = item
    return _LITERALS[item]


def candidates(tree: Any) -> set[str]:
    """Every character named in a parsed pattern, its neighbours, its other cases, and one of each common kind."""
    return set(_KINDS).union(*map(_near, set(_codes(tree))))


@cache
def _near(code: int) -> frozenset[str]:
    characters = [chr(near) for near in (code - 1, code, code + 1) if 0 <= near < 0x110000]
    return frozenset(case for x in characters for case in (x, *x.lower()[:1], *x.upper()[:1]))


def _codes(tree: Any) -> Iterator[int]:
    if isinstance(tree, tuple) and len(tree) == 2 and tree[0] in (_constants.LITERAL, _constants.NOT_LITERAL):
        yield tree[1]
    elif isinstance(tree, tuple) and len(tree) == 2 and tree[0] is _constants.RANGE:
        yield from tree[1]
    elif isinstance(tree, tuple | list | _parser.SubPattern):
        for part in tree:
            yield from _codes(part)
