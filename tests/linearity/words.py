"""The worst words of a pattern, made from its own paths: what is pumped, what leads there, and what breaks it off."""

from __future__ import annotations

from typing import Any

from tests.linearity.ambiguity import Paths

Word = tuple[str, str, str]
"""What leads to a loop, what is pumped, and what breaks it off."""

MOST = 3
"""Words of one pattern: each costs a run of the counting matcher."""


def worst_words(paths: Paths) -> list[Word]:
    """Return (prefix, pump, breaker) for some of the loops, and for the alternatives one after the other."""
    loops = _spread(list(dict.fromkeys(paths.rounds())), MOST - 1)
    # A longest way into the pattern, again and again: a search begins anew at each.
    ways = sorted(paths.reached.items(), key=lambda item: len(item[1]))
    alternatives = [("", word, "") for _, word in ways[-1:] if word]
    return [(before, pump, paths.breaker(state)) for state, before, pump in loops] + alternatives


def text_of(word: Word, size: int, *, binary: bool) -> Any:
    """Spell a word out to about `size` characters."""
    prefix, pump, breaker = word
    text = prefix + pump * (size // len(pump)) + breaker
    return text.encode("latin-1", "replace") if binary else text


def _spread(found: list[Any], most: int) -> list[Any]:
    """Some of many, from the first to the last."""
    if len(found) <= most:
        return found
    return [found[i * (len(found) - 1) // (most - 1)] for i in range(most)]
