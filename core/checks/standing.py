"""The standing check: what rests on a source that another one overrules is a doubt, with what the other says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.checks.check import Check, Exhibit
from core.model import Passage, Severity, Span, Status, Verdict
from core.precedence import day_of, precedence, series_of
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.disagreeing import Statement, disagree, may_disagree, statement_of
from core.reading.marks import without_marks
from core.reading.revising import Told, of_the_same, takes_its_place, told_in
from core.reading.sentences import joined_lines, split_line
from core.reading.words import content_words

NAME = "standing"
_MOST_SENTENCES = 60  # of a passage, and of an answer
_LONGEST_PASSAGE = 6_000
_MOST_SHOWN = 4


@dataclass(frozen=True, slots=True)
class _Overruled:
    span: Span
    hint: str


def check_standing(text: str, passages: Sequence[Passage]) -> Verdict:
    """Doubt each cited sentence whose figure or date a source that goes first gives otherwise.

    Skipped where no source says anything of its standing and no authority is set: that one was touched longer ago
    proves nothing. An answer that cites the source that goes first as well tells of both.
    """
    if len(passages) < 2 or not any(_has_standing(passage) for passage in passages):
        return Verdict(NAME, Status.SKIP)
    cited = {number for sentence in sentences_of(text) for number in sentence.cited}
    found: list[_Overruled] = []
    judged = 0
    for sentence in sentences_of(text)[:_MOST_SENTENCES]:
        said = _said(sentence, passages)
        if said is not None:
            judged += 1
            found += _overruled(sentence, said, passages, cited)
    if not found:
        return Verdict(NAME, Status.PASS if judged else Status.SKIP)
    return Verdict(
        NAME,
        Status.FAIL,
        Severity.MEDIUM,
        detail="; ".join(dict.fromkeys(one.span.reason for one in found[:_MOST_SHOWN])),
        hint=" ".join(dict.fromkeys(one.hint for one in found[:_MOST_SHOWN])),
        spans=tuple(one.span for one in found),
    )


def _has_standing(passage: Passage) -> bool:
    said = passage.meta.standing
    return bool(said.rank or said.authority or said.state or said.supersedes or said.superseded_by or said.dated)


def _overruled(
    sentence: Sentence, said: Statement, passages: Sequence[Passage], cited: set[int]
) -> Iterator[_Overruled]:
    for number, passage in enumerate(passages, 1):
        if number in cited or not _goes_first(passage, sentence, passages):
            continue
        series, before = _series(passage), told_in(without_marks(sentence.text))
        for told in _sentences(passage.text):
            other = statement_of(told, series) if may_disagree(said, f"{told} {series}") else None
            if _is_changed(before, told) or (other is not None and disagree(said, other)):
                yield _doubt(sentence, passage, number, told)
                return


def _is_changed(before: Told | None, text: str) -> bool:
    """`is moved to 18 December` shares too few words with what it changes to disagree with it."""
    if before is None or not before.values or not before.words.intersection(content_words(text)):
        return False
    after = told_in(text)
    return after is not None and of_the_same(before, after, frozenset()) and takes_its_place(before, after, dates=False)


def _said(sentence: Sentence, passages: Sequence[Passage]) -> Statement | None:
    """Read a cited sentence; one as short as `Date: 9 June` is of what the document cited first is called."""
    cited = next((passages[n - 1] for n in sentence.cited if 1 <= n <= len(passages)), None)
    return statement_of(without_marks(sentence.text), _series(cited)) if cited is not None else None


def _series(passage: Passage) -> str:
    return " ".join(sorted(series_of(passage.meta)))


def _goes_first(passage: Passage, sentence: Sentence, passages: Sequence[Passage]) -> bool:
    """The passage's document goes before every one that the sentence cites, and something says so."""
    against = [passages[n - 1].meta for n in sentence.cited if 1 <= n <= len(passages)]
    found = [precedence(meta, passage.meta) for meta in against if meta.document != passage.meta.document]
    return bool(found) and all(one is not None and one.first and one.firm for one in found)


def _doubt(sentence: Sentence, passage: Passage, number: int, told: str) -> _Overruled:
    name = passage.meta.title or passage.meta.source_file
    day = day_of(passage.meta)
    source = f"[{number}] ({name}{f', {day}' if day else ''})"
    span = Span(sentence.start, sentence.end, sentence.text, f"overruled by {source}", doubt=True)
    shown = " ".join(told.split())[:300]
    return _Overruled(
        span,
        f"Source {source} goes before the one cited and says: `{shown}`. Answer by it, and name the other as older.",
    )


@lru_cache(maxsize=256)
def _sentences(text: str) -> tuple[str, ...]:
    found = [sentence for line in joined_lines(text[:_LONGEST_PASSAGE]) for sentence in split_line(line)]
    return tuple(found[:_MOST_SENTENCES])


def _judge(exhibit: Exhibit) -> Verdict:
    return check_standing(exhibit.text, exhibit.evidence.passages)


STANDING = Check(NAME, _judge, marks=False, of_refusals=False)
