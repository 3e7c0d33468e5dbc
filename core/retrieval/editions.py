"""The edition that a question asks for by its year: others of the series are of another time, and overrule it not."""

from __future__ import annotations

from collections.abc import Sequence

from core.model import Passage, PassageMeta
from core.precedence import series_of
from core.reading.digits import years_in
from core.reading.lexicon import speaks_of_any
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.reading.sentences import sentences
from core.reading.words import content_words


def of_the_edition_asked(query: str, passages: Sequence[Passage]) -> tuple[Passage, ...]:
    """Leave out what other editions say where the question names a year that an edition found is of.

    `What did ushers get in 2025?` is asked of `Pay agreement 2025`, though that of 2026 took its place. What names the
    year itself stays, as does all where a course is asked for (`since 2024`).
    """
    asked = frozenset(named_periods(query).years)
    if not asked or speaks_of_any(_GOES_ON, query):
        return tuple(passages)
    series = {series_of(passage.meta) for passage in passages if asked & _years_of(passage.meta)} - {frozenset()}
    return tuple(p for p in passages if series_of(p.meta) not in series or _tells_of(p, asked))


_GOES_ON: tuple[Role, ...] = ("of_the_present", "table_since")


def _tells_of(passage: Passage, asked: frozenset[int]) -> bool:
    own, name = _years_of(passage.meta), series_of(passage.meta)
    if not own or asked & own:
        return True
    dated = (told for told in sentences(passage.text) if not asked.isdisjoint(years_in(told)))
    return any(not name <= set(content_words(told)) for told in dated)  # `it replaces the pay agreement 2025`


def _years_of(meta: PassageMeta) -> frozenset[int]:
    """The years that a document is of, by its name or by what it says of itself."""
    said = f"{meta.title} {meta.source_file.rpartition('/')[2].replace('_', ' ')} {meta.standing.dated[:4]}"
    return frozenset(years_in(said))
