"""A quarter, month, day of the week, hour or how often, which the evidence never names, said where it names another.

`The launch is in Q3 2024` where the only launch is in Q2, `the audit is in April` where it is in May. Proved where a
sentence of the evidence has all the other words, names another such time, and none of it is the one that is said. Of a
range (`Monday to Friday`) one end is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.nearly_alike import nearly_alike
from core.checks.support import times_in
from core.reading.calendars import months_named
from core.reading.characters import cjk_runs, runs_of
from core.reading.claim_words import content_words
from core.reading.frequencies import frequencies_in, without_frequencies
from core.reading.languages import READ
from core.reading.lexicon import speaks_of
from core.reading.marks import without_marks
from core.reading.periods import dates_in, named_periods
from core.reading.weekdays import weekdays_in
from core.reading.windows import names_a_month

_MARKS: Final = ".,;:!?()\"'،؛।。"
MOST_MORE: Final = 2
"""Words that the sentence of the evidence may have beside those that are said."""


_OTHER_WORDS: Final = frozenset(word for language in READ for word in language.capital_months.split())
"""Months that are other words where they begin with a small letter: `may`."""


@lru_cache(maxsize=512)
def _quarters(text: str) -> frozenset[int]:
    return frozenset(named_periods(text).quarters)


@lru_cache(maxsize=512)
def _months(text: str) -> frozenset[int]:
    dated = (month for date in dates_in(text) for _, month, _ in date.readings if month)
    named = " ".join(word for word in runs_of(text) if word not in _OTHER_WORDS) if names_a_month(text) else ""
    return frozenset((*months_named(named), *dated))


_KINDS: Final[tuple[Callable[[str], frozenset[int]], ...]] = (
    _quarters,
    _months,
    weekdays_in,
    times_in,
    frequencies_in,
)


def _of_another_time(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    near = nearly_alike(text, said.sources)
    for read in _KINDS if near else ():
        named = read(text)
        # Of how often something is done, other sentences say much: those that are near alone.
        told_by = near if read is frequencies_in else (*said.sources, *near)
        if not (named and _is_new(named, read, told_by)):
            continue
        words, apart = _but(text, read), _parts_of_a_name(text)
        if not words:
            continue
        negated = speaks_of("negation", text)  # `days not taken expire in May`: of another sentence that says not, too
        alike = (one for one in near if not negated or speaks_of("negation", one))
        for told in (one for one in alike if _is_otherwise(named, read(one))):
            if len(words - content_words(told)) <= apart and len(_but(told, read) - words) <= MOST_MORE:
                start = said.sentence.start
                reason = f"the evidence says this of another time than {text[:80]}"
                hint = f'The evidence has: "{told[:200]}". Say it so.'
                yield Misstatement(start, start + len(said.sentence.text), reason, hint)
                return


def _is_new(named: frozenset[int], read: Callable[[str], frozenset[int]], sources: tuple[str, ...]) -> bool:
    """One of the times that are named stands nowhere, as the end of a range may; of hours, which read two ways, all."""
    known = frozenset[int]().union(*map(read, sources))
    return named.isdisjoint(known) if read is times_in else not named <= known


def _is_otherwise(named: frozenset[int], told: frozenset[int]) -> bool:
    """The sentence names another in its place, or fewer: `Monday to Thursday` is no `Monday to Friday`."""
    return bool(told) and not named <= told


def _but(text: str, read: Callable[[str], frozenset[int]]) -> frozenset[str]:
    """The content words of a text without those that name such a time."""
    if read is frequencies_in:
        return content_words(without_frequencies(text))
    times = " ".join(word for word in text.split() if read(word.strip(_MARKS)))
    return content_words(text) - content_words(times) if times and times != text else content_words(text)


def _parts_of_a_name(text: str) -> int:
    """A script without blanks is read by characters: those that tell one day from another are no words apart."""
    return MOST_MORE if cjk_runs(text) and " " not in text.strip() else 0


OF_ANOTHER_TIME = Said("of_another_time", _of_another_time)
