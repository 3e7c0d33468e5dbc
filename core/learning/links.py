"""Which symbol of source code may belong to which table and column: guessed from names, for somebody to approve."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from core.indexing.readers.formats import PROGRAMS
from core.model import Passage
from core.ports import Index
from core.reading.identifiers import named_apart
from core.reading.words import content_words

LOOKED_AT = 40  # passages that are nearest to the question
MOST = 3  # links that one question suggests
LEAST = 0.5  # of the words of both names that are the same
METRICS = "company_metrics"
_DEFINES = ("Table ", "View ")  # with which the SQL reader begins what a statement defines


@dataclass(frozen=True, slots=True)
class Link:
    """A guess: `code_symbol` and `schema_ref` (`table.column`) are the same thing; `score` is how alike, 0-1."""

    code_symbol: str
    schema_ref: str
    score: float


async def links_for(
    question: str, index: Index, collections: Sequence[str] | None, metrics: Sequence[str]
) -> tuple[Link, ...]:
    """Return the likeliest links that a question is about, best first; `metrics` are names of fact rows."""
    hits = await index.keyword_search(named_apart(question), collections, LOOKED_AT)
    found = await index.passages([hit.chunk_id for hit in hits])
    return linked(question, symbols_of(found.values()), [*columns_of(found.values()), *map(_metric, metrics)])


def linked(question: str, symbols: Iterable[str], columns: Iterable[str]) -> tuple[Link, ...]:
    """Return the links between symbols and columns that share a word of the question, one a symbol, best first."""
    asked = set(content_words(named_apart(question)))
    named = [(column, set(content_words(named_apart(column)))) for column in dict.fromkeys(columns)]
    best: list[Link] = []
    for symbol in dict.fromkeys(symbols):
        words = set(content_words(named_apart(symbol)))
        guesses = [
            Link(symbol, column, round(_alike(words, others, column), 2))
            for column, others in named
            if words & others & asked
        ]
        best += sorted(guesses, key=lambda link: -link.score)[:1]
    return tuple(sorted((link for link in best if link.score >= LEAST), key=lambda link: -link.score)[:MOST])


def symbols_of(passages: Iterable[Passage]) -> Iterator[str]:
    """Return the names of functions and classes that passages of source code define."""
    for passage in passages:
        if passage.meta.file_type in PROGRAMS and passage.meta.file_type != "sql" and passage.meta.section:
            yield passage.meta.section


def columns_of(passages: Iterable[Passage]) -> Iterator[str]:
    """Return `table.column` of the tables that passages of SQL define."""
    for passage in passages:
        for line in passage.text.splitlines() if passage.meta.file_type == "sql" else ():
            kind = next((kind for kind in _DEFINES if line.startswith(kind)), "")
            table, colon, columns = line.removeprefix(kind).partition(": ")
            if kind and colon:
                yield from (f"{table}.{name}" for name in map(_name, columns.split(", ")) if name.isidentifier())


def _alike(words: set[str], others: set[str], column: str) -> float:
    """Return how alike two names are (Dice): the table's name counts only where the symbol has it, too."""
    table, _, name = column.partition(".")
    own = set(content_words(named_apart(name))) | (words & set(content_words(named_apart(table))))
    return 2 * len(words & others) / (len(words) + len(own)) if words and own else 0.0


def _metric(name: str) -> str:
    return f"{METRICS}.{name}"


def _name(column: str) -> str:
    return column.partition(" ")[0]
