"""What a question of any language asks to be made of cells: a difference, a sum, a share, rows that meet a bound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of_any, terms_in, words_of
from core.reading.notation import CURRENCY_NAMES
from core.reading.opposites import compared_by
from core.reading.plain_numbers import with_joined_thousands
from core.reading.roles import Role
from core.reading.superlatives import PRICE, superlative_of
from core.reading.word_order import words_in_order
from core.reading.wording import kind_of
from core.reading.words import words
from core.tabulated.relation_bounds import Bound, bound_in, place_of_term, without_terms

LABEL: Final = "\x00"
"""Stands where a question says a label of the table."""
_PRICED: Final[tuple[Role, ...]] = ("asks_price", "asks_money")
_SUMS: Final[tuple[Role, ...]] = ("asks_sum", "sum")
_WHOLE: Final[tuple[Role, ...]] = ("asks_sum", "sum", "opens_total", "row_total", "row_count")
_SHARES: Final[tuple[Role, ...]] = ("asks_share", "share", "percent")
_SHARES_IN_ENGLISH: Final[tuple[Role, ...]] = ("asks_share", "percent", "table_part", "plan_share_of")
"""Its words for what is a ratio of any kind say more than shares: `per`, `return`, `part` of `part-time`."""
_JOINTS: Final = ("between", "from", "to", "and", "with")
_MOVED: Final = ("change", "grow", "fall")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be made of cells, and the question without the words for that.

    `of_money`: only figures of money are meant, None: rather than others; `bound` is what rows are held to;
    `spans`: from one column to another.
    """

    operation: Operation
    rest: str
    of_money: bool | None = False
    bound: Bound | None = None
    spans: bool = False


@lru_cache(maxsize=512)
def wish_of(question: str, code: str) -> Wish | None:
    """Return what a question in lower case, of a language (ISO 639-1), asks; None of one cell, and of two things.

    >>> wish_of("how many rooms have at least 30 seats", "en").operation.value
    'count'
    """
    text = with_joined_thousands(question)
    bound, rest = bound_in(text, code)
    priced = _is_priced(question, code)
    if bound is not None:
        counts = speaks_of_any(("row_count",), rest, code)
        rest = without_terms(rest, terms_in(*_PRICED, "row_count", "row_total", language=code), code)
        return Wish(Operation.COUNT if counts else Operation.WHICH, rest, priced, bound)
    extreme = None if code == ENGLISH else superlative_of(text, code)
    found = [operation for operation, is_asked in _ASKED if is_asked(text, code)]
    if extreme is not None and not (Operation.CHANGE in found and _asks_how_many(text, code)):
        operation = Operation.HIGHEST if extreme.more else Operation.LOWEST
        rest = without_terms(extreme.rest, terms_in(*_PRICED, "row_count", language=code), code)
        return Wish(operation, rest, priced or extreme.by == PRICE) if _is_of_one(found) else None
    if {Operation.AVERAGE, Operation.MEDIAN}.intersection(found) and Operation.MULTIPLE in found:
        return None
    if not found:
        asks = code != ENGLISH and speaks_of_any(("question_word",), text, code)
        return Wish(Operation.WHICH, text) if asks else None
    operation = found[0]
    if operation is Operation.MULTIPLE and _moves(text, code):
        operation = Operation.PERCENT_CHANGE
    spans = _has(text, "to", code) or _has(text, "between", code) or speaks_of_any(("until",), text, code)
    return Wish(operation, _rest_of(text, operation, code), priced, spans=spans)


def _is_priced(question: str, code: str) -> bool | None:
    """Whether money is asked for; None where it may be: `いくら` asks how much of anything."""
    if speaks_of_any(("asks_price", "row_dearer"), question, code) or _compares_prices(question, code):
        return True
    if any(word in CURRENCY_NAMES for word in words(question)):
        return True
    return None if speaks_of_any(("asks_money",), question, code) else False


def _is_of_one(found: Sequence[Operation]) -> bool:
    return not {Operation.MEDIAN, Operation.AVERAGE, Operation.MULTIPLE, Operation.SUM}.intersection(found)


def _rest_of(text: str, operation: Operation, code: str) -> str:
    known = BY_CODE[code].figure_words
    if operation in (Operation.CHANGE, Operation.PERCENT_CHANGE):
        roles: tuple[Role, ...] = ("asks_difference", *_BESIDE, "than", "set_against", "row_count", *_PRICED)
        roles = (*roles, *_SHARES) if operation is Operation.PERCENT_CHANGE else roles
        names = (*_MOVED, "how much", *(("percent",) if operation is Operation.PERCENT_CHANGE else ()))
    elif operation in (Operation.AVERAGE, Operation.MEDIAN):
        roles, names = (*_PRICED, *_WHOLE, "average", "row_median", "per"), ("average", "how much")
    elif operation is Operation.MULTIPLE:
        roles, names = (*_SHARES, *_WHOLE, "made_up_of"), ("percent", "how much")
    else:
        roles, names = (*_PRICED, *_WHOLE), ("in total", "how much")
    names = (*names, *(_JOINTS if kind_of(code) != "pairs" else ()))
    terms = (*terms_in(*roles, language=code), *(t for name in names for t in terms_of(known.get(name, ""))))
    text = _without_degrees(text, code) if operation in (Operation.CHANGE, Operation.PERCENT_CHANGE) else text
    return without_terms(_without_particles(text, code), terms, code)


# ---- which operation


def _asks_how_many(text: str, code: str) -> bool:
    """`Quantos quilómetros a mais`: how many more, and not which has the most."""
    return speaks_of_any(("row_count",), text, code) or _has(text, "how much", code)


def _in_the_middle(text: str, code: str) -> bool:
    return speaks_of_any(("row_median",), text, code)


def _averages(text: str, code: str) -> bool:
    return speaks_of_any(("average",), text, code) or _has(text, "average", code)


def _shares(text: str, code: str) -> bool:
    roles = _SHARES_IN_ENGLISH if code == ENGLISH else _SHARES
    return "%" in text or speaks_of_any(roles, text, code) or _has(text, "percent", code)


def _sets_apart(text: str, code: str) -> bool:
    return speaks_of_any(("asks_difference",), text, code) or _moves(text, code) or _exceeds_a_label(text, code)


def _exceeds_a_label(text: str, code: str) -> bool:
    """`How many pieces does one make more than the other`: behind `more than` stands a label, or one's number."""
    said = [at for term in terms_in(*_BESIDE, language=code) if (at := place_of_term(term, text, code)) >= 0]
    return bool(said) and min(said) < max(map(text.rfind, (LABEL, *"0123456789"))) and _asks_how_many(text, code)


_BESIDE: Final[tuple[Role, ...]] = ("bound_above", "bound_below")


def _moves(text: str, code: str) -> bool:
    """`Um wie viel ist ... gestiegen`: by how much, and a word for it."""
    asks = _has(text, "how much", code) or _has(text, "percent", code)
    return asks and any(_has(text, name, code) for name in _MOVED)


def _adds_up(text: str, code: str) -> bool:
    return speaks_of_any(_SUMS, text, code)


_ASKED: Final[tuple[tuple[Operation, Callable[[str, str], bool]], ...]] = (
    (Operation.MEDIAN, _in_the_middle),
    (Operation.AVERAGE, _averages),
    (Operation.MULTIPLE, _shares),
    (Operation.CHANGE, _sets_apart),
    (Operation.SUM, _adds_up),
)
"""The first that is asked for counts: `the average of all` adds nothing up."""


def _has(text: str, name: str, code: str) -> bool:
    return any(place_of_term(term, text, code) >= 0 for term in terms_of(BY_CODE[code].figure_words.get(name, "")))


def _compares_prices(text: str, code: str) -> bool:
    """`Teurer`, `moins cher`."""
    found = (compared_by(word.lowered, code) for word in words_in_order(text))
    return any(one is not None and one.by == PRICE for one in found)


def _without_particles(text: str, code: str) -> str:
    """Leave out what Korean writes on to a label: `1월부터`."""
    known = BY_CODE[code]
    joints = (term for name in _JOINTS for term in terms_of(known.figure_words.get(name, "")))
    for particle in sorted({*joints, *known.written_behind}, key=len, reverse=True) if kind_of(code) == "pairs" else ():
        text = text.replace(f"{LABEL} {particle}", f"{LABEL} ")
    return text


def _without_degrees(text: str, code: str) -> str:
    """Leave out what compares: `günstiger`, `coûte plus`, `más alto`; no season (`alta`)."""
    said = words_in_order(text) if kind_of(code) != "pairs" else ()
    for at in reversed(range(len(said))):
        word, compared = said[at], compared_by(said[at].lowered, code)
        if compared is None or compared.most:
            continue
        behind_degree = at > 0 and said[at - 1].lowered in words_of("degree_of_most", language=code)
        if behind_degree or compared.by == PRICE or word.lowered in _degrees(code):
            text = f"{text[: word.start]} {text[word.end :]}"
    return text


@cache
def _degrees(code: str) -> frozenset[str]:
    return frozenset(terms_in("more_than", "less_than", "asks_difference", language=code))
