"""Attribution: sentences without marks are given those of their sources, wrong marks the right ones."""

from __future__ import annotations

from dataclasses import replace

from core.drafts.recitation import recited
from core.model import Draft, Evidence
from core.reading.marks import cited_in, written
from core.reading.sentences import sentences
from core.reading.words import content_words
from core.text.printable import legible

# Share of a sentence's words that a source must hold to be given its mark: one that the draft lists, or any other.
_LEAST_SHARED = 0.3
_LEAST_OF_UNLISTED = 0.6
_MOST_MISSED = 200  # sentences not found as they stand: each is looked for in all of the text


def attribute(draft: Draft, evidence: Evidence) -> Draft:
    """Return the draft, legible, with a mark behind each sentence; one that marks its sentences itself gets no more.

    Where it lists no sources either, all are looked at, and one must hold more of a sentence. What it cites wrongly
    though it is true, another source is cited for. Numbers listed but not in the evidence are kept as marks at the end,
    so that the citations check sees them.
    """
    text, cited = legible(draft.text), draft.cited
    if not draft.refused and not cited_in(text):
        valid = [n for n in draft.cited if 1 <= n <= len(evidence.passages)]
        text = _with_marks(text, valid, evidence)
    elif not draft.refused:
        before = cited_in(text)
        text = recited(text, evidence)
        given_up = set(before) - set(cited_in(text))
        cited = tuple(n for n in cited if n not in given_up)
    invented = [n for n in draft.cited if not 1 <= n <= len(evidence.passages) and n not in cited_in(text)]
    text += "".join(f" {written([n])}" for n in invented)
    return replace(draft, text=text, cited=tuple(dict.fromkeys((*cited, *cited_in(text)))))


def _with_marks(text: str, listed: list[int], evidence: Evidence) -> str:
    among = listed or range(1, len(evidence.passages) + 1)
    words = {n: set(content_words(evidence.passages[n - 1].text)) for n in among}
    marked, position, missed = [], 0, 0
    for sentence in sentences(text):
        start = text.find(sentence, position)
        if start < 0:  # it was joined out of wrapped lines
            missed += 1
            if missed > _MOST_MISSED:
                break
            continue
        end = start + len(sentence)
        marked.append(text[position:end])
        best = _supporter(sentence, words, listed=bool(listed))
        marked.append(f" {written([best])}" if best else "")
        position = end
    marked.append(text[position:])
    return "".join(marked)


def _supporter(sentence: str, words: dict[int, set[str]], *, listed: bool) -> int | None:
    wanted = set(content_words(sentence))
    if len(wanted) < 2 or not words:
        return None
    if listed and len(words) == 1:
        return next(iter(words))
    shares = {n: len(wanted & there) / len(wanted) for n, there in words.items()}
    best = max(shares, key=lambda n: shares[n])
    return best if shares[best] >= (_LEAST_SHARED if listed else _LEAST_OF_UNLISTED) else None
