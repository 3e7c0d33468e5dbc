"""What is said, and in the same breath said to be in no source: `one death (implied, but not stated)`.

A doubt, by the answer's own words.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.reading.characters import asides
from core.reading.lexicon import speaks_of

_ASIDE = (3, 120)
"""Characters of an aside."""


def _admits_unsaid(said: Statement) -> Iterator[Misstatement]:
    text, at = said.sentence.text, said.sentence.start
    for start, end in asides(text, *_ASIDE):
        if speaks_of("not_said", text[start:end]):
            hint = f"`{text[start:end]}`: say what the sources say, and leave out what they don't."
            yield Misstatement(at + start, at + end, "the answer says that no source says it", hint, doubt=True)


ADMITS_UNSAID = Said("admits_unsaid", _admits_unsaid)
