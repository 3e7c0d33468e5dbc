"""Describe: which table and column of the fact tables hold what, where a question asks for that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from core.facts.grammar_languages import in_english
from core.facts.grammar_names import find_measures
from core.facts.mentions import plain
from core.facts.records import COLUMNS
from core.model import DEFAULT_COLLECTION, SCHEMA, Passage, PassageMeta, Question
from core.ports import Kit
from core.reading.detection import language_of
from core.reading.identifiers import named_apart
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of
from core.reading.phrases import say
from core.reading.words import words

_METRICS: Final = "company_metrics"
_PRICES: Final = ("open", "high", "low", "close")
_EVERYWHERE: Final = ("company", "value", "metric", "date", "form", "year", "period", *_PRICES)
"""Names of columns that questions have for other things, too."""
_MOST: Final = 200  # metrics that are named
_MOST_COMPANIES: Final = 20


def asks_for_schema(question: Question) -> bool:
    """Say whether a question asks which table or column holds something, and not for what is in it."""
    language = language_of(question.text)
    return speaks_of("which_table", question.text, language) or speaks_of("which_table", question.text, "en")


async def describe_schema(question: Question, kit: Kit) -> tuple[Passage, ...]:
    """Return what the fact tables hold that the asker may read, a passage a table; () where it is not asked for."""
    scope = question.collections
    if kit.facts is None or not asks_for_schema(question) or not await kit.facts.present(scope):
        return ()
    metrics = await kit.facts.metrics(None, scope)
    inside = tuple(name for name in await kit.facts.collections() if scope is None or name in scope)
    whose = ", ".join((await kit.facts.companies(scope))[:_MOST_COMPANIES])
    named = find_measures(plain(in_english(question.text, tuple(metrics))), metrics).found
    lines = {table: list(_lines(table, metrics, question.text)) for table in COLUMNS}
    asked = {table: [line for line in told if line.asked or line.metric in named] for table, told in lines.items()}
    told = {table: [line.text for line in (asked if any(asked.values()) else lines)[table]] for table in COLUMNS}
    return tuple(_passage(table, whose, "\n".join(said), inside) for table, said in told.items() if said)


@dataclass(frozen=True, slots=True)
class _Line:
    """Where something is kept; whether the question names it as the column is named, and which metric it is."""

    text: str
    asked: bool
    metric: str = ""


def _lines(table: str, metrics: list[str], question: str) -> Iterator[_Line]:
    language = language_of(question)
    named = frozenset(words(question))
    for column in COLUMNS[table]:
        what = f"{column} price" if column in _PRICES else named_apart(column)
        asked = column not in _EVERYWHERE and named >= frozenset(words(named_apart(column)))
        yield _Line(say("kept in", language, what=what, table=table, column=column), asked)
    if table == _METRICS:
        for metric in metrics[:_MOST]:
            what, column = _called(metric, question, language), f"value (metric: {metric})"
            yield _Line(say("kept in", language, what=what, table=table, column=column), asked=False, metric=metric)


def _called(metric: str, question: str, language: str) -> str:
    """Return a metric by the name that the question has for it in its language, or by its own."""
    local = terms_of(BY_CODE[language].measures.get(metric, "")) if language in BY_CODE else ()
    lower = question.casefold()
    return next((f"{term} ({metric})" for term in local if term in lower), metric)


def _passage(table: str, whose: str, text: str, inside: tuple[str, ...]) -> Passage:
    meta = PassageMeta(
        chunk_id=f"{SCHEMA}:{table}",
        source_file=table,
        file_type="sql",
        chunk_method=SCHEMA,
        char_count=len(text),
        token_count=len(text) // 4,
        document=table,
        title=f"{named_apart(table)}: {whose}",
        collection=" + ".join(inside) or DEFAULT_COLLECTION,
        collections=inside if len(inside) > 1 else (),
    )
    return Passage(text, meta, score=1.0)
