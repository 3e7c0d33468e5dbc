"""Reads what each figure of a sentence claims to be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from core.checks.claim import COMPUTED, Arithmetic, Claim, Direction, Sign, When
from core.checks.conversions import measures_of
from core.checks.headings import NO_HEADINGS, Headings
from core.reading.alignment import years_of_figures
from core.reading.amounts import Amount
from core.reading.cited_sentences import Sentence
from core.reading.claim_words import tokens_of
from core.reading.clauses import clauses_of_figures
from core.reading.digits import years_at
from core.reading.lexicon import speaks_of
from core.reading.notation import HEDGE
from core.reading.periods import LONGEST_RANGE, days_named, named_periods, only_span

_EITHER_WAY = re.compile(
    r"(?:/\s?)?\(\s?(?:loss(?:es)?|deficit|expenses?)\s?\)|(?:/|\bor\s)\s?loss(?:es)?\b", re.IGNORECASE
)
_OWNER = re.compile(r"\b((?:[A-Z][\w&.-]{0,40}\s){0,5}[A-Z][\w&.-]{0,40})['’]s\b")
_NO_OWNERS = re.compile(
    r"(?:It|That|This|There|Here|What|Who|Where|How|Let|He|She|Today|Yesterday|Tomorrow|(?:The\s|Our\s|Last\s|This\s)?"
    r"(?:Company|Group|Firm|Management|Year|Quarter|Month|Week|Segment|Division|Board|World|Country)|Everyone|Nobody|One)"
)
_CLAUSE = re.compile(r"[^,;.()\n]{0,25}")
_LINK = re.compile(r"[\s,(]{0,3}(?:to|or|i\.e\.)?[\s,(]{0,2}(?:about|by|of|around)?\s?", re.IGNORECASE)
_FROM = re.compile(rf"\bfrom\s{HEDGE}$", re.IGNORECASE)
_TO = re.compile(r"[^,;.()]{0,12}\bto\b", re.IGNORECASE)
_THAN = re.compile(rf",?\s(?:up\s|down\s)?(?:from|compared\s(?:to|with)|versus|vs\.?|against)\s{HEDGE}", re.IGNORECASE)
_LOSS = re.compile(rf"\bloss\s(?:of|was|came\sto|total+ed)\s{HEDGE}$", re.IGNORECASE)
_MARGIN = re.compile(r"\b(gross|net|operating|profit)\s+(?:profit\s+)?margin", re.IGNORECASE)
_OPERANDS = {
    "gross": "gross profit revenue",
    "net": "net income revenue",
    "profit": "net income revenue",
    "operating": "operating income revenue",
}
_HALF_YEAR = re.compile(r"\b(?:first|second)[\s-]half\b|\b(?:H[12]|[12]H)(?=\W|\d\d|$)", re.IGNORECASE)
_FISCAL = re.compile(r"\bfiscal\b|\bFY\s?'?\d", re.IGNORECASE)
NEAR_BEFORE, NEAR_AFTER = 90, 25
"""Characters around a figure in which words say whether it rises or falls."""

Years = tuple[int, ...]

SHORT = 4
"""A sentence with fewer content words is read together with the question."""


def claims_of(
    sentence: Sentence, amounts: Sequence[Amount], question: str, headings: Headings = NO_HEADINGS
) -> list[Claim]:
    """Return the claim of each figure of one sentence. A sentence of few words borrows the question's.

    `headings` are those of the answer's tables: what stands over a figure is claimed of it, too.
    """
    said = tokens_of(_blanked(sentence.text, amounts, sentence.start))
    asked, named = named_periods(question), named_periods(sentence.text)
    short = len([t for t in said if t.isalpha()]) < SHORT
    words = f"{question} {sentence.text}" if short else sentence.text
    tokens = said | tokens_of(question) if short else said
    common = Claim(
        tokens=tokens | _operands(words),
        said=said,
        text=words,
        when=When(
            quarters=named.quarters or asked.quarters,
            days=days_named(sentence.text) or days_named(question),
            fiscal=bool(_FISCAL.search(words)),
        ),
        arithmetic=_arithmetic_of(words),
        short=short,
        owner=_owner(sentence.text),
    )
    either = tuple(dict.fromkeys((*asked.years, *named.years)))
    span = only_span(sentence.text)
    years = [span] * len(amounts) if span and common.speaks_of("change") else _dated(sentence, amounts)
    dated = bool(named.quarters)
    clauses = clauses_of_figures(sentence.text, amounts, sentence.start)
    alone = not (any(c.words for c in clauses) or speaks_of("in_turn", sentence.text))
    measures = measures_of(sentence.text, amounts, sentence.start)
    claims = (
        _of_figure(
            replace(
                common,
                when=replace(
                    common.when,
                    years=y
                    or (() if _starts(sentence, amounts, i) or _is_contrasted(sentence, amounts, years, i) else either),
                    said=dated or bool(y),
                ),
                measure=measures[i],
                clause=tokens if alone else clauses[i].words,
            ),
            sentence,
            amounts,
            i,
            len(either) > 1,
        )
        for i, y in enumerate(years)
    )
    return [_under_heading(claim, amount, headings) for claim, amount in zip(claims, amounts, strict=True)]


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
    names = {m[1] for m in _OWNER.finditer(text) if not _NO_OWNERS.fullmatch(m[1])}
    return tokens_of(names.pop()) if len(names) == 1 else frozenset()


def _operands(words: str) -> frozenset[str]:
    """What a margin is computed from, where the words name one: `gross margin` speaks of revenue, too."""
    named = _MARGIN.search(words)
    return tokens_of(_OPERANDS[named[1].lower()]) if named else frozenset()


def _whole_span(text: str) -> Years:
    """All years of `between 2018 and 2020`, of which an average or a sum is."""
    span = only_span(text)
    return tuple(range(span[0], span[1] + 1)) if span and span[0] < span[1] <= span[0] + LONGEST_RANGE else ()


def _dated(sentence: Sentence, amounts: Sequence[Amount]) -> list[Years]:
    """The years by the figures; an undated one has those of what it leads to: `fell 2.0% to $260.2 billion in 2019`."""
    years = years_of_figures(sentence.text, amounts, sentence.start)
    for i in reversed(range(len(amounts) - 1)):
        between = sentence.text[amounts[i].end - sentence.start : amounts[i + 1].start - sentence.start]
        if not years[i] and _LINK.fullmatch(between) and not _starts(sentence, amounts, i):
            years[i] = years[i + 1]
    return years


def _starts(sentence: Sentence, amounts: Sequence[Amount], i: int) -> bool:
    """The figure is where a change starts: `from $5 to $6 in 2023`, `$6 in 2023 from $5`; that year is not its own."""
    start, end = amounts[i].start - sentence.start, amounts[i].end - sentence.start
    before = sentence.text[max(0, start - 50) : start]
    if (named := years_at(before)) and _THAN.fullmatch(before, named[-1][2]):
        return True
    return bool(_FROM.search(sentence.text[:start])) and bool(_TO.match(sentence.text, end))


def _is_contrasted(sentence: Sentence, amounts: Sequence[Amount], years: Sequence[Years], i: int) -> bool:
    """The year behind is that of what the figure is held against: `11.0%, against 10.1% in 2022`."""
    other = next((a for a, y in zip(amounts[i + 1 :], years[i + 1 :], strict=True) if y), None)
    if years[i] or other is None:
        return False
    return speaks_of("against", sentence.text[amounts[i].end - sentence.start : other.start - sentence.start])


def _of_figure(claim: Claim, sentence: Sentence, amounts: Sequence[Amount], i: int, several: bool) -> Claim:
    """Note what the words by the figure say of it: a rise or a fall (`fell by 5`, `a 5 % decrease`), an average."""
    before = amounts[i - 1].end - sentence.start if i else 0
    start, end = amounts[i].start - sentence.start, amounts[i].end - sentence.start
    after = amounts[i + 1].start - sentence.start if i + 1 < len(amounts) else len(sentence.text)
    ahead, behind = sentence.text[max(before, start - NEAR_BEFORE) : start], sentence.text[end:after]
    near = f"{ahead} {behind[:NEAR_AFTER]}"
    whole = several and speaks_of("whole", f"{ahead} {_CLAUSE.findall(behind)[0]}")
    signed = amounts[i].percent and amounts[i].text.lstrip("(")[:1] in "+-−–"
    aside = bool(i) and amounts[i].text.startswith("(") and not sentence.text[before:start].strip()
    also: tuple[tuple[Arithmetic, bool], ...] = (("whole", whole), ("change", signed))
    sign: Sign = "aside" if aside else "loss" if _LOSS.search(ahead) else "written"
    return replace(
        claim,
        arithmetic=claim.arithmetic | {kind for kind, said in also if said},
        direction=_direction(near, sentence.text[:start]),
        sign=sign,
        when=replace(claim.when, years=_whole_span(sentence.text) or claim.when.years) if whole else claim.when,
    )


def _direction(near: str, before: str) -> Direction:
    """Which way the words near a figure say that it goes.

    What was said before may hold for this one, too, and need not: `fell by $14.6 billion, or 4.3 %`.
    """
    rises, falls = speaks_of("rise", near), speaks_of("fall", near)
    if rises or falls:
        return "either" if rises and falls else "rise" if rises else "fall"
    return "either" if speaks_of("fall", before) else "none"


_KINDS: tuple[Arithmetic, ...] = ("change", "average", "sum", "share", "compound", "unsigned")


@lru_cache(maxsize=4096)
def _arithmetic_of(words: str) -> frozenset[Arithmetic]:
    """The arithmetic that the words speak of; a half of a year is a sum of quarters."""
    spoken = frozenset(kind for kind in _KINDS if speaks_of(kind, words))
    return spoken | {"sum"} if _HALF_YEAR.search(words) else spoken


def _blanked(text: str, amounts: Sequence[Amount], start: int) -> str:
    for amount in amounts:
        text = text[: amount.start - start] + " " * (amount.end - amount.start) + text[amount.end - start :]
    return text


@lru_cache(maxsize=4096)
def speaks_of_loss(text: str) -> bool:
    """The words explain a minus, or its absence: losses, outflows, expenses, decreases; `income (loss)` does not."""
    return speaks_of("loss", _EITHER_WAY.sub("", text))
