"""Words of a question that say nothing of the figure it asks for: a lead-in, an aside, what somebody does with it.

A word that nothing here reads may still narrow what is asked (`iPhone revenue`, `revenue in Europe`), and then no
figure is told. By where it stands some of them can't: before the question begins, in a clause in which somebody talks
of something else, as what a company did with a measure that is named.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.facts.grammar_names import COMPANY, MEASURE, find_companies, marked_measures
from core.reading.characters import has_digit
from core.reading.lexicon import words_of
from core.reading.roles import Role

_APART = str.maketrans(dict.fromkeys(",;:?!()[]–—", "\n"))
_SPOKEN_OF = (COMPANY, MEASURE)
_POSSESSIVE = "'s"
_NEVER: tuple[Role, ...] = (
    "plan_excluding",
    "plan_not",
    "plan_less",
    "plan_first_reported",
    "plan_opinion",
    "plan_future",
)


def without_asides(
    unread: Sequence[str], question: str, companies: Sequence[str], metrics: Sequence[str]
) -> tuple[str, ...]:
    """Return those of the unread words of an English question that may narrow what it asks for."""
    clauses = _clauses(question, companies, metrics)
    return tuple(word for word in unread if not _is_aside(word, clauses))


def _clauses(question: str, companies: Sequence[str], metrics: Sequence[str]) -> list[list[str]]:
    """The words of each clause, companies and measures as their marks."""
    text = question.translate(_APART).replace(". ", "\n")
    found = []
    for clause in text.split("\n"):
        _, marked = marked_measures(find_companies(clause, companies).rest, metrics)
        if words := marked.replace(COMPANY, f" {COMPANY} ").replace(MEASURE, f" {MEASURE} ").split():
            found.append(words)
    return found


def _is_aside(word: str, clauses: list[list[str]]) -> bool:
    places = [(clause, at) for clause in clauses for at, said in enumerate(clause) if _bare(said) == word]
    return bool(places) and not has_digit(word) and all(_says_nothing(clause, at, clauses) for clause, at in places)


def _bare(said: str) -> str:
    return said.strip("'./-$&").removesuffix(_POSSESSIVE)


def _says_nothing(clause: list[str], at: int, clauses: list[list[str]]) -> bool:
    if _narrows(clause, at) or not words_of(*_NEVER).isdisjoint(clause):
        return False
    return _alone(clause, clauses) or _leads_in(clause, at, clauses) or _is_done(clause, at) or _how(clause, at)


def _narrows(clause: list[str], at: int) -> bool:
    """It stands beside what it would narrow: before a measure or behind one, or behind what leads to a place."""
    behind = clause[at + 1] if at + 1 < len(clause) else ""
    before = [said for said in clause[max(0, at - 3) : at] if said not in words_of("plan_article")]
    leads = before[-1] if before else ""
    beside = MEASURE in (behind, leads)
    joined = leads in words_of("plan_narrows") or (
        leads in words_of("plan_joins_to") and len(before) > 1 and before[-2] in _SPOKEN_OF
    )
    return beside or joined


def _alone(clause: list[str], clauses: list[list[str]]) -> bool:
    """A clause in which somebody talks of something else: no company, no measure, no time."""
    named = any(mark in clause for mark in _SPOKEN_OF) or any(map(has_digit, clause))
    return not named and len(clauses) > 1 and _talks(clause)


def _talks(words: list[str]) -> bool:
    return not words_of("plan_talks").isdisjoint(words)


def _leads_in(clause: list[str], at: int, clauses: list[list[str]]) -> bool:
    """Before what is asked is named, in the first clause: `for the board pack I need`, `set out`."""
    first = min((clause.index(mark) for mark in _SPOKEN_OF if mark in clause), default=len(clause))
    asks = min((n for n, said in enumerate(clause) if said in words_of("plan_asks")), default=len(clause))
    end = min(first, asks)
    if clause is not clauses[0] or at >= end:
        return False
    return _talks(clause[:end]) or (at == 0 and end > 1 and clause[1] in words_of("plan_sets_out"))


def _is_done(clause: list[str], at: int) -> bool:
    """`What did Acme plough into research`: behind the company that did it."""
    if not 1 < at < len(clause) - 1 or clause[at - 1] != COMPANY:
        return False
    asks = any(said in words_of("plan_did") for said in clause[max(0, at - 3) : at - 1])
    return asks and clause[at + 1] not in words_of("plan_deed")


def _how(clause: list[str], at: int) -> bool:
    return (at > 0 and clause[at - 1] == "how") or clause[at].endswith("ly")
