"""A name that stands nowhere in the evidence: `Stuart Clarkson` where the source only has a Clarkson.

A doubt: it may be true, but not by what is cited.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.checks.rule import Misstatement, Said, Statement
from core.reading.names import folded, is_named, names_in


def _unknown_name(said: Statement) -> Iterator[Misstatement]:
    names = names_in(said.sentence.text)
    if not names:
        return
    known = _known((*said.sources, said.named))
    for name in names:
        if not is_named(name, known):
            start = said.sentence.start + name.start
            hint = f"`{name.text}` is in no source: leave it out."
            yield Misstatement(start, start + len(name.text), f"{name.text} is in no source", hint, doubt=True)


@lru_cache(maxsize=64)
def _known(texts: tuple[str, ...]) -> str:
    return folded(" ".join(texts))


UNKNOWN_NAME = Said("unknown_name", _unknown_name)
