"""Says why no figure is told: a company or measure that is not known, with those that are, or no question of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from core.errors import BadInput
from core.facts.companies import folded
from core.facts.fact_reader import Reader
from core.facts.metrics import label
from core.facts.plan import Declined, FactPlan
from core.facts.ratios import find_ratio
from core.facts.speaking import Formula, Listed, Named, Quoted, speaker_of
from core.facts.told import Told, saying
from core.reading.notes import Told as Sayable
from core.reading.notes import note

_MOST_NAMED = 8
_MOST_MEASURES = 15
_ALIKE = 0.6
_LONGEST = 40
_MOST_WORDS = 5


async def why_not(plan: FactPlan, reader: Reader) -> Told:
    """Return the sentences for a plan that is declined, or that has words nobody understood."""
    if plan.declined is None:
        named = await _measures(plan, reader) if plan.topic == "figures" else ()
        return saying(note("fact not understood", words=Quoted(plan.unread[:_MOST_WORDS])), *named)
    if plan.declined is Declined.DEFINITION and (formulas := _formulas(plan)):
        return saying(note("fact no explanation", formulas=Listed(tuple(formulas))))
    if plan.declined in _SAID:
        return saying(note(_SAID[plan.declined]))
    if plan.declined is Declined.MEASURE:
        called = Quoted((" ".join(plan.unread),))
        return saying(
            note("fact no measure", companies=Listed(plan.companies), words=called), *await _measures(plan, reader)
        )
    known = await reader.companies()
    if plan.declined is Declined.WHICH_COMPANIES:
        return saying(note("fact companies", companies=_named(known)) if known else note("fact no companies"))
    there = _Those(_named(known)) if known else note("fact nobody")
    if plan.declined is Declined.WHOSE:
        return saying(note("fact whose", companies=there))
    asked = " ".join(plan.unread)
    meant = _did_you_mean(asked, {folded(name): name for name in known})
    return saying(note("fact no company", words=Quoted((asked,)), companies=there), *meant)


@dataclass(frozen=True, slots=True)
class _Those:
    """Figures of companies: English names them by a word of its own."""

    of: Sayable

    def said(self, language: str) -> str:
        """Return them in a language."""
        return f"those of {self.of.said(language)}" if speaker_of(language) is None else self.of.said(language)


def _formulas(plan: FactPlan) -> list[Sayable]:
    ratios = [ratio for name in plan.measures if (ratio := find_ratio(name, ())) is not None]
    return [note("fact computed as", measure=Named(ratio.name), formula=Formula(ratio.formula)) for ratio in ratios]


async def _measures(plan: FactPlan, reader: Reader) -> tuple[Sayable, ...]:
    """Which figures there are of the company, and which of them was nearly spelt."""
    try:
        names = await reader.metrics(plan.companies[0]) if plan.companies else []
    except BadInput:
        return ()
    if not names:
        return ()
    by_label = {label(name): name for name in names}
    meant = _NearlySpelt(" ".join(plan.unread), tuple(by_label.values()))
    shown = tuple(Named(name) for name in list(by_label.values())[:_MOST_MEASURES])
    more = (note("fact and others"),) if len(by_label) > _MOST_MEASURES else ()
    return (meant, note("fact known measures", measures=Counted(shown, more)))


@dataclass(frozen=True, slots=True)
class _NearlySpelt:
    """Which measures some words nearly spell, in the language that they are told in."""

    words: str
    names: tuple[str, ...]

    def said(self, language: str) -> str:
        """Return the question whether those are meant; nothing where none is near."""
        called = {Named(name).said(language): Named(name).said(language) for name in self.names}
        meant = _did_you_mean(self.words, called)
        return " ".join(one.said(language) for one in meant)


@dataclass(frozen=True, slots=True)
class Counted:
    """Some of many, with commas alone, and that there are others."""

    parts: Sequence[Sayable]
    more: Sequence[Sayable] = ()

    def said(self, language: str) -> str:
        """Return them in a language."""
        told = [part.said(language) for part in (*self.parts, *self.more)]
        speaker = speaker_of(language)
        return ", ".join(told) if speaker is None else speaker.listed(told)


def _did_you_mean(asked: str, known: Mapping[str, str]) -> tuple[Sayable, ...]:
    alike = [known[match] for match in get_close_matches(asked[:_LONGEST], known, n=2, cutoff=_ALIKE)]
    return (note("fact did you mean", names=Listed(tuple(alike), "or")),) if alike else ()


def _named(names: Sequence[str]) -> Sayable:
    if len(names) <= _MOST_NAMED:
        return Listed(tuple(names))
    return _Shortened(tuple(names[:_MOST_NAMED]), len(names) - _MOST_NAMED)


@dataclass(frozen=True, slots=True)
class _Shortened:
    """The first of many names, and how many others there are."""

    names: tuple[str, ...]
    others: int

    def said(self, language: str) -> str:
        """Return them in a language."""
        speaker = speaker_of(language)
        if speaker is None:
            return f"{', '.join(self.names)} and {self.others} others"
        return f"{speaker.listed(self.names)} (+{self.others})"


_SAID = {
    Declined.OPINION: "figures no opinion",
    Declined.REASON: "figures no reason",
    Declined.DEFINITION: "figures no definition",
}
