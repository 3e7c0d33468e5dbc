"""A work or body that the evidence dates in brackets is said to have come out in another year: `"Waiting" (2015)`.

Proved: the year in brackets behind a name is that name's, and no sentence names the other year with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import source_of
from core.reading.characters import without_asides
from core.reading.cited_sentences import sentences_of
from core.reading.digits import years_at
from core.reading.lexicon import pattern_of
from core.reading.names import folded

LONGEST_NAME = 60
"""Characters of a name before its bracket that are read."""
_DATED = re.compile(r"[\"”’'»*]{0,2}\s?\(\s?(\d{4})(?:\s?[–-]\s?(\d{4}|\d\d))?\s?\)")
_LONGEST_BRACKET = 60
_BEGINS = re.compile(r"[\"“‘«*]|(?<![\w'’])(?=[^\W\d_a-z])")
_MARKS = " \"“”‘’'«»*"


def _dated_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    named = years_at(text)
    if len(named) != 1 or (verb := pattern_of("comes_out").search(text)) is None:
        return
    year, start, end = named[0]
    subject = folded(text[: verb.start()]).strip(_MARKS)
    for source in said.sources:
        first, last = next((years for name, *years in _dated(source) if _ends_with(subject, name)), ("", ""))
        if first and not first <= str(year) <= last and not _says(subject, str(year), source):
            at = said.sentence.start
            reason = f"the evidence dates it {first}"
            yield Misstatement(at + start, at + end, reason, f"`{year}`: {reason}.")
            return


def _ends_with(subject: str, name: str) -> bool:
    """The name is all that stands before the verb, small words apart: `the film Waiting was released`."""
    before = subject.split()
    words = name.split()
    least = len(before) - len(words)
    return any(before[i : i + len(words)] == words for i in range(max(0, least - 2), least + 1))


def _says(subject: str, year: str, source: str) -> bool:
    """A sentence that names the year, and not only in brackets, has the subject's last word: it may say the same."""
    last = subject.split()[-1:]
    sentences = zip(sentences_of(source), source_of(source).years, strict=True)
    named = (s.text for s, years in sentences if year in years and year in without_asides(s.text, _LONGEST_BRACKET, ""))
    return any(word in folded(text) for text in named for word in last)


@lru_cache(maxsize=64)
def _dated(source: str) -> tuple[tuple[str, str, str], ...]:
    """The names, `folded`, with the first and last year in brackets behind them: all readings of where they begin."""
    found = []
    for match in _DATED.finditer(source):
        before = source[max(0, match.start() - LONGEST_NAME) : match.start()]
        begins = [m.end() for m in _BEGINS.finditer(before)]
        names = dict.fromkeys(folded(before[at:]).strip(_MARKS) for at in begins)
        last = match[2] or match[1]
        found += [(name, match[1], match[1][: -len(last)] + last) for name in names if len(name) > 2]
    return tuple(found)


DATED_OTHERWISE = Said("dated_otherwise", _dated_otherwise, of_digits=True)
