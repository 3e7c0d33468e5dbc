"""Whether what an answer cites still bears it out: its sources, as they stand in the index now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from core import checks
from core.concurrency.threads import computed
from core.drafts.marking import as_drafted
from core.extraction.quoting import quote_of
from core.model import ATTACHED, Answer, Evidence, Passage, PassageMeta, Source, Verdict
from core.ports import Index
from core.reading.cited_sentences import sentences_of
from core.reading.marks import without_marks
from core.reading.sentences import sentences
from core.reading.words import content_words, words

_NOT_INDEXED = ("web_search", "facts", ATTACHED)
_NEAREST = 3  # passages of a changed document that stand for the one that was cited
_FEWEST = 3  # words of a sentence that says something
_LONGEST = 240  # characters of a sentence that is quoted


class Ground(StrEnum):
    """`holds`: all of it stands where it was cited from. `unknown`: it cites nothing that is indexed."""

    HOLDS = "holds"
    CHANGED = "changed"
    GONE = "gone"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Grounds:
    """What an answer stands on now.

    `because` is the sentence of a source that bears it out, `source` its name; `names` are the documents that no longer
    do.
    """

    ground: Ground
    because: str = ""
    source: str = ""
    names: tuple[str, ...] = ()


async def grounds_of(answer: Answer, index: Index) -> Grounds:
    """Look at what an answer cites as it is indexed now. Fact rows, the web and files sent along are not looked at."""
    cited = [source for source in answer.sources if source.passage.meta.file_type not in _NOT_INDEXED]
    if not cited:
        return Grounds(Ground.UNKNOWN)
    now = {source.number: await _as_it_stands(source.passage, index) for source in cited}
    return await computed(_judged, answer, cited, now)


def _judged(answer: Answer, cited: Sequence[Source], now: dict[int, Passage | None]) -> Grounds:
    gone = [source for source in cited if now[source.number] is None]
    if len(gone) == len(cited):
        return Grounds(Ground.GONE, names=_names(gone))
    changed = [s for s in cited if (passage := now[s.number]) is not None and passage is not s.passage]
    if (gone or changed) and _is_lost(answer, now):
        return Grounds(Ground.CHANGED, names=_names([*gone, *changed]))
    because, source = _because(answer, {number: passage for number, passage in now.items() if passage is not None})
    return Grounds(Ground.HOLDS, because, source)


async def _as_it_stands(passage: Passage, index: Index) -> Passage | None:
    """Return the passage itself where all its lines stand in its document, what is nearest to it there otherwise."""
    meta = passage.meta
    found = await index.document_passages(meta.collection, meta.document or meta.source_file)
    if not found:
        return None
    text = "\n".join(one.text for one in found)
    if all(line in text for line in map(str.strip, passage.text.splitlines())):
        return passage
    asked = set(content_words(passage.text))
    nearest = sorted(found, key=lambda one: -len(asked.intersection(content_words(one.text))))[:_NEAREST]
    return replace(passage, text="\n".join(one.text for one in nearest))


def _is_lost(answer: Answer, now: dict[int, Passage | None]) -> bool:
    """Say whether something the answer says was borne out when it was made, and is not any more."""
    before = [source.passage for source in answer.sources]
    after = [now.get(s.number, s.passage) for s in answer.sources]
    then, today = _joined(before), _joined(after)
    said = (_plain(sentence) for sentence in sentences(without_marks(answer.text)))
    if any(len(one.split()) >= _FEWEST and one in then and one not in today for one in said):
        return True
    return _faults(answer, after) > _faults(answer, before)


def _faults(answer: Answer, passages: Sequence[Passage | None]) -> tuple[int, int]:
    """Return how bad the answer is by these sources, and in how many places."""
    held: list[Passage] = [_nothing()] * max((source.number for source in answer.sources), default=0)
    for source, passage in zip(answer.sources, passages, strict=True):
        held[source.number - 1] = passage or _nothing()
    verdicts = checks.examine(as_drafted(answer.text), answer.question.text, Evidence(tuple(held)))
    return max((_rank(v) for v in verdicts), default=0), sum(len(v.spans) for v in verdicts if v.failed)


def _rank(verdict: Verdict) -> int:
    return verdict.severity.rank if verdict.failed else 0


def _because(answer: Answer, passages: Mapping[int, Passage]) -> tuple[str, str]:
    """Return what proves the answer, as the page marks it beside its source, and the name of that source.

    `passages` are those that stand, by their numbers: of the source that the answer cites first, else of the first.
    """
    cited = [number for sentence in sentences_of(answer.text) for number in sentence.cited if number in passages]
    number = next(iter(cited or passages), None)
    if number is None:
        return "", ""
    whole = " ".join(quote_of(answer.text, number, passages[number]).said.split())
    shown = whole if len(whole) <= _LONGEST else f"{whole[:_LONGEST].rstrip()}…"
    return shown, _name(passages[number])


def _names(sources: Sequence[Source]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_name(source.passage) for source in sources))


def _name(passage: Passage) -> str:
    return passage.meta.title or passage.meta.source_file or passage.meta.document


def _joined(passages: Sequence[Passage | None]) -> str:
    return _plain(" ".join(passage.text for passage in passages if passage is not None))


def _plain(text: str) -> str:
    return " ".join(words(text))


def _nothing() -> Passage:
    return Passage("", PassageMeta("", "", ""))
