"""Sources that say the same thing with another figure: both are shown, the one that goes first before the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from core.extraction.segments import Segment
from core.extraction.support import Support
from core.model import Draft, Passage, PassageMeta
from core.precedence import Reason, day_of, in_force, precedence, series_of, why_not_in_force
from core.reading.digits import figures_in
from core.reading.disagreeing import disagree, disagree_within, statement_of
from core.reading.phrases import in_all, say
from core.reading.worded_otherwise import say_otherwise, worded
from core.reading.words import without_figures, words

_NEARLY = 0.75
_SAME_WORDS = 0.7
_TOLD = ("sentence", "item")
_LED_IN_BY: dict[Reason | Literal["within"], str] = {
    "archived": "otherwise_archived",
    "draft": "otherwise_draft",
    "early": "otherwise_early",
    "lower": "otherwise_lower",
    "older": "otherwise_older",
    "otherwise": "otherwise",
    "within": "otherwise_within",
}
_STATES: Mapping[Reason | None, str] = {
    "archived": "source_archived",
    "draft": "source_draft",
    "early": "source_early",
}

Notes = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rivals:
    """What to believe, what says otherwise, and why that is set aside."""

    followed: Segment
    against: Segment
    reason: Reason | Literal["within"]


def rivals(ranked: Sequence[Support], passages: Sequence[Passage]) -> Rivals | None:
    """Return what goes first of the best segment and those that contradict it, and the next; None where none does."""
    best = ranked[0]
    near = [s for s in ranked[1:10] if s.score >= _NEARLY * best.score]
    against = [
        s.segment for s in near if _contradicts(best.segment, s.segment) or _of_another_edition(best, s, passages)
    ]
    if not against:
        return None
    followed = _first([best.segment, *against], passages)
    aside = _first([s for s in (best.segment, *against) if s != followed], passages)
    mine, theirs = _meta(followed, passages), _meta(aside, passages)
    if _of_one_document(mine, theirs):
        return Rivals(followed, aside, "within")
    found = precedence(mine, theirs)
    return Rivals(followed, aside, found.reason if found else "otherwise")


def told_otherwise_by(told: Sequence[Segment], pool: Sequence[Segment], passages: Sequence[Passage]) -> Rivals | None:
    """Return what of other sources contradicts sentences that are told, and which of the two goes first; None for none.

    Of several that do, the one that goes before the others.
    """
    for one in told:
        others = [s for s in pool if s.source != one.source and s.kind in _TOLD and one.kind in _TOLD]
        against = [s for s in others if not _of_one_document(*_metas(one, s, passages)) and _contradicts(one, s)]
        if against:
            other = _first(against, passages)
            found = precedence(*_metas(one, other, passages))
            followed, aside = (other, one) if found is not None and found.first else (one, other)
            return Rivals(followed, aside, found.reason if found else "otherwise")
    return None


def _first(segments: Sequence[Segment], passages: Sequence[Passage]) -> Segment:
    """Return the one that goes before the others, as far as anything tells; of equals the better supported."""
    first = segments[0]
    for segment in segments[1:]:
        found = precedence(_meta(first, passages), _meta(segment, passages))
        first = segment if found is not None and found.first else first
    return first


def leads_in(reason: Reason | Literal["within"], language: str) -> str:
    """Return what is said before a source that is set aside."""
    return say(_LED_IN_BY[reason], language)


def all_lead_ins() -> tuple[str, ...]:
    """Return what may be said so, in every language: it claims nothing."""
    return tuple(phrase for name in (*_LED_IN_BY.values(), "otherwise_changed") for phrase in in_all(name))


def standing_notes(draft: Draft, ranked: Sequence[Support], passages: Sequence[Passage], language: str) -> Notes:
    """Return a remark which source is followed and which is set aside, by name and date."""
    if any(phrase in draft.text for phrase in all_lead_ins()) and (found := rivals(ranked, passages)):
        return followed_notes(found, passages, language)
    return ()


def followed_notes(found: Rivals, passages: Sequence[Passage], language: str) -> Notes:
    """Return the same of rivals that were told."""
    if found.reason == "within":
        return ()  # neither goes first, and both are told
    followed, aside = _meta(found.followed, passages), _meta(found.against, passages)
    return (say("source_followed", language, winner=named(followed), loser=named(aside)),)


def not_in_force(metas: Iterable[PassageMeta], language: str, today: str) -> Notes:
    """Return a sentence on each source that holds no longer, not yet, or is a draft; `today` is an ISO day."""
    why = ((meta, why_not_in_force(meta, today)) for meta in metas)
    told = (say(_STATES[reason], language, source=_until(meta)) for meta, reason in why if reason in _STATES)
    return tuple(dict.fromkeys(told))


def _until(meta: PassageMeta) -> str:
    """Return a source by its name, and by the day until which it held, where it says one."""
    return f"{meta.title or meta.source_file} ({meta.standing.until})" if meta.standing.until else named(meta)


def put_first_what_holds(ranked: Sequence[Support], passages: Sequence[Passage]) -> list[Support]:
    """Return the supports, those of sources that hold no longer behind those that do and are nearly as well supported.

    What the one that holds does not answer stays first: it is said that it holds no longer.
    """
    holding = {n: in_force(passage.meta) for n, passage in enumerate(passages, 1)}
    best = next((s.score for s in ranked if holding[s.segment.source]), 0.0)
    if not ranked or holding[ranked[0].segment.source] or best < _NEARLY * ranked[0].score:
        return list(ranked)
    near = [s for s in ranked if holding[s.segment.source] and s.score >= _NEARLY * ranked[0].score]
    return [*near, *(s for s in ranked if s not in near)]


def named(meta: PassageMeta) -> str:
    """Return a source's title or file, with the day that it is judged by."""
    name = meta.title or meta.source_file
    version = f"v{'.'.join(map(str, meta.standing.version))}" if meta.standing.version else ""
    told = ", ".join(part for part in (version, day_of(meta)) if part)
    return f"{name} ({told})" if told else name


def _metas(one: Segment, other: Segment, passages: Sequence[Passage]) -> tuple[PassageMeta, PassageMeta]:
    return _meta(one, passages), _meta(other, passages)


def _meta(segment: Segment, passages: Sequence[Passage]) -> PassageMeta:
    return passages[segment.source - 1].meta


def _contradicts(one: Segment, other: Segment) -> bool:
    if one.kind in ("row", "code") or other.kind in ("row", "code"):
        return False
    if one.source == other.source:
        return _contradict_within(one, other)
    said, too = statement_of(one.text), statement_of(other.text)
    if said and too and disagree(said, too):
        return True
    in_words, otherwise = worded(one.text), worded(other.text)
    if in_words and otherwise and say_otherwise(in_words, otherwise):
        return True
    mine, theirs = without_figures(one.text), without_figures(other.text)
    same = len(mine & theirs) / max(min(len(mine), len(theirs)), 1)
    figures, their_figures = set(figures_in(one.text)), set(figures_in(other.text))
    return same >= _SAME_WORDS and bool(figures) and bool(their_figures) and not figures & their_figures


def _contradict_within(one: Segment, other: Segment) -> bool:
    """Two sentences of one passage give the same thing another value, in the very words and below one heading.

    Items of a list, and sentences that each have a word of their own, speak of different things.
    """
    if one.kind != "sentence" or other.kind != "sentence" or one.heading != other.heading:
        return False
    said, too = statement_of(one.text), statement_of(other.text)
    return said is not None and too is not None and disagree_within(said, too)


def _of_one_document(one: PassageMeta, other: PassageMeta) -> bool:
    mine, theirs = one.document or one.source_file, other.document or other.source_file
    return (one.collection, mine) == (other.collection, theirs)


def _of_another_edition(best: Support, other: Support, passages: Sequence[Passage]) -> bool:
    """Two editions of one document answer the same words of a question by other words (a name): one no longer holds."""
    one, another = best.segment, other.segment
    mine, theirs = _meta(one, passages), _meta(another, passages)
    told = one.kind in _TOLD and another.kind in _TOLD and mine.document != theirs.document
    if not told or series_of(mine) != series_of(theirs) or not best.covered or best.covered != other.covered:
        return False
    found = precedence(mine, theirs)
    said, too = set(words(one.text)), set(words(another.text))
    parallel = 2 * len(said & too) >= min(len(said), len(too))
    return found is not None and found.firm and parallel and bool(said - too and too - said)
