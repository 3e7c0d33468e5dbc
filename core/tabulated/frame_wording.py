"""A question as it is framed: its words without whose it is, its periods, and what its stretches say of lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.reading.amounts import read_amounts
from core.reading.characters import without_asides
from core.reading.lexicon import pattern_of, words_of
from core.reading.roles import Role
from core.tabulated.execution import usual_stems
from core.tabulated.finding import Wanted
from core.tabulated.labels import stems_of
from core.tabulated.subject import DocumentSubject, Told, names_in, without_subject
from core.tabulated.times_asked import MARK, Timed, timed


@dataclass(frozen=True, slots=True)
class Said:
    """A question's words, small, without whose it is; `n` numbers the mark of each period."""

    text: str
    times: tuple[Wanted, ...]
    ranges: frozenset[int]
    whose: str
    names: frozenset[str]
    amount: float | None = None

    def says(self, *roles: Role) -> bool:
        """One of the roles has a word in it."""
        return any(pattern_of(role, "en").search(self.text) for role in roles)

    def without(self, *roles: Role) -> str:
        """Its text without the words of roles."""
        text = self.text
        for role in roles:
            text = pattern_of(role, "en").sub(" ", text)
        return text


def said_of(question: str, subject: DocumentSubject) -> Said:
    """Return what a question says beside whose it is of, for one document."""
    text = without_asides(question)
    read = _without_sources(timed(text))
    told = _whose(" ".join(read.runs), subject)
    lower = " ".join(_names_held(told.rest.split()))
    amount = next((one for one in read_amounts(lower) if one.scaled or one.money), None)
    if amount is not None:
        lower = f"{lower[: amount.start]} {lower[amount.end :]}"
    if opened := [*pattern_of("frame_opener", "en").finditer(lower)]:
        lower = lower[opened[-1].end() :] if opened[-1].start() < len(lower) // 2 else lower
    lower = _without_clauses(lower)
    return Said(
        " ".join(pattern_of("plan_courtesy", "en").sub(" ", lower).split()),
        read.times,
        read.ranges,
        told.whose,
        _names(told.rest),
        amount.value if amount else None,
    )


def _whose(text: str, subject: DocumentSubject) -> Told:
    """A name that opens a question as it opens the document: `Acme gross profit in 2024`."""
    told = without_subject(text, subject)
    first, _, rest = text.partition(" ")
    stems = stems_of(first)
    if told.whose or not first[:1].isupper() or not stems <= subject.opening or stems & usual_stems():
        return told
    return told if first.lower() in edges() else Told(first, rest)


def _names(text: str) -> frozenset[str]:
    """The stems of what is written with a capital; of the first word where it is somebody's."""
    first = text.partition(" ")[0]
    own = bool(first[:1].isupper() and first.endswith(("'s", "’s")) and first.lower() not in edges())
    return names_in(text) | (stems_of(first[:-2]) if own else frozenset())


HELD = "ˇ"  # a letter to patterns: what bears it is no word of ours


def _names_held(runs: Sequence[str]) -> Iterator[str]:
    """`Greater China` is a name: nothing in it is greater."""
    capital = [run[:1].isupper() for run in runs]
    for at, run in enumerate(runs):
        beside = (at > 1 and capital[at - 1]) or (at + 1 < len(runs) and capital[at + 1])
        yield f"{run.lower()}{HELD}" if at and capital[at] and beside else run.lower()


def _without_sources(read: Timed) -> Timed:
    """`In the 2024 annual report`: the report's year is asked for only where no other is."""
    nouns = papers()
    places = [at for at, run in enumerate(read.runs) if run == MARK]
    of_paper = {
        n
        for n, at in enumerate(places)
        if _run(read, at + 1) in nouns or (_run(read, at - 1) in ("for", "of") and _run(read, at - 2) in nouns)
    }
    if not of_paper or len(of_paper) == len(read.times):
        return read
    dropped = {places[n] for n in of_paper}
    runs = tuple(run for at, run in enumerate(read.runs) if at not in dropped)
    return Timed(runs, tuple(time for n, time in enumerate(read.times) if n not in of_paper))


def _run(read: Timed, at: int) -> str:
    return read.runs[at].lower() if 0 <= at < len(read.runs) else ""


def _without_clauses(text: str) -> str:
    """Leave out what says only where it is told (`according to its release`), but for the periods in it."""
    kept = []
    for clause in text.split(" , "):
        runs = clause.split()
        opened = pattern_of("frame_source", "en").match(clause.strip()) is not None
        paper = any(run in papers() for run in runs)
        said = set(_bare(clause).split()) - papers() - {MARK}
        told = (opened and paper) or ((opened or paper) and not said)
        kept.append(" ".join(run for run in runs if run == MARK) if told else clause)
    return " , ".join(one for one in kept if one)


def _bare(text: str) -> str:
    return " ".join(run for run in pattern_of("frame_source", "en").sub(" ", text).split() if run not in edges())


def edges() -> frozenset[str]:
    """Return the words that no line's name begins or ends with, or that only ask."""
    return words_of("frame_edge", "frame_idle", language="en") | {","}


def papers() -> frozenset[str]:
    """Return the words for what is told in: `annual`, `report`."""
    return words_of("frame_paper", language="en")


def bare_of(text: str, *roles: Role) -> str:
    """Return a text without the words of roles."""
    for role in roles:
        text = pattern_of(role, "en").sub(" ", text)
    return text


def phrase_of(text: str) -> str:
    """Return what a stretch says of a line: without periods, words that only ask, and joints at its edges."""
    idle, edge = words_of("frame_idle", language="en"), words_of("frame_edge", language="en")
    said = [run.removesuffix("'s").removesuffix("’s") for run in text.replace(HELD, "").split()]
    runs = [run for run in said if run not in idle and run != MARK]
    kept = [run for at, run in enumerate(runs) if run not in edge or _joins(runs, at, edge)]
    while kept and (kept[0] in edge or kept[0] == ","):
        kept = kept[1:]
    while kept and (kept[-1] in edge or kept[-1] == ","):
        kept = kept[:-1]
    return " ".join(kept)


def _joins(runs: Sequence[str], at: int, edge: frozenset[str]) -> bool:
    """A joint is kept between two words, of several none is."""
    behind = runs[at + 1] if at + 1 < len(runs) else ""
    return bool(
        at and behind and behind not in edge and behind != "," and runs[at - 1] not in edge and runs[at - 1] != ","
    )
