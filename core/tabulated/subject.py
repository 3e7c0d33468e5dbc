"""Whose a document's tables are: the words that name it, and what a question says beside these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache

from core.extraction.tables import cells, is_row
from core.facts.mentions import find_form
from core.model import NO_SUBJECT, Subject
from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import has_digit, has_letter
from core.reading.lexicon import words_of
from core.reading.periods import named_periods
from core.reading.stems import stem
from core.reading.stopwords import STOP_WORDS
from core.reading.words import words
from core.tabulated.labels import item_of, stems_of

OPENING = 1_500
"""Characters at a document's beginning that name whose it is."""


@dataclass(frozen=True, slots=True)
class DocumentSubject:
    """The stems that name a document: by title and path, and in its opening as a name is written, with a capital.

    `marks` are names of letters and digits in title and path: `3m`. `headings` tell columns of its tables from others.
    """

    named: frozenset[str]
    opening: frozenset[str]
    years: frozenset[int] = field(default_factory=frozenset)
    quarters: frozenset[int] = field(default_factory=frozenset)
    marks: frozenset[str] = field(default_factory=frozenset)
    headings: frozenset[str] = field(default_factory=frozenset)


@lru_cache(maxsize=512)
def document_subject(title: str, path: str, opening: str, about: Subject = NO_SUBJECT) -> DocumentSubject:
    """Return the words that name a document, given its title, path, beginning, and what it says of itself.

    Its company and product name it, and the year of its period, where neither title nor path says one.
    """
    name = f"{title} {path.rpartition('.')[0] or path}".replace("_", " ").replace("/", " ")
    when = named_periods(_apart(name))
    years = when.years or named_periods(about.period[:4]).years
    capitals = {stem(word) for word in words(opening[:OPENING]) if has_letter(word)}
    cased = {stem(w) for run in opening[:OPENING].split() for w in words(run) if run.strip("(\"'“‘*_")[:1].isupper()}
    said = f"{name} {about.company} {about.product}"
    named = frozenset(stem(word) for word in words(said) if _names(word) and not named_periods(word).quarters)
    quarters = when.quarters or _quarter_in(opening)
    marks = frozenset(bare for run in name.split() if _is_mark(bare := run.strip("()[],.").casefold()))
    return DocumentSubject(named, frozenset(capitals & cased), frozenset(years), frozenset(quarters), marks)


def _quarter_in(opening: str) -> tuple[int, ...]:
    """The one quarter that a cover page names by itself: `Q2`."""
    found = {named_periods(run).quarters for run in opening.split() if len(run) == 2 and run[:1] == "Q"}
    return found.pop() if len(found) == 1 else ()


def _is_mark(run: str) -> bool:
    both = has_digit(run) and has_letter(run) and run.isalnum()
    when = named_periods(_apart(run))
    return both and not when.years and not when.quarters and find_form(run)[0] is None


def _apart(name: str) -> str:
    """`2023Q2` names a year and a quarter."""
    found = []
    for word in name.split():
        at = word.upper().find("Q")
        found.append(f"{word[at:]} {word[:at]}" if at == 4 and word[:4].isdigit() else word)
    return " ".join(found)


def _names(word: str) -> bool:
    """It may be part of a name: no letter by itself, no month, nothing that questions about figures are made of."""
    lowered = word.lower()
    return len(word) > 1 and lowered not in STOP_WORDS and lowered not in _usual()


@cache
def _usual() -> frozenset[str]:
    said = words_of("plan_neutral", "plan_filing", "oneself", "period_word", "quarter", "half")
    return said | frozenset(MONTH_NUMBERS)


@dataclass(frozen=True, slots=True)
class Told:
    """A question without the words that name a document: `whose` as it wrote them, `rest` all others."""

    whose: str
    rest: str


def without_subject(text: str, subject: DocumentSubject) -> Told:
    """Part a question into the words that name the document and the others.

    A word of the opening names it only where the question writes it as a name, and not as its first word; what stands
    behind `from` or `in` (`revenue from the UK`) is a part of what the document tells. What heads a column, not all,
    names the document, and no company; it is asked for as well: `budget`, of `budget.csv`.
    """
    whose: list[str] = []
    rest: list[str] = []
    runs = text.split()
    for place, run in enumerate(runs):
        named = _is_of_it(run, subject, first=not place)
        if named and _is_behind_a_preposition(runs, place):
            named = _is_of_it(run, replace(subject, opening=frozenset()), first=False)
        if named and stems_of(_bare(run)) <= subject.headings:
            whose.append(run.lower())
            named = False
        (whose if named else rest).append(run)
    return Told(" ".join(map(_bare, whose)), " ".join(rest))


def _is_behind_a_preposition(runs: Sequence[str], place: int) -> bool:
    """`In the United States`: what is behind names where, not whose."""
    before = [run.casefold() for run in runs[max(place - 2, 0) : place]]
    usual = before[-1:] and before[-1] in ("the", "a")
    return any(run in words_of("names_a_part") for run in (before if usual else before[-1:]))


def _bare(run: str) -> str:
    """A word of a question without the marks around it and the `'s` behind it."""
    return run.strip("?.,:;!\"'“”‘’()").removesuffix("'s").removesuffix("’s")


def _is_of_it(run: str, subject: DocumentSubject, *, first: bool) -> bool:
    bare = _bare(run)
    if bare.casefold() in subject.marks:
        return True
    if bare.isupper() and item_of(bare) is not None:
        return False  # `EPS` is what is asked for, whoever's opening says it
    found = [word for word in words(bare) if _names(word)]
    if not found or named_periods(bare).years or not any(map(has_letter, found)):
        return False
    stems = {stem(word) for word in found}
    if stems <= subject.named:
        return True
    is_name = not first or bare != run.strip("?.,;!\"'“”‘’()")  # `Apple's`, `Apple:`
    # `In-game` begins with a capital as the first word of a label: it is no name of whoever has games.
    in_capitals = all(part[:1].isupper() for part in bare.split("-") if has_letter(part))
    return in_capitals and is_name and stems <= subject.opening | subject.named


def names_in(text: str) -> frozenset[str]:
    """Return the stems of the words that a question writes with a capital, but for its first, months and periods."""
    runs = text.split()[1:]
    capital = (_bare(run) for run in runs if run[:1].isupper())
    found = [word for run in capital if not _is_a_period(run) for word in words(run) if _names(word)]
    return frozenset(stem(word) for word in found if has_letter(word))


def _is_a_period(run: str) -> bool:
    named = named_periods(run)
    return bool(named.years or named.quarters)


def opening_of(texts: Sequence[str]) -> str:
    """Return the beginning of a document that may name it: its text, and what tables say beside labels, no labels."""
    told: list[str] = []
    for line in (line for text in texts for line in text.splitlines()):
        said = " ".join(part for part in cells(line)[1:] if has_letter(part)) if is_row(line) else line
        told += [said] if said.strip() else []
    return "\n".join(told)[:OPENING]
