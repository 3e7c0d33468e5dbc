"""What is said, and in the same breath said to be in no source: `one death (implied, but not stated)`.

A doubt, by the answer's own words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.reading.lexicon import speaks_of

_ASIDE = re.compile(r"\([^()]{3,120}\)")


def _admits_unsaid(said: Statement) -> Iterator[Misstatement]:
    for match in _ASIDE.finditer(said.sentence.text):
        if speaks_of("not_said", match[0]):
            at = said.sentence.start
            hint = f"`{match[0]}`: say what the sources say, and leave out what they don't."
            yield Misstatement(
                at + match.start(), at + match.end(), "the answer says that no source says it", hint, doubt=True
            )


ADMITS_UNSAID = Said("admits_unsaid", _admits_unsaid)
