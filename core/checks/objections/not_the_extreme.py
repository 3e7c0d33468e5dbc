"""What is said to be the highest, the lowest or the second largest of a series is another: `highest in 2022`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from core.checks.rule import Finding, Grounds, Spoken, faulty
from core.checks.series import Member, Series, has_series, is_nameless, parts_named, series_of
from core.reading.amounts import Amount
from core.reading.characters import runs_of
from core.reading.cited_sentences import Sentence
from core.reading.claim_words import STOP, content_words, language_said, tokens_of
from core.reading.dated_claims import without_months
from core.reading.lexicon import pattern_of, speaks_of
from core.reading.marked_words import told_stem
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.reading.stopwords import BY_LANGUAGE

_KINDS: tuple[tuple[Role, bool], ...] = (
    ("most_of_all", True),
    ("least_of_all", False),
    ("best_of_all", True),
    ("worst_of_all", False),
)
_OF_WORTH: tuple[Role, ...] = ("best_of_all", "worst_of_all")
"""They tell of more or less where more is known to be better."""
_PLACES = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
LIKE_IT = 0.6
"""A source that says such a thing itself, in this share of the words, knows better than its figures tell."""


def _not_the_extreme(grounds: Grounds) -> Iterator[Finding]:
    sentence = grounds.sentence
    for role, largest_first in _KINDS if has_series(grounds.ledger) else ():
        match = pattern_of(role).search(sentence.text)
        if match is None or speaks_of("no_extreme", without_months(sentence.text)) or _is_said(role, sentence, grounds):
            continue
        before = sentence.text[: match.start()].lower().split()
        place = _PLACES.get(before[-1].rstrip("-") if before else "", 1)
        for series, member in _meant(sentence, grounds):
            if not _tells(role, match[0], series):
                break
            actual = series.place_of(member, largest_first=largest_first)
            if actual != place:
                yield faulty(_as_amount(match, sentence.start), _reason(series, largest_first=largest_first))
            break


def _tells(role: Role, word: str, series: Series) -> bool:
    """What is best has the most, of sales and the like alone; what is strongest has not, of costs and the like."""
    first = series.members[0]
    label = first.row.label if all(m.row is first.row for m in series.members) else first.cell.heading
    if role in _OF_WORTH:
        return speaks_of("gain_noun", label) and not speaks_of("burden_noun", label)
    return not (speaks_of("by_strength", word) and speaks_of("burden_noun", label))


def _is_said(role: Role, sentence: Sentence, grounds: Grounds) -> bool:
    """A sentence of the sources says so, in much the same words."""
    said = content_words(sentence.text)
    return any(
        speaks_of(role, row.label) and len(said & row.tokens) >= LIKE_IT * len(said)
        for row in grounds.ledger.rows
        if row.origin == "prose"
    )


def _meant(sentence: Sentence, grounds: Grounds) -> list[tuple[Series, Member]]:
    """The one series that the sentence is about, and the one member that it names; nothing where that is unclear."""
    said, named_in = tokens_of(sentence.text), named_periods(sentence.text)
    told, parts = _told(sentence.text), parts_named(sentence.text)
    found, alone = [], _is_alone(grounds)
    for series in series_of(grounds.ledger):
        named = [m for m in series.members if m.is_named(said, named_in.years, parts)]
        ranks = any(speaks_of(role, named[0].cell.heading) for role, _ in _KINDS) if named else False
        if len(named) == 1 and not ranks:
            found.append((_alike(series, said, told), series, named[0]))
    if not found:
        return []
    best = max(score for score, _, _ in found)
    meant = [(series, member) for score, series, member in found if score == best]
    if len(meant) != 1 or best > (0, 0):
        return meant if len(meant) == 1 else []
    series, member = meant[0]
    unnamed = is_nameless(series.members[0].cell.heading)
    return meant if alone and (unnamed or _says_no_more(sentence.text, member)) else []


def _says_no_more(text: str, member: Member) -> bool:
    """The sentence has the superlative and the member's name, and nothing that the figures might not be of."""
    idle = STOP | BY_LANGUAGE.get(language_said(text), STOP)
    for role, _ in _KINDS:
        text = pattern_of(role).sub(" ", text)
    said = (word for word in runs_of(text.lower()) if word.isalpha() and word not in idle)
    return not any(tokens_of(word).isdisjoint(member.words) for word in said if not _is_of_its_kind(word, member))


def _is_of_its_kind(word: str, member: Member) -> bool:
    """A word for what the members are: a year, a quarter, or what heads the column of their names."""
    if member.years or member.month:
        return speaks_of("quarter" if member.quarter else "year_word", word) or bool(named_periods(word).quarters)
    return tokens_of(word) <= tokens_of(member.row.kind)


def _is_alone(grounds: Grounds) -> bool:
    """The evidence is one table of one column of figures: what is highest needs no name."""
    columns = {(cell.column, row.origin, row.table) for row in grounds.ledger.rows for cell in row.cells}
    return len(columns) == 1 and not any(row.origin == "prose" for row in grounds.ledger.rows)


@lru_cache(maxsize=256)
def _told(text: str) -> frozenset[str]:
    """The stems of a text's words, those of one meaning as one: `expensive` as `price`."""
    return frozenset(told_stem(word) for word in runs_of(text.lower()) if word.isalpha() and word not in STOP)


def _alike(series: Series, said: frozenset[str], told: frozenset[str]) -> tuple[float, int]:
    """How much of the series' topic is said; of a row's names the best, the longer first."""
    first = series.members[0]
    row = first.row
    if row.origin != "facts" or not row.names:
        shared = len(series.topic & said) / max(len(series.topic), 1)
        if shared:
            return shared, 0
        meant = _told(row.label if all(m.row is row for m in series.members) else first.cell.heading)
        return len(told & meant) / max(len(meant), 1), 0
    return max((len(name & said) / max(len(name), 1), len(name & said)) for name in row.names)


def _reason(series: Series, *, largest_first: bool) -> str:
    pick = max if largest_first else min
    top = pick(series.members, key=lambda m: m.cell.raw)
    name = str(top.years[0]) if top.years and not top.quarter else top.row.label
    value = f"{top.cell.text} ({name})"
    return f"the most is {value}" if largest_first else f"the least is {value}"


def _as_amount(match: re.Match[str], offset: int) -> Amount:
    return Amount(offset + match.start(), offset + match.end(), match[0], 0.0, 0.0, 0.0, from_words=True)


NOT_THE_EXTREME = Spoken("not_the_extreme", _not_the_extreme)
