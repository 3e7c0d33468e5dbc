"""Whose figure it is: the words that stand in a figure's own clause, where a sentence states several figures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from core.reading.amounts import Amount
from core.reading.claim_words import content_words
from core.reading.lexicon import alternatives, either, speaks_of, terms_in

_BREAK = re.compile(rf"[;,]|{alternatives('coordinates', 'compares', 'alternates')}")
_OWNER = re.compile(r"\b\w{3,20}\s(?:of|at)\s?$|(?:\b[A-Z][\w&.-]{0,20}\s){0,3}\b[A-Z][\w&.-]{0,20}(?:['’]s)?\s?\(?$")
_JOINED = re.compile(rf"\W*(?:{either(terms_in('joins_figures'))}\b\W*)?")
Names = frozenset[str]
Place = tuple[int, int]
NONE: Names = frozenset()


@dataclass(frozen=True, slots=True)
class Clause:
    """The (stemmed) words of a figure's clause that its sentence's other clauses lack."""

    words: Names = NONE


NO_CLAUSE = Clause()


def clauses_of_figures(text: str, amounts: Sequence[Amount], start: int = 0) -> list[Clause]:
    """Return for each figure of one sentence what its clause alone says.

    `The Lyon plant made 45,000 units, the Turin plant 38,500`: `lyon, mad, unit` and `turin`. Nothing where the
    sentence has one figure. `start` is the sentence's offset in the text of the amounts.
    """
    if len(amounts) < 2 or speaks_of("in_turn", text):
        return [NO_CLAUSE] * len(amounts)
    groups = _groups(text, [(a.start - start, a.end - start) for a in amounts])
    by_group = _told_apart(_clauses(text, groups))
    return [clause for group, clause in zip(groups, by_group, strict=True) for _ in group]


def in_clauses(text: str, places: Sequence[Place]) -> list[str]:
    """Return for each of these places of one sentence, which are in order, its clause without what stands there."""
    return _clauses(text, [[place] for place in places]) if places else []


def _told_apart(clauses: Sequence[str]) -> list[Clause]:
    if len(clauses) < 2:
        return [NO_CLAUSE] * len(clauses)
    words = [content_words(c) for c in clauses]
    counts = Counter(w for ws in words for w in ws)
    return [Clause(frozenset(w for w in ws if counts[w] == 1)) for ws in words]


def _groups(text: str, spans: Sequence[Place]) -> list[list[Place]]:
    """Figures with no words between them (`20 to 25`, `5 million (3 %)`) share a clause."""
    groups: list[list[Place]] = []
    for span in spans:
        if groups and _JOINED.fullmatch(text, groups[-1][-1][1], span[0]):
            groups[-1].append(span)
        else:
            groups.append([span])
    return groups


def _clauses(text: str, groups: Sequence[Sequence[Place]]) -> list[str]:
    spans = [(g[0][0], g[-1][1]) for g in groups]
    edges = [0, *(_edge(text, a[1], b[0]) for a, b in pairwise(spans)), len(text)]
    return [text[low:at] + " " + text[end:high] for (low, high), (at, end) in zip(pairwise(edges), spans, strict=True)]


def _edge(text: str, since: int, until: int) -> int:
    """Where the clause of one figure ends and that of the next begins: the first break, or a name by the next."""
    found = _BREAK.search(text, since, until)
    if found:
        return found.start()
    owner = _OWNER.search(text[since:until])
    return since + owner.start() if owner else until
