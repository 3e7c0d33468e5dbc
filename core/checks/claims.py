"""Reads what each figure of a sentence claims to be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import takewhile
from typing import NamedTuple

from core.checks.claim import COMPUTED, Arithmetic, Claim, Direction, Sign, When
from core.checks.conversions import measures_of
from core.checks.dating import (
    Years,
    clause_of,
    is_contrasted,
    leads_to_the_next,
    only_span,
    starts_a_change,
    whole_span,
    years_by,
)
from core.checks.headings import NO_HEADINGS, Headings
from core.facts.companies import LEGAL_FORMS
from core.reading.alignment import quarters_of_figures
from core.reading.amounts import Amount
from core.reading.characters import stands_alone
from core.reading.cited_sentences import Sentence
from core.reading.claim_words import english_or_any, language_said, tokens_of
from core.reading.lexicon import ends_with, pattern_of, speaks_of, speaks_of_any, terms_in, words_of
from core.reading.periods import days_named, named_periods
from core.reading.roles import Role
from core.reading.surroundings import without_hedge

_OPERANDS = {
    "gross margin": "gross profit revenue",
    "gross profit margin": "gross profit revenue",
    "operating margin": "operating income revenue",
    "operating profit margin": "operating income revenue",
    "net margin": "net income profit for the period revenue",
    "profit margin": "net income profit for the period revenue",
}
_MARGINS = frozenset(margin.split()[-1] for margin in _OPERANDS)
_APART = str.maketrans(dict.fromkeys(',;:!?()[]"“”*_\n', " | "))
LONGEST_NAME = 6
"""Words of an owner's name at most."""
NEAR_BEFORE, NEAR_AFTER = 90, 25
"""Characters around a figure in which words say whether it rises or falls."""

SHORT = 4
"""A sentence with fewer content words is read together with the question."""


def claims_of(
    sentence: Sentence, amounts: Sequence[Amount], question: str, headings: Headings = NO_HEADINGS
) -> list[Claim]:
    """Return the claim of each figure of one sentence. A sentence of few words borrows the question's.

    `headings` are those of the answer's tables: what stands over a figure is claimed of it, too.
    """
    text = sentence.text
    said = tokens_of(_blanked(text, amounts, sentence.start))
    asked, named = named_periods(question), named_periods(text)
    short = len([t for t in said if t.isalpha()]) < SHORT
    words = f"{question} {text}" if short else text
    tokens = said | tokens_of(question) if short else said
    known = tokens | _operands(words)
    days = days_named(text) or days_named(question)
    quarters = quarters_of_figures(text, amounts, sentence.start) if named.quarters else [asked.quarters] * len(amounts)
    fiscal, arithmetic, owner = speaks_of("fiscal", words), _arithmetic_of(words), _owner(text)
    either = tuple(dict.fromkeys((*asked.years, *named.years)))
    span = only_span(text)
    years = [span] * len(amounts) if span and "change" in arithmetic else years_by(sentence, amounts)
    measures = measures_of(text, amounts, sentence.start)
    claims: list[Claim] = []
    for i, amount in enumerate(amounts):
        by_it = _by_figure(sentence, amounts, i, several=len(either) > 1)
        own = (whole_span(text) if by_it.whole else ()) or years[i]
        claim = Claim(
            tokens=known,
            said=said,
            text=words,
            when=When(
                own or (either if either and _may_be_of_any(sentence, amounts, years, i) else ()),
                quarters[i],
                days,
                fiscal,
                said=bool(named.quarters or years[i]),
            ),
            arithmetic=arithmetic | by_it.arithmetic,
            direction=by_it.direction,
            sign=by_it.sign,
            short=short,
            owner=owner,
            measure=measures[i],
        )
        claims.append(_under_heading(claim, amount, headings))
    return claims


def _may_be_of_any(sentence: Sentence, amounts: Sequence[Amount], years: Sequence[Years], i: int) -> bool:
    """Nothing by an undated figure says that the years named are those of another."""
    return not (
        starts_a_change(sentence, amounts[i])
        or is_contrasted(sentence, amounts, years, i)
        or leads_to_the_next(sentence, amounts, years, i)
    )


def _under_heading(claim: Claim, amount: Amount, headings: Headings) -> Claim:
    heading = headings.over(amount.start)
    if not heading:
        return claim
    text = f"{claim.text} {heading}"
    spoken = _arithmetic_of(text)
    claim = replace(claim, tokens=claim.tokens | tokens_of(heading), text=text, arithmetic=claim.arithmetic | spoken)
    if spoken.isdisjoint(COMPUTED):
        return claim
    return replace(claim, tokens=claim.tokens.union(*map(tokens_of, headings.all)))  # what grew stands over another


def _owner(text: str) -> frozenset[str]:
    """The words of the one name in the possessive, if there is just one."""
    text = text.replace("’", "'")
    if "'s" not in text:
        return frozenset()
    words = _with_legal_form(text.translate(_APART).split())
    ends = (i for i, word in enumerate(words, 1) if word.endswith("'s"))
    names = {_name_up_to(words[max(0, end - LONGEST_NAME) : end]) for end in ends} - {""}
    return tokens_of(names.pop()) if len(names) == 1 else frozenset()


def _with_legal_form(words: Sequence[str]) -> list[str]:
    """`Acme Interactive Co., Ltd.'s`: no comma parts a name from what kind of company it is."""
    behind = [*words[1:], ""]
    return [word for word, after in zip(words, behind, strict=True) if word != "|" or not _is_legal_form(after)]


def _is_legal_form(word: str) -> bool:
    return word.removesuffix("'s").strip(".").lower() in LEGAL_FORMS


def _name_up_to(words: Sequence[str]) -> str:
    """The words in capitals that end in the last, without its `'s`; empty where they name nobody (`Last Year's`)."""
    capital = list(takewhile(lambda word: word[0].isupper(), reversed(words)))
    name = " ".join(reversed(capital)).removesuffix("'s")
    return "" if words_of("no_owner").issuperset(name.lower().split()) else name


def _operands(words: str) -> frozenset[str]:
    """What a margin is computed from, where the words name one: `gross margin` speaks of revenue, too."""
    said = words.lower()
    if not any(kind in said for kind in _MARGINS):
        return frozenset()
    said = " ".join(said.split())
    named = (operands for margin, operands in _OPERANDS.items() if margin in said)
    return tokens_of(next(named, ""))


class _ByFigure(NamedTuple):
    """What the words by one figure say of it."""

    arithmetic: frozenset[Arithmetic]
    direction: Direction
    sign: Sign

    @property
    def whole(self) -> bool:
        """It is of all the years named."""
        return "whole" in self.arithmetic


def _by_figure(sentence: Sentence, amounts: Sequence[Amount], i: int, *, several: bool) -> _ByFigure:
    """Note what the words by the figure say of it: a rise or a fall (`fell by 5`, `a 5 % decrease`), an average."""
    before = amounts[i - 1].end - sentence.start if i else 0
    start, end = amounts[i].start - sentence.start, amounts[i].end - sentence.start
    after = amounts[i + 1].start - sentence.start if i + 1 < len(amounts) else len(sentence.text)
    ahead, behind = sentence.text[max(before, start - NEAR_BEFORE) : start], sentence.text[end:after]
    whole = several and speaks_of("whole", f"{ahead} {clause_of(behind[:NEAR_AFTER])}")
    signed = amounts[i].percent and amounts[i].text.lstrip("(")[:1] in "+-−–"
    aside = bool(i) and amounts[i].text.startswith("(") and not sentence.text[before:start].strip()
    also: tuple[tuple[Arithmetic, bool], ...] = (("whole", whole), ("change", signed), ("share", amounts[i].percent))
    sign: Sign = "aside" if aside else "loss" if ends_with("loss_of", without_hedge(ahead)) else "written"
    spoken = frozenset(kind for kind, said in also if said)
    places = [(a.start - sentence.start, a.end - sentence.start) for a in amounts]
    return _ByFigure(spoken, direction_by(sentence.text, places, i), sign)


def direction_by(text: str, places: Sequence[tuple[int, int]], i: int) -> Direction:
    """Which way a sentence says that its `i`-th figure goes; `places` are those of its figures, in order."""
    before = places[i - 1][1] if i else 0
    after = places[i + 1][0] if i + 1 < len(places) else len(text)
    start, end = places[i]
    ahead = text[max(before, start - NEAR_BEFORE) : start]
    apart = _apart(ahead, text[end:].partition(";")[0].rstrip(" .!?)"))
    if apart != "none":
        return apart
    return _direction(text, f"{ahead} {text[end:after][:NEAR_AFTER]}", text[:start])


def _apart(ahead: str, behind: str) -> Direction:
    """Which way a verb in two parts says, the second of which ends the clause: `ging um 5 % auf 88 Mio. € zurück`."""
    last = behind.split()[-1:]
    ways = _apart_ways().get(last[0].lower(), ()) if last else ()
    return next((direction for verb, direction in ways if stands_alone(verb, ahead.lower())), "none")


@cache
def _apart_ways() -> dict[str, list[tuple[str, Direction]]]:
    """The first parts of such verbs by their second, each with its way."""
    ways: dict[str, list[tuple[str, Direction]]] = {}
    for role, direction in _APART_WAYS:
        for term in terms_in(role):
            verb, _, part = term.partition(" ")
            ways.setdefault(part, []).append((verb, direction))
    return ways


_APART_WAYS: tuple[tuple[Role, Direction], ...] = (("rises_apart", "rise"), ("falls_apart", "fall"))


def _direction(text: str, near: str, before: str) -> Direction:
    """Which way the words near a figure say that it goes.

    What was said before may hold for this one, too, and need not: `fell by $14.6 billion, or 4.3 %`.
    """
    if not speaks_of_any(_WAYS, text):
        return "none"
    language = english_or_any(text)
    if speaks_of_any(_WAYS, near):
        rises, falls = (speaks_of(way, near, language) for way in _WAYS)
    else:
        rises = falls = False
    if rises or falls:
        return "either" if rises and falls else "rise" if rises else "fall"
    return "either" if speaks_of("fall", before, language) else "none"


_WAYS: tuple[Role, ...] = ("rise", "fall")
_COMPARED: tuple[Role, ...] = ("more_than", "less_than", "outdoes", "row_dearer")
_KINDS: tuple[Arithmetic, ...] = ("change", "average", "sum", "share", "compound", "unsigned")
_SPOKEN: tuple[Role, ...] = (*_KINDS, *_COMPARED, *_WAYS, "half_year")


@lru_cache(maxsize=512)
def _arithmetic_of(words: str) -> frozenset[Arithmetic]:
    """The arithmetic that the words speak of: `longer` of a difference, a half of a year of a sum of quarters."""
    if not speaks_of_any(_SPOKEN, words):
        return frozenset()  # As most sentences, which one look tells.
    spoken = (
        frozenset(kind for kind in _KINDS if speaks_of(kind, words)) if speaks_of_any(_KINDS, words) else frozenset()
    )
    if speaks_of_any(_COMPARED, words) or _moves_abroad(words):
        spoken |= {"change"}
    return spoken | {"sum"} if speaks_of("half_year", words) else spoken


def _moves_abroad(words: str) -> bool:
    """A verb of movement speaks of a change; in English it may be part of a name, or of much else."""
    return (
        speaks_of_any(_WAYS, words)
        and (language := language_said(words)) not in ("", "en")
        and any(speaks_of(way, words, language) for way in _WAYS)
    )


def _blanked(text: str, amounts: Sequence[Amount], start: int) -> str:
    for amount in amounts:
        text = text[: amount.start - start] + " " * (amount.end - amount.start) + text[amount.end - start :]
    return text


@lru_cache(maxsize=512)
def speaks_of_loss(text: str) -> bool:
    """The words explain a minus, or its absence: losses, outflows, expenses, decreases; `income (loss)` does not."""
    return speaks_of("loss", pattern_of("either_way").sub("", text))
