"""A name that stands nowhere in the evidence: `Stuart Clarkson` where the source only has a Clarkson.

A doubt: it may be true, but not by what is cited. Tables are left alone: they abbreviate what they name.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.reading.names import capitals_in, folded, unknown_names


def _unknown_name(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    capitals = capitals_in(text)
    if not capitals:
        return
    known = [folded(source) for source in (*said.sources, said.named)]
    if all(any(word.lower() in source for source in known) for word in capitals):
        return
    for name in unknown_names(text, known):
        start = said.sentence.start + name.start
        hint = f"`{name.text}` is in no source: leave it out."
        yield Misstatement(start, start + len(name.text), f"{name.text} is in no source", hint, doubt=True)


UNKNOWN_NAME = Said("unknown_name", _unknown_name, of_prose=True)
