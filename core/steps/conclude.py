"""Conclude: the best draft becomes the answer, and what could not be proven is said plainly."""

from __future__ import annotations

import textwrap
from dataclasses import replace

from ulid import ULID

from core.checks.registry import proves
from core.confidence import confidence
from core.drafts.in_force import with_standing
from core.drafts.marking import deliverable, in_use, numbered_in_use
from core.drafts.proven import proves_something
from core.errors import ErrataError, Transient
from core.extraction.named_anew import named_anew
from core.extraction.nearest import nearest
from core.facts.kept_facts import kept
from core.facts.narrate import narrate
from core.model import (
    ATTACHED,
    FOUND,
    NO_EVIDENCE,
    Answer,
    Attempt,
    CragDetails,
    Evidence,
    Outcome,
    Passage,
    Question,
    ReflectionDetails,
    Severity,
    Source,
    Table,
    Verdict,
)
from core.ports import Kit
from core.reading.marks import cited_in
from core.reading.phrases import FALLBACK, in_all, say
from core.reading.retold import retold
from core.retrieval.relevance import closest
from core.spoken import language_to
from core.steps.admit import turned_away
from core.steps.repair import novelty
from core.text.printable import legible
from core.tool_names import ToolName

_LONGEST_QUERY = 120  # characters of a search that a refusal names
_LONGEST_QUOTE = 300  # characters of what came closest


def conclude(question: Question, attempts: list[Attempt], kit: Kit) -> Answer:
    """Return the answer made of the best attempt: the accepted one, else the least severe, ties to the earlier."""
    best = min(attempts, key=lambda a: (not a.accepted, a.severity.rank, a.number))
    outcome, language = _outcome(best, question), language_to(question)
    text, verdicts = _text(question, best, outcome, attempts)
    if outcome in FOUND:
        cited = (source.passage.meta for source in _sources(text, best, outcome))
        text = with_standing(text, cited, language, kit.clock.now().date().isoformat())
    receipt = kit.receipt
    near = _near(question, best, outcome, language)
    searched = _searched(best, outcome, language)
    if outcome is Outcome.REFUSED and not near and text == say("refusal", language):
        text = say("nothing_near", language)  # no product or period named would bring what is not there
    told = (*_faults(best, outcome, language), *near)
    unaided = receipt.without_model(best.draft.model, outcome)
    kit.provenance.saw(*(attempt.evidence for attempt in attempts))
    return Answer(
        id=str(ULID()),
        question=question,
        text=text,
        outcome=outcome,
        confidence=confidence(question, best, outcome, fell_back=receipt.fell_back),
        mode=question.mode,
        sources=_dated(_sources(text, best, outcome), kit),
        verdicts=verdicts,
        attempts=_receipt_of(attempts),
        crag=_crag(best.evidence),
        reflection=_reflection(best, attempts, text),
        table=_table(question, best, outcome),
        notes=tuple(dict.fromkeys(map(legible, (*receipt.notes, *unaided, *searched, *told)))),
        model=best.draft.model or kit.model.name,
        usage=receipt.usage,
        timings_ms=receipt.timings,
        broken_contracts=tuple(receipt.broken),
        aside=receipt.cap,
        rests_on=kit.provenance.rests_on,
        facts=kept(question.text, best.evidence.tool_results),
        nearest=_nearest(best.evidence),
    )


def _dated(sources: tuple[Source, ...], kit: Kit) -> tuple[Source, ...]:
    """Return sources with when that which each came by was last read: what changed there since is not known here."""
    said = [(source, kit.in_step(source.passage.meta)) for source in sources]
    return tuple(
        replace(one, passage=replace(one.passage, meta=replace(one.passage.meta, in_step_at=at))) if at else one
        for one, at in said
    )


def _searched(best: Attempt, outcome: Outcome, language: str) -> tuple[str, ...]:
    """Return the notes of the search; of languages only where nothing was found: of what was, they say nothing.

    How a language is searched is said in the one that is spoken: the query may be a term of another.
    """
    answered, weak = outcome is Outcome.ANSWERED, in_all("weak_by_meaning")
    kept = (note for note in best.evidence.notes if not (answered and _is_of_languages(note)))
    return tuple(say("weak_by_meaning", language) if note in weak else note for note in kept)


def _is_of_languages(note: str) -> bool:
    templates = (*in_all("weak_by_meaning"), *in_all("documents_in"))
    parted = (template.split("{languages}") for template in templates)
    return any(note.startswith(parts[0]) and all(map(note.__contains__, parts)) for parts in parted)


def failed(question: Question, error: ErrataError, kit: Kit) -> Answer:
    """Return the answer that says that it failed, why, and that it was recorded."""
    # What trying again can't change says itself what would: only what passes is worth a second try.
    language = language_to(question)
    name = "failed_for_now" if isinstance(error, Transient) else "failed"
    text = legible(say(name, language, error=retold.fault(error, language)))
    return Answer(
        id=str(ULID()),
        question=question,
        text=text,
        outcome=Outcome.FAILED,
        confidence=0.0,
        mode=question.mode,
        notes=(*kit.receipt.notes, f"{type(error).__name__}: {retold.fault(error, language)}"),
        model=kit.model.name,
        usage=kit.receipt.usage,
        timings_ms=kit.receipt.timings,
        broken_contracts=tuple(kit.receipt.broken),
        aside=kit.receipt.cap,
        rests_on=kit.provenance.rests_on,
        steps=tuple(kit.receipt.steps),
    )


def _outcome(best: Attempt, question: Question) -> Outcome:
    # An untrue "no data for 2020" is no refusal but a wrong statement, and is marked like one.
    untrue = any(v.failed and proves(v) for v in best.verdicts)
    if turned_away(best):
        return Outcome.REFUSED
    if not best.draft.text.strip() or (best.draft.refused and not untrue):
        return Outcome.REFUSED
    if best.accepted:
        return Outcome.ANSWERED
    return Outcome.REFUSED if _rejected(best) and not proves_something(best, question) else Outcome.PARTIAL


def _rejected(best: Attempt) -> bool:
    """Found wrong or objected to, and attempts ended. What reflection stopped, or nobody verified, is unconfirmed."""
    return not (best.final or best.draft.refused) and best.severity.rank >= Severity.MEDIUM.rank


def _text(
    question: Question, best: Attempt, outcome: Outcome, attempts: list[Attempt]
) -> tuple[str, tuple[Verdict, ...]]:
    language = language_to(question)
    withheld = bool(best.draft.text.strip()) and not best.draft.refused
    unheld = withheld and not (turned_away(best) and proves_something(best, question))
    if outcome is Outcome.REFUSED and unheld and not _lacking(best, language):
        return _unproven(attempts, language), tuple(replace(v, spans=()) for v in best.verdicts)
    if outcome is Outcome.REFUSED:
        return _refusal(best, language), best.verdicts
    text, verdicts = deliverable(best.draft.text, best.verdicts, len(best.evidence.passages), language)
    if outcome is Outcome.PARTIAL:
        text = f"{text}\n\n{say('not_verified', language)} {'; '.join(_faults(best, outcome, language))}."
    return text, verdicts


def _refusal(best: Attempt, language: str) -> str:
    """A refusal says why, and what would help: what the figures lack, else in the draft's words, else in ours."""
    if lacking := _lacking(best, language):
        return lacking
    if verdict := turned_away(best):
        return verdict.detail
    if best.draft.text.strip():
        return best.draft.text
    if best.evidence.empty:
        return say("refusal", language)
    why = "; ".join(
        dict.fromkeys(retold(v.detail, language).rstrip(".") for v in best.verdicts if v.failed and v.detail)
    )
    said = f" ({why})" if why else ""
    return say("unsupported", language, why=said)


def _lacking(best: Attempt, language: str) -> str:
    """What the figures have not, or what of the question was not understood; in short where English alone says why."""
    results = [result for result in best.evidence.tool_results if result.told and not result.rows]
    untold = language not in ("", FALLBACK)
    told = (say("refusal", language) if untold and one.call.tool != ToolName.PLAN else one.told for one in results)
    return " ".join(dict.fromkeys(told))


def _unproven(attempts: list[Attempt], language: str) -> str:
    """Say what was tried, and nothing of what was drafted: none of it is proven."""
    searched = dict.fromkeys(f"“{a.evidence.query[:_LONGEST_QUERY]}”{_on_the_web(a.evidence)}" for a in attempts)
    return say("unproven", language, searched=", ".join(searched))


def _on_the_web(evidence: Evidence) -> str:
    return " (web)" if any(p.meta.is_web for p in evidence.passages) else ""


def _faults(best: Attempt, outcome: Outcome, language: str) -> tuple[str, ...]:
    if outcome is not Outcome.PARTIAL:
        return ()
    text, sources = best.draft.text, len(best.evidence.passages)
    said = (numbered_in_use(v.detail, text, sources) for v in best.verdicts if v.failed and v.detail)
    return tuple(dict.fromkeys(retold(detail, language).rstrip(".") for detail in said)) or (
        say("unconfirmed", language),
    )


def _near(question: Question, best: Attempt, outcome: Outcome, language: str) -> tuple[str, ...]:
    """A refusal quotes what came closest, with its document; where nothing can be quoted, it names the documents.

    What a model read as most like an answer goes before what shares words. What came closest to a follow-up that names
    something new speaks of that, not of what was asked before.
    """
    if outcome is not Outcome.REFUSED or best.evidence.rows:
        return ()
    asked = named_anew(question) or best.evidence.query
    found = [_name(passage, language) for passage in closest(asked, best.evidence)]
    if best.draft.nearest is not None:
        source, sentence = best.draft.nearest
        found = [f"{_name(best.evidence.passages[source - 1], language)}: {_quoted(sentence, language)}"]
    elif said := nearest(asked, best.evidence):
        found = [f"{_name(said.passage, language)}: {_quoted(said.said, language)}"]
    return (say("closest", language, names="; ".join(found)),) if found else ()


def _quoted(text: str, language: str) -> str:
    return say("quoted", language, said=_cut(text))


def _cut(text: str) -> str:
    return textwrap.shorten(text, _LONGEST_QUOTE, placeholder=" …")


def _name(passage: Passage, language: str) -> str:
    meta = passage.meta
    return (meta.title or meta.source_file or meta.document) + (
        f", {say('page', language, page=meta.page)}" if meta.page else ""
    )


def _sources(text: str, best: Attempt, outcome: Outcome) -> tuple[Source, ...]:
    """Return the sources that the text cites, under the numbers it cites them by: of an answer, in order of use."""
    passages = best.evidence.passages
    if outcome in FOUND:
        shown = in_use(best.draft.text, len(passages))
        return tuple(Source(at, passages[n - 1]) for at, n in enumerate(shown, start=1))
    numbers = sorted(n for n in cited_in(text) if 1 <= n <= len(passages))
    return tuple(Source(n, passages[n - 1]) for n in numbers)


def _nearest(evidence: Evidence) -> tuple[tuple[str, str], ...]:
    metas = [passage.meta for passage in evidence.passages]
    read = [meta for meta in metas if meta.file_type not in ("web_search", "facts", ATTACHED)]
    return tuple(dict.fromkeys((meta.collection, meta.document or meta.source_file) for meta in read))


def _table(question: Question, best: Attempt, outcome: Outcome) -> Table | None:
    """Return the table behind an answer from fact rows: data for a chart, or a list."""
    if outcome is Outcome.REFUSED or not best.evidence.tool_results:
        return None
    return narrate(question.text, best.evidence.tool_results[0])[1]


def _receipt_of(attempts: list[Attempt]) -> tuple[Attempt, ...]:
    before = [None, *attempts[:-1]]
    return tuple(
        replace(attempt, novelty=novelty(attempt, previous), evidence=NO_EVIDENCE)
        for attempt, previous in zip(attempts, before, strict=True)
    )


def _crag(evidence: Evidence) -> CragDetails | None:
    if evidence.grading is None:
        return None
    web = tuple(p for p in evidence.passages if p.meta.is_web)
    return CragDetails(bool(web), evidence.grading, web)


def _reflection(best: Attempt, attempts: list[Attempt], text: str) -> ReflectionDetails | None:
    if best.reflection is None:
        return None
    return ReflectionDetails(text, len(attempts), best.reflection)
