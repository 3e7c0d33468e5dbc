"""What happened, by the kind of it: `wed`, `married` and `wife` tell of one, `released` and `album` of another."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from core.reading.languages import LANGUAGES
from core.reading.stems import stem

Kinds = frozenset[str]


def _kinds() -> dict[str, Kinds]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for entry in language.events:
            for word in entry.split():
                found[stem(word)].add(f"{language.code}:{entry.split()[0]}")
    return {word: frozenset(kinds) for word, kinds in found.items()}


_KINDS: Final = _kinds()
_NONE: Final[Kinds] = frozenset()


def events_in(stems: Iterable[str]) -> Kinds:
    """Return the kinds of events that words (stems of `core.reading.words`) may tell of."""
    return _NONE.union(*(_KINDS.get(word, _NONE) for word in stems))
