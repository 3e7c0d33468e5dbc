"""Whether what is told states what the question wants made of figures: a difference, a mean, a total, a share.

One figure of two, quoted where it is asked by how much they differ, reads as the answer and is none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from core.extraction.composing import quote
from core.extraction.gate.asked import asked_for
from core.extraction.segments import Segment
from core.model import Draft, Evidence, ToolResult
from core.reading.amounts import read_amounts
from core.reading.averages import asks_for_average
from core.reading.characters import runs_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.marks import without_marks
from core.reading.opposites import compared_by
from core.reading.roles import Role
from core.reading.scales import says_percent
from core.reading.second_asks import names_an_extreme, two_asks
from core.reading.senses import senses_of
from core.reading.words import content_words
from core.tool_names import ToolName

_ENGLISH: Final = "en"
_LONGEST_NOUN: Final = 2  # words behind `how many` before what compares: `how many years older`


@dataclass(frozen=True, slots=True)
class _Told:
    """What a draft says, with what heads it; the rows that it quotes, and whether a table's cell is told."""

    said: str
    around: str
    rows: tuple[Segment, ...]
    sentences: tuple[Segment, ...]
    of_a_cell: bool
    of_tables: bool
    language: str

    @property
    def whole(self) -> str:
        return f"{self.said} {self.around}"

    def states(self, *roles: Role) -> bool:
        return speaks_of_any(roles, self.whole, self.language)


def leaves_undone(question: str, draft: Draft, evidence: Evidence, pool: Sequence[Segment]) -> bool:
    """Tell whether a draft tells figures, none of which is what the question wants made of them.

    What was computed of tables is left out of account: it says itself what it is. So is what tells no figure at all.
    """
    asked = asked_for(question)
    language = asked.language or _ENGLISH
    wanted = [states for asks, states in _OPERATIONS if asks(asked.text, language)]
    if draft.refused or not wanted:
        return False
    results = [one for one in evidence.tool_results if one.told and _is_told(one, draft)]
    if any(one.call.tool != ToolName.TABLES or _is_made(one) for one in results):
        return False
    told = _told(question, draft, results, pool, language)
    if not read_amounts(told.said):
        return False
    return not all(states(asked.text, told) for states in wanted)


def _is_told(result: ToolResult, draft: Draft) -> bool:
    figures = {amount.text for amount in read_amounts(result.told)}
    return bool(figures) and figures <= {amount.text for amount in read_amounts(without_marks(draft.text))}


def _is_made(result: ToolResult) -> bool:
    return any(row.values.get("derived") for row in result.rows)


def _told(question: str, draft: Draft, results: Sequence[ToolResult], pool: Sequence[Segment], language: str) -> _Told:
    said = without_marks(draft.text)
    runs = f" {' '.join(runs_of(said.casefold()))} "
    here = [s for s in pool if s.source in draft.cited] if not results else []
    quoted = [s for s in here if (own := " ".join(runs_of(quote(question, s).casefold()))) and f" {own} " in runs]
    headings = [" ".join((s.context, s.heading, s.unit, *(s.row.header if s.row else ()))) for s in quoted]
    cells = [f"{row.values.get('row', '')} {row.values.get('column', '')}" for one in results for row in one.rows]
    rows = tuple(s for s in quoted if s.row is not None)
    sentences = tuple(s for s in quoted if s.row is None)
    of_a_cell, around = bool(results or rows), " ".join((*headings, *cells))
    return _Told(said, around, rows, sentences, of_a_cell, bool(results), language)


# ---- by how much


@lru_cache(maxsize=512)
def asks_apart(question: str, language: str) -> bool:
    """Tell whether it is asked by how much two things differ: `how many more`, `how much heavier`, `by how much`.

    >>> asks_apart("How much heavier is the bell than the boat?", "en")
    True
    """
    lower = question.casefold()
    if speaks_of("asks_apart", question, language) or _asks_degree(lower, language) or _asks_movement(lower, language):
        return True
    far = pattern_of("asks_how_far", language).search(question)  # `how far is the rent above that of Leeds`
    return far is not None and speaks_of("set_off_by", question[far.end() :], language)


def _asks_degree(lower: str, language: str) -> bool:
    """`How much cheaper`, `how many years older`; neither `how much is the largest` nor `how many cost more than 5`."""
    for role in ("plan_how_much", "how_many"):
        for found in pattern_of(role, language).finditer(lower):
            behind = runs_of(lower[found.end() :])[: _LONGEST_NOUN + 1]
            at = next((n for n, word in enumerate(behind) if (by := compared_by(word, language)) and not by.most), None)
            if at == 0 or (at is not None and _is_a_measure(behind[:at])):
                return True
    return False


def _asks_movement(lower: str, language: str) -> bool:
    """`How much did sales increase in 2019`, and not `how much did the increase cost`: the verb has nothing behind it.

    Only in English, where what asks by how much stands before an auxiliary (`by` need not be said).
    """
    if language != _ENGLISH:
        return False
    for found in pattern_of("plan_how_much", language).finditer(lower):
        behind = lower[found.end() :].lstrip()
        if not (opens_with("auxiliary", behind, language) or opens_with("perfect", behind, language)):
            continue
        runs = runs_of(behind)
        for word, after in zip(runs[2:], (*runs[3:], ""), strict=False):
            ends = not after or opens_with("preposition", after, language) or opens_with("set_against", after, language)
            if ends and speaks_of_any(("rise", "fall"), word, language) and not speaks_of_any(_SIDES, word, language):
                return True
    return False


_SIDES: Final[tuple[Role, ...]] = ("more_than", "less_than")


def _is_a_measure(words: Sequence[str]) -> bool:
    return all(speaks_of("calendar_word", word) or says_percent(word) for word in words)


def _states_difference(question: str, told: _Told) -> bool:
    """It says that something changed or is more, and by how much: no level that it came to (`rose to 40`)."""
    conceptual = not (told.of_a_cell or _wants_figure(question, told.language))
    if conceptual:
        return True
    if not told.states("change", "rise", "fall", "movement", "more_than", "less_than", "outdoes"):
        return any(_compares(text, told.language) for text in (told.said, told.around))
    levels = [_is_level(told.said, amount.start, told.language) for amount in read_amounts(told.said)]
    return not all(levels)


def _wants_figure(question: str, language: str) -> bool:
    asked = asked_for(question)
    return asked.figure or any(speaks_of(role, question, language) for role in ("plan_how_much", "how_many"))


def _compares(text: str, language: str) -> bool:
    return any((by := compared_by(word, language)) is not None and not by.most for word in runs_of(text.casefold()))


def _is_level(text: str, start: int, language: str) -> bool:
    """`From 412 to 365`: where it came from, and what it came to."""
    before = text[:start].rstrip(" $€£¥").casefold().split()[-1:]
    return bool(before) and (speaks_of_any(("came_to", "starts_from"), before[0], language))


# ---- on average, in total, per something, which share, how many times


def _states_mean(_: str, told: _Told) -> bool:
    return told.states("average", "for_each", "each_day", "each_week", "each_month", "each_year", "each_hour")


def _asks_each(question: str, language: str) -> bool:
    return bool(counted_by(question, language))


def counted_by(question: str, language: str) -> str:
    """What a figure is asked for each of: `per employee`; no span of time, of which prices and rates are told."""
    for found in pattern_of("for_each", language).finditer(question):
        behind = runs_of(question[found.end() :])[:1] or runs_of(found[0])[-1:]
        if behind and not speaks_of("calendar_word", behind[0]):
            return behind[0]
    return ""


def _states_each(question: str, told: _Told) -> bool:
    if told.of_tables or told.states("for_each") or "/" in told.whole:
        return True  # what stands above a table is looked at where it is asked (`core.tabulated.each_asked`)
    noun = senses_of(counted_by(question, told.language))
    one, said = words_of("indefinite", language=told.language), runs_of(told.whole.casefold())
    if any(a in one and senses_of(b) == noun for a, b in pairwise(said)):
        return True  # `45 pence a mile`
    priced = speaks_of("asks_price", question, told.language)
    return priced and not noun.isdisjoint(senses_of(told.whole))


def _asks_together(question: str, language: str) -> bool:
    return speaks_of("asks_together", question, language)


def _states_total(question: str, told: _Told) -> bool:
    """A row that the question names has a total of its own; a sentence of one figure may tell all there are."""
    if told.states("sum", "whole", "asks_together", "opens_total") or (told.of_a_cell and not told.rows):
        return True
    named = frozenset(content_words(question))
    if any(not named.issuperset(content_words(s.row.name)) for s in told.rows if s.row is not None):
        return False
    return all(len(read_amounts(s.text)) == 1 for s in told.sentences)


def _states_share(_: str, told: _Told) -> bool:
    return says_percent(told.whole) or "%" in told.whole or told.states("share", "asks_share", "percent")


def _asks_share(question: str, language: str) -> bool:
    return speaks_of("asks_share", question, language)


def _asks_multiple(question: str, language: str) -> bool:
    return speaks_of("asks_multiple", question, language)


def _states_multiple(_: str, told: _Told) -> bool:
    return told.states("times", "asks_multiple", "plan_multiplied") or any(
        one.unit == "x" for one in read_amounts(told.said)
    )


def _asks_of_the_first(question: str, language: str) -> bool:
    return language == _ENGLISH and two_asks(question) is not None


def _states_first(_: str, told: _Told) -> bool:
    """It says itself that one is first of all."""
    return told.of_tables or names_an_extreme(told.said)


_OPERATIONS: Final[tuple[tuple[Callable[[str, str], bool], Callable[[str, _Told], bool]], ...]] = (
    (asks_apart, _states_difference),
    (asks_for_average, _states_mean),
    (_asks_each, _states_each),
    (_asks_together, _states_total),
    (_asks_share, _states_share),
    (_asks_multiple, _states_multiple),
    (_asks_of_the_first, _states_first),
)
