"""Faithfulness: a model of entailment reads each statement with what it cites; what it misses there is a doubt."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from itertools import islice

from core.errors import ErrataError
from core.model import Draft, Evidence, Passage, Question, Severity, Span, Status, Verdict
from core.ports import Faithfulness, Kit, Support
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.marks import without_marks
from core.reading.notes import note
from core.reading.words import content_words

log = logging.getLogger("errata")

FAITHFULNESS = "faithfulness"
_LEAST = 0.5  # support below which a statement is doubted: what such models are trained for
_MOST = 40  # statements of a draft that are judged
_FEWEST_WORDS = 3  # below it, a sentence states nothing that could be judged
_LONGEST_CONTEXT = 1_400  # characters that fit such a model's window beside a statement
_MOST_CONTEXTS = 6  # stretches of what a statement cites; the one that bears it out best counts


async def faithfulness(draft: Draft, question: Question, evidence: Evidence, kit: Kit) -> tuple[Verdict, ...]:
    """Return one verdict where a model is configured and there was something to judge, else none.

    It never rejects: what it scores low is a doubt, which verification may settle. Judged is what fits into
    `FAITHFULNESS_SECONDS`; a model that fails leaves the draft to the rules, and the receipt says so.
    """
    pairs = list(_pairs(draft, evidence)) if kit.faithfulness is not None and not draft.refused else []
    if kit.faithfulness is None or not pairs:
        return ()
    judged: list[tuple[Sentence, Support]] = []
    with kit.receipt.timed(FAITHFULNESS):
        try:
            async with asyncio.timeout(kit.settings.faithfulness_seconds):
                await _judge(pairs, question, kit.faithfulness, judged)
        except TimeoutError:
            kit.receipt.note(
                note("note held against", model=kit.faithfulness.name, judged=len(judged), count=len(pairs))
            )
        except ErrataError as error:
            log.warning("Statements were not judged by a model: %s", error)
            kit.receipt.note(note("note not judged", error=error))
    return (_verdict(judged, kit.faithfulness.name),) if judged else ()


async def _judge(
    pairs: list[tuple[Sentence, list[str]]],
    question: Question,
    model: Faithfulness,
    judged: list[tuple[Sentence, Support]],
) -> None:
    for sentence, contexts in pairs:
        best = Support(-1.0)
        for context in contexts:
            if best.score < _LEAST:
                support = await model.judge(question.text, context, without_marks(sentence.text))
                best = max(best, support, key=lambda support: support.score)
        judged.append((sentence, best))


def _pairs(draft: Draft, evidence: Evidence) -> Iterator[tuple[Sentence, list[str]]]:
    """Statements with the text they cite. What rests on fact rows is held against the rows, by checks that prove."""
    found = 0
    for sentence in sentences_of(draft.text):
        cited = [evidence.passages[n - 1] for n in sentence.cited if 1 <= n <= len(evidence.passages)]
        if not cited or any(p.meta.is_facts for p in cited):
            continue
        if len(content_words(without_marks(sentence.text))) < _FEWEST_WORDS or found == _MOST:
            continue
        found += 1
        yield sentence, _contexts(cited)


def _contexts(cited: list[Passage]) -> list[str]:
    """What is cited, in one piece where it is short, else passage by passage, in stretches that the model can read."""
    whole = "\n\n".join(p.text for p in cited)
    texts = [whole] if len(whole) <= _LONGEST_CONTEXT else [p.text for p in cited]
    pieces = (text[at : at + _LONGEST_CONTEXT] for text in texts for at in range(0, len(text), _LONGEST_CONTEXT))
    return list(islice(pieces, _MOST_CONTEXTS))


def _verdict(judged: list[tuple[Sentence, Support]], name: str) -> Verdict:
    spans = tuple(span for sentence, support in judged if support.score < _LEAST for span in _spans(sentence, support))
    if not spans:
        return Verdict(FAITHFULNESS, Status.PASS, detail=f"{name} found {len(judged)} statements in what they cite")
    quoted = "; ".join(f'"{span.text[:80]}"' for span in spans[:4])
    return Verdict(
        FAITHFULNESS,
        Status.FAIL,
        Severity.LOW,
        f"{name} does not find {quoted} in what it cites",
        f"Look whether the cited source says {quoted}; leave out or correct what it does not say.",
        spans,
    )


def _spans(sentence: Sentence, support: Support) -> Iterator[Span]:
    """The stretches that the model marks where they stand in the draft, else the whole sentence."""
    reason = f"support {support.score:.2f}"
    bare = without_marks(sentence.text)
    exact = [(start, end) for start, end in support.unsupported if sentence.text[start:end] == bare[start:end]]
    if not exact or len(exact) < len(support.unsupported):
        exact = [(0, len(sentence.text))]
    for start, end in exact:
        yield Span(sentence.start + start, sentence.start + end, sentence.text[start:end], reason, doubt=True)
