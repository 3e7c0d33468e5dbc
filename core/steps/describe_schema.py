"""Describe: which table and column of the fact tables hold what, where a question asks for that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.facts.records import COLUMNS
from core.model import DEFAULT_COLLECTION, SCHEMA, Passage, PassageMeta, Question
from core.ports import Kit
from core.reading.detection import language_of
from core.reading.identifiers import named_apart
from core.reading.lexicon import speaks_of
from core.reading.phrases import say

_METRICS: Final = "company_metrics"
_PRICES: Final = ("open", "high", "low", "close")
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
    language = language_of(question.text)
    whose = ", ".join((await kit.facts.companies(scope))[:_MOST_COMPANIES])
    return tuple(_passage(table, whose, "\n".join(_lines(table, metrics, language)), inside) for table in COLUMNS)


def _lines(table: str, metrics: list[str], language: str) -> Iterator[str]:
    for column in COLUMNS[table]:
        what = f"{column} price" if column in _PRICES else named_apart(column)
        yield say("kept in", language, what=what, table=table, column=column)
    if table == _METRICS:
        for metric in metrics[:_MOST]:
            yield say("kept in", language, what=metric, table=table, column=f"value (metric: {metric})")


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
