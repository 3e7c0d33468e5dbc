"""Does every sentence of a draft stand in what it cites? Told by words, without a model."""

from __future__ import annotations

from dataclasses import replace

from core.checks.examination import examine
from core.checks.registry import derives
from core.extraction.disagreement import all_lead_ins
from core.model import Draft, Evidence, Passage
from core.reading.marks import cited_in, without_marks
from core.reading.phrases import in_all
from core.reading.sentences import sentences
from core.reading.words import content_words
from core.tasks import Verification

_LEAST_SHARED = 0.5


def verify(question: str, evidence: Evidence, draft: Draft) -> Verification:
    """Return `completed` unless a sentence is not in its source; then a fix without that sentence."""
    if draft.refused:
        return Verification(completed=True)
    kept = draft.text
    for sentence in sentences(draft.text):
        said = _without_lead_in(sentence)
        if said and said not in in_all("refusal") and not supported(question, evidence, said):
            kept = kept.replace(sentence, "", 1)
    if kept == draft.text:
        return Verification(completed=True)
    text = "\n".join(" ".join(line.split()) for line in kept.splitlines() if line.strip(" -*"))
    return Verification(completed=False, fix=replace(draft, text=text, cited=cited_in(text), refused=not text))


def _without_lead_in(sentence: str) -> str:
    """Leave out `A newer source says otherwise:`, which claims nothing: a quote of few words is judged by its own."""
    lead_in = next((phrase for phrase in all_lead_ins() if sentence.startswith(phrase)), "")
    return sentence.removeprefix(lead_in).strip()


def supported(question: str, evidence: Evidence, sentence: str) -> bool:
    """Tell whether the passages a sentence cites (all, where it cites none) hold at least half of its words.

    What only leads in to a list claims nothing. A figure that stands in none of them must be proven, as derived from
    theirs or rounded. Sentences over fact rows are left to the number checks, which hold them against the raw values.
    """
    if _leads_in(sentence):
        return True
    cited = cited_passages(evidence, sentence)
    if any(p.meta.is_facts for p in cited):
        return True
    stated = set(content_words(without_marks(sentence)))
    held: set[str] = set()
    for passage in cited:
        meta = passage.meta
        held.update(content_words(f"{passage.text} {meta.title} {meta.section} {meta.source_file}"))
    computed = {word for word in stated - held if word[0].isdigit()}
    if computed and _proven(question, evidence, sentence):
        stated -= computed
    return len(stated & held) >= _LEAST_SHARED * len(stated)


def _leads_in(sentence: str) -> bool:
    return sentence.endswith((":", "：")) and not any(character.isdigit() for character in sentence)


def _proven(question: str, evidence: Evidence, sentence: str) -> bool:
    return any(map(derives, examine(sentence, question, evidence)))


def cited_passages(evidence: Evidence, text: str) -> list[Passage]:
    """Return the passages a text cites; all of them where it cites none."""
    numbers = cited_in(text) or range(1, len(evidence.passages) + 1)
    return [evidence.passages[n - 1] for n in numbers if 1 <= n <= len(evidence.passages)]
