"""What a figure of the answer claims to be: its words, period, and the arithmetic its sentence speaks of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from core.checks.conversions import Unit, measures_of
from core.checks.headings import NO_HEADINGS, Headings
from core.reading.alignment import years_of_figures
from core.reading.amounts import Amount
from core.reading.cited_sentences import Sentence
from core.reading.claim_words import tokens_of
from core.reading.clauses import clauses_of_figures
from core.reading.lexicon import speaks_of
from core.reading.notation import HEDGE
from core.reading.periods import LONGEST_RANGE, days_named, named_periods

_EITHER_WAY = re.compile(
    r"(?:/\s?)?\(\s?(?:loss(?:es)?|deficit|expenses?)\s?\)|(?:/|\bor\s)\s?loss(?:es)?\b", re.IGNORECASE
)
_OWNER = re.compile(r"\b((?:[A-Z][\w&.-]{0,40}\s){0,5}[A-Z][\w&.-]{0,40})['’]s\b")
_NO_OWNERS = re.compile(
    r"(?:It|That|This|There|Here|What|Who|Where|How|Let|He|She|Today|Yesterday|Tomorrow|(?:The\s|Our\s|Last\s|This\s)?"
    r"(?:Company|Group|Firm|Management|Year|Quarter|Month|Week|Segment|Division|Board|World|Country)|Everyone|Nobody|One)"
)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_BETWEEN = re.compile(
    r"\b(?:between|from)\s+(?:FY|fiscal\s(?:year\s)?)?((?:19|20)\d\d)\s+(?:and|to|through|until)\s+"
    r"(?:FY|fiscal\s(?:year\s)?)?((?:19|20)\d\d)\b",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"[^,;.()\n]{0,25}")
_LINK = re.compile(r"[\s,(]{0,3}(?:to|or|i\.e\.)?[\s,(]{0,2}(?:about|by|of|around)?\s?", re.IGNORECASE)
_FROM = re.compile(rf"\bfrom\s{HEDGE}$", re.IGNORECASE)
_TO = re.compile(r"[^,;.()]{0,12}\bto\b", re.IGNORECASE)
_THAN = re.compile(
    r"\b(?:19|20)\d\d,?\s(?:up\s|down\s)?(?:from|compared\s(?:to|with)|versus|vs\.?|against)\s"
    rf"{HEDGE}$",
    re.IGNORECASE,
)
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


@dataclass(frozen=True, slots=True)
class Claim:
    """What is claimed of one figure; `years` empty means that none is named."""

    tokens: frozenset[str]
    said: frozenset[str]
    """The sentence's own words; `tokens` has the question's too where the sentence is short."""
    years: tuple[int, ...] = ()
    quarters: tuple[int, ...] = ()
    change: bool = False
    average: bool = False
    sums: bool = False
    share: bool = False
    rises: bool = False
    falls: bool = False
    aside: bool = False
    """The figure stands in brackets behind another one, `$14.3 billion (5.5%)`: the brackets are no minus."""
    loss: bool = False
    """It is said to be a loss: `a net loss of $5 million`."""
    whole: bool = False
    """It is of several periods together: their average or sum, and no single one's figure."""
    unsigned: bool = False
    compound: bool = False
    short: bool = False
    fiscal: bool = False
    days: tuple[str, ...] = ()
    owner: frozenset[str] = frozenset()
    """Whose figures they are said to be: `Microsoft's revenue`."""
    text: str = ""
    clause: frozenset[str] = frozenset()
    """The words of the figure's own clause; all that is said where it is the only figure, or the sentence is short."""
    measure: Unit | None = None
    """The unit of measure behind the figure: `45 minutes`."""
    dated: bool = False
    """The sentence itself, not the question alone, names the figure's year or quarter."""

    @property
    def telling_way(self) -> bool:
        """The sentence itself says that the figure is a rise or a fall."""
        return self.rises or self.falls

    @property
    def plain(self) -> bool:
        """No arithmetic is spoken of."""
        return not (self.change or self.average or self.sums or self.share)


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
        quarters=named.quarters or asked.quarters,
        days=days_named(sentence.text) or days_named(question),
        short=short,
        fiscal=bool(_FISCAL.search(words)),
        owner=_owner(sentence.text),
        text=words,
    )
    common = _with_arithmetic(common)
    either = tuple(dict.fromkeys((*asked.years, *named.years)))
    span = _only_span(sentence.text)
    years = [span] * len(amounts) if span and common.change else _dated(sentence, amounts)
    dated = bool(named.quarters)
    clauses = clauses_of_figures(sentence.text, amounts, sentence.start)
    alone = not (any(c.words for c in clauses) or speaks_of("in_turn", sentence.text))
    measures = measures_of(sentence.text, amounts, sentence.start)
    claims = (
        _of_figure(
            replace(
                common,
                years=y
                or (() if _starts(sentence, amounts, i) or _is_contrasted(sentence, amounts, years, i) else either),
                dated=dated or bool(y),
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
    changed = claim.change
    claim = _with_arithmetic(replace(claim, tokens=claim.tokens | tokens_of(heading), text=f"{claim.text} {heading}"))
    if not claim.plain:  # what grew stands over another column
        claim = replace(claim, tokens=claim.tokens.union(*map(tokens_of, headings.all)))
    return replace(claim, change=claim.change or changed)


def _owner(text: str) -> frozenset[str]:
    """The words of the one name in the possessive, if there is just one."""
    names = {m[1] for m in _OWNER.finditer(text) if not _NO_OWNERS.fullmatch(m[1])}
    return tokens_of(names.pop()) if len(names) == 1 else frozenset()


def _operands(words: str) -> frozenset[str]:
    """What a margin is computed from, where the words name one: `gross margin` speaks of revenue, too."""
    named = _MARGIN.search(words)
    return tokens_of(_OPERANDS[named[1].lower()]) if named else frozenset()


def _only_span(text: str) -> Years:
    """The two years of `between 2018 and 2020`, where the sentence names no others: all of its figures are of them."""
    found = _BETWEEN.search(text)
    if found is None or _YEAR.search(text, found.end()) or _YEAR.search(text, 0, found.start()):
        return ()
    return int(found[1]), int(found[2])


def _whole_span(text: str) -> Years:
    """All years of `between 2018 and 2020`, of which an average or a sum is."""
    span = _only_span(text)
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
    if _THAN.search(sentence.text, max(0, start - 50), start):
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
    rises, falls = speaks_of("rise", near), speaks_of("fall", near)
    if not rises and not falls:
        # `fell by $14.6 billion, or 4.3 %`: what was said before may hold for this one, too, and need not.
        rises = falls = speaks_of("fall", sentence.text[:start])
    whole = several and speaks_of("whole", f"{ahead} {_CLAUSE.findall(behind)[0]}")
    return replace(
        claim,
        rises=rises,
        falls=falls,
        aside=bool(i) and amounts[i].text.startswith("(") and not sentence.text[before:start].strip(),
        loss=bool(_LOSS.search(ahead)),
        whole=whole,
        years=_whole_span(sentence.text) or claim.years if whole else claim.years,
        change=claim.change or (amounts[i].percent and amounts[i].text.lstrip("(")[:1] in "+-−–"),
    )


def _with_arithmetic(claim: Claim) -> Claim:
    """Note the arithmetic that the words speak of."""
    words = claim.text
    return replace(
        claim,
        change=speaks_of("change", words),
        average=speaks_of("average", words),
        sums=bool(speaks_of("sum", words) or _HALF_YEAR.search(words)),
        share=speaks_of("share", words),
        unsigned=speaks_of("unsigned", words),
        compound=speaks_of("compound", words),
    )


def _blanked(text: str, amounts: Sequence[Amount], start: int) -> str:
    for amount in amounts:
        text = text[: amount.start - start] + " " * (amount.end - amount.start) + text[amount.end - start :]
    return text


@lru_cache(maxsize=4096)
def speaks_of_loss(text: str) -> bool:
    """The words explain a minus, or its absence: losses, outflows, expenses, decreases; `income (loss)` does not."""
    return speaks_of("loss", _EITHER_WAY.sub("", text))
