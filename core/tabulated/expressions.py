"""Formulas as people write them into a question: `365 * average inventory between FY2019 and FY2020 / FY2020 COGS`."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from core.facts.mentions import plain_named
from core.reading.digits import is_year
from core.reading.lexicon import alternatives, pattern_of, words_of
from core.reading.periods import named_periods
from core.tabulated.labels import is_item, squeeze

MOST_TOKENS = 200
VALUE, AVERAGE, CHANGE = "value", "average", "change"


@dataclass(frozen=True, slots=True)
class Number:
    """A constant."""

    value: float


@dataclass(frozen=True, slots=True)
class Term:
    """A line by the words it is called, with the years that stand beside it, and what is made of these.

    Without years it is of the period that is asked for; an average or a change then takes the year before along.
    """

    phrase: str
    years: tuple[int, ...] = ()
    fold: str = VALUE


@dataclass(frozen=True, slots=True)
class Computation:
    """Two expressions and one of `+ - * /`."""

    sign: str
    left: Expression
    right: Expression


Expression = Number | Term | Computation
Resolve = Callable[[Term], float | None]

_SIGNS, _ALSO_IN_WORDS = "()*×÷+−", "-/–"
_ALIKE = {"×": "*", "x": "*", "÷": "/", "−": "-", "–": "-"}


class NotAFormula(ValueError):
    """The text is no formula that can be read."""


@lru_cache(maxsize=512)
def parsed(text: str) -> Expression:
    """Return the expression that a text states. Raises `NotAFormula`."""
    tokens = list(_tokens(text))
    if not tokens or len(tokens) > MOST_TOKENS:
        raise NotAFormula(text[:80])
    parser = _Parser(tokens)
    found = parser.sum()
    if parser.at != len(tokens):
        raise NotAFormula(text[:80])
    return found


def _tokens(text: str) -> Iterator[str]:
    for role, sign in _SPOKEN:
        text = pattern_of(role).sub(f" {sign} ", text)
    said: list[str] = []
    for run in _spaced(text.strip().rstrip(".;:, ")).split():
        token = _ALIKE.get(run, run)
        if token in _OPERATORS or (not said and _is_number(token)):
            if said:
                yield " ".join(said)
                said = []
            yield token
        else:
            said.append(token)
    if said:
        yield " ".join(said)


_OPERATORS = frozenset("()*/+-")


def _spaced(text: str) -> str:
    """Set signs apart; a hyphen or a slash between letters belongs to the words: `long-term`, `and/or`."""
    around = zip(f" {text}", text, f"{text[1:]} ", strict=False)
    return "".join(
        f" {sign} " if sign in _SIGNS or (sign in _ALSO_IN_WORDS and not (a.isalpha() and b.isalpha())) else sign
        for a, sign, b in around
    )


def _is_number(token: str) -> bool:
    return token.replace(",", "").replace(".", "", 1).isdecimal() and not is_year(token)


_SPOKEN = (
    ("operator_divided", "/"),
    ("operator_times", "*"),
    ("operator_plus", "+"),
    ("operator_minus", "-"),
)


class _Parser:
    """Recursive descent over tokens."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens, self.at = tokens, 0

    def _next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]

    def sum(self) -> Expression:
        found = self.product()
        while self._next() in ("+", "-"):
            found = Computation(self._take(), found, self.product())
        return found

    def product(self) -> Expression:
        found = self.factor()
        while self._next() in ("*", "/"):
            found = Computation(self._take(), found, self.factor())
        return found

    def factor(self) -> Expression:
        said = self._next()
        if said == "(":
            return self._group()
        if not said or said in "+-*/)":
            raise NotAFormula(said)
        self._take()
        if _is_number(said):
            return Number(float(said.replace(",", "")))
        fold = _FOLDS.fullmatch(said)
        if self._next() == "(" and fold is not None:
            return _folded(self._group(), _fold_of(fold[0]))
        if self._next() == "(":  # an aside: `cost of goods sold (COGS)`
            self._skip()
        return term_of(said)

    def _group(self) -> Expression:
        self._take()
        found = self.sum()
        if self._next() != ")":
            raise NotAFormula("(")
        self._take()
        return found

    def _skip(self) -> None:
        depth = 0
        while self.at < len(self.tokens):
            token = self._take()
            depth += {"(": 1, ")": -1}.get(token, 0)
            if not depth:
                return
        raise NotAFormula("(")


_FOLDS = re.compile(
    rf"(?:the )?(?:{alternatives('plan_average')}|{alternatives('plan_change')})(?: of| in)?(?: the)?", re.I
)


def _fold_of(text: str) -> str:
    return AVERAGE if pattern_of("plan_average").search(text) else CHANGE


def _folded(found: Expression, fold: str) -> Expression:
    if not isinstance(found, Term):
        raise NotAFormula(fold)
    return Term(found.phrase, found.years, fold)


@lru_cache(maxsize=2048)
def term_of(text: str) -> Term:
    """Return the line that words name: `average total assets between FY2019 and FY2020`. Raises `NotAFormula`."""
    said = plain_named(text)
    years = tuple(sorted(set(named_periods(text).years)))
    rest = " ".join(word for word in said.split() if not named_periods(word).years)
    fold = VALUE
    if opened := _OPENS.match(rest):
        fold, rest = _fold_of(opened[0]), rest[opened.end() :]
    phrase = without_edges(rest)
    if not squeeze(phrase):
        raise NotAFormula(text[:80])
    return Term(phrase, years, fold)


_OPENS = re.compile(
    rf"(?:the )?(?:{alternatives('plan_percent')} )?"
    rf"(?:{alternatives('plan_average')}|{alternatives('plan_change')})(?: of| in)? ",
    re.IGNORECASE,
)


def without_edges(text: str, *, but: Collection[str] = ()) -> str:
    """Return words without those at either end that name nothing: `the`, `amount of`, `in`; `total` stays.

    What is a line by its own name stays whole: `capital spending`; so do the words `but`.
    """
    plain_ones = words_of("plan_neutral", "as_reported", "of_a_noun", "period_word") - words_of(
        "opens_total", "ratio_word"
    )
    plain_ones = plain_ones.difference(but)
    kept = text.split()
    while kept and kept[0].strip("-.'") in plain_ones:
        kept = kept[1:]
    while kept and kept[-1].strip("-.'") in plain_ones and not is_item(" ".join(kept)):
        kept = kept[:-1]
    return " ".join(kept)


def terms_in(expression: Expression) -> Iterator[Term]:
    """Yield the lines that an expression is made of, in order."""
    if isinstance(expression, Term):
        yield expression
    elif isinstance(expression, Computation):
        yield from terms_in(expression.left)
        yield from terms_in(expression.right)


def numbers_in(expression: Expression) -> Iterator[float]:
    """Yield the constants of an expression."""
    if isinstance(expression, Number):
        yield expression.value
    elif isinstance(expression, Computation):
        yield from numbers_in(expression.left)
        yield from numbers_in(expression.right)


def expanded(expression: Expression, definitions: Mapping[str, Expression], depth: int = 4) -> Expression:
    """Put in the place of names what they are defined as: `DIO + DSO - DPO`, each defined in a sentence of its own."""
    if isinstance(expression, Computation):
        left, right = (expanded(side, definitions, depth) for side in (expression.left, expression.right))
        return Computation(expression.sign, left, right)
    if isinstance(expression, Term) and depth and (meant := definitions.get(squeeze(expression.phrase))) is not None:
        return expanded(meant, definitions, depth - 1) if meant != expression else expression
    return expression


def evaluated(expression: Expression, resolve: Resolve) -> float | None:
    """Return an expression's value, None where a line is missing, or something is divided by nothing."""
    if isinstance(expression, Number):
        return expression.value
    if isinstance(expression, Term):
        return resolve(expression)
    left, right = evaluated(expression.left, resolve), evaluated(expression.right, resolve)
    if left is None or right is None or (expression.sign == "/" and not right):
        return None
    return _COMPUTE[expression.sign](left, right)


_COMPUTE: Mapping[str, Callable[[float, float], float]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
}


def written(expression: Expression, *, inside: bool = False) -> str:
    """Write an expression as a sentence shows it."""
    if isinstance(expression, Number):
        return f"{expression.value:g}"
    if isinstance(expression, Term):
        fold = {VALUE: "", AVERAGE: "average ", CHANGE: "change in "}[expression.fold]
        return f"{fold}{expression.phrase}"
    both = f"{written(expression.left, inside=True)} {expression.sign} {written(expression.right, inside=True)}"
    return f"({both})" if inside else both
