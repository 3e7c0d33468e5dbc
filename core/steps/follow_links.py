"""Follow: which column a symbol of source code is, where somebody approved that, and the passages at both ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.learning.links import METRICS, columns_of, symbols_of
from core.model import LINK, Passage, Question
from core.ports import ApprovedLink, Kit
from core.reading.characters import QUESTION_MARKS
from core.reading.detection import language_of
from core.reading.identifiers import named_apart
from core.reading.lexicon import speaks_of
from core.reading.phrases import say
from core.reading.words import content_words
from core.steps.describe_schema import asks_for_schema

_LOOKED_AT = 40  # passages that hold the names of a link
_MOST = 2  # links that one question follows


@dataclass(frozen=True, slots=True)
class _Ends:
    """The passages at both ends of a link; `column` is None where the column is a metric of fact rows."""

    symbol: Passage
    column: Passage | None


async def follow_links(question: Question, kit: Kit) -> tuple[Passage, ...]:
    """Return, of each approved link a question is about, what it says; unless that is all it asks for, both ends, too.

    Only links of which the asker may read both ends, which still are there. () where the question is about none.
    """
    if kit.links is None:
        return ()
    found: list[Passage] = []
    followed = 0
    for link in await kit.links.approved():
        if followed == _MOST:
            break
        ends = await _ends_of(link, question, kit) if _is_about(question, link) else None
        if ends is not None:
            followed += 1
            said = _said(link, ends, question.text)
            if asks_for_schema(question):  # It is answered: as in a list of questions, whose words need not be alike.
                head = question.text.rstrip()
                head = head if head.endswith(QUESTION_MARKS) else f"{head}?"
                found.append(replace(said, text=f"{head}\n\n{said.text}"))
            else:
                found += [said, *filter(None, (ends.column, ends.symbol))]
    return tuple(found)


def _is_about(question: Question, link: ApprovedLink) -> bool:
    """Tell whether a question names a symbol or a column; in plain words only where it asks for code or a schema."""
    text = question.text
    if link.symbol in text or link.column in text:
        return True
    asks = asks_for_schema(question) or speaks_of("code_word", text, language_of(text)) or speaks_of("code_word", text)
    said = set(content_words(named_apart(text)))
    names = (link.symbol.rpartition(".")[2], link.column.rpartition(".")[2])
    return asks and any(
        said.issuperset(words) for words in (content_words(named_apart(name)) for name in names) if words
    )


async def _ends_of(link: ApprovedLink, question: Question, kit: Kit) -> _Ends | None:
    hits = await kit.index.keyword_search(named_apart(f"{link.symbol} {link.column}"), question.collections, _LOOKED_AT)
    passages = list((await kit.index.passages([hit.chunk_id for hit in hits])).values())
    symbol = _first(one for one in passages if link.symbol in symbols_of([one]))
    if symbol is None:
        return None
    table, _, name = link.column.partition(".")
    if table == METRICS:
        known = await kit.facts.metrics(None, question.collections) if kit.facts is not None else []
        return _Ends(symbol, None) if name in known else None
    column = _first(one for one in passages if link.column in columns_of([one]))
    return _Ends(symbol, column) if column is not None else None


def _first(passages: Iterable[Passage]) -> Passage | None:
    return next(iter(passages), None)


def _said(link: ApprovedLink, ends: _Ends, asked: str) -> Passage:
    """Return the link as a sentence, at its column's place, under the name of whoever approved it."""
    table, _, name = link.column.partition(".")
    column = f"value (metric: {name})" if ends.column is None else name
    language = language_of(asked)
    what = f"{named_apart(link.symbol)} ({link.symbol})"
    text = say("kept in", language, what=what, table=table, column=column)
    at = ends.column or ends.symbol
    meta = replace(
        at.meta,
        chunk_id=f"{LINK}:{link.id}",
        file_type="sql",
        chunk_method=LINK,
        char_count=len(text),
        token_count=len(text) // 4,
        title=f"{link.symbol} = {link.column}, {link.by}",
    )
    return Passage(text, meta, score=1.0)
