"""What a question in another language than English sets before all others: `die meisten`, `la plus chère`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of, terms_in, words_of
from core.reading.opposites import Compared, compared_by
from core.reading.roles import Role
from core.reading.word_order import Word, words_in_order
from core.reading.wording import kind_of

PRICE: Final = "price"
_OF_ANY: Final = frozenset(("", "amount", "size", "height"))
"""What any column of figures is compared by; a weight or an age is one that is called so."""
_AMOUNT: Final = "amount"
_NAMED: Final = ((True, "highest"), (False, "lowest"))
_PRICED: Final[tuple[tuple[bool, Role], ...]] = ((True, "dearest"), (False, "cheapest"))


class Superlative(NamedTuple):
    """Whether the most is asked for or the least, by what (`price`; empty: by whatever is named), and all else said.

    `term` are the words for it, in lower case.
    """

    more: bool
    by: str
    rest: str
    term: str


def superlative_of(question: str, code: str) -> Superlative | None:
    """Return the one extreme that a question of a language (ISO 639-1) asks for; None where it asks for none, or two.

    >>> superlative_of("Welche Klasse hat die meisten Kinder?", "de").rest
    'Welche Klasse hat die  Kinder?'
    """
    found = list(_named(question, code)) or list(_parted(question, code)) or list(_compared(question, code))
    if len(found) != 1 or (found[0].by != PRICE and found[0].by not in _OF_ANY):
        return None
    return found[0]._replace(by=found[0].by if found[0].by == PRICE else "")


def _named(question: str, code: str) -> Iterator[Superlative]:
    """By a term of the language's data, as a word where it parts words."""
    lower, language = question.lower(), BY_CODE[code]
    asked = [(more, "", terms_of(language.figure_words.get(name, ""))) for more, name in _NAMED]
    asked += [(more, PRICE, terms_in(role, language=code)) for more, role in _PRICED]
    for more, by, terms in asked:
        longest = sorted(terms, key=len, reverse=True)
        found = next(((at, len(term)) for term in longest if (at := _place_of(term, lower, code)) >= 0), None)
        if found is not None:
            at, length = found
            rest = f"{question[:at]} {question[at + length :]}"
            yield Superlative(more, by, rest, lower[at : at + length])


def _parted(question: str, code: str) -> Iterator[Superlative]:
    """What is measured stands between the degree and the rest of a term: `最も料金が高い`, of `最も高`."""
    known = BY_CODE[code].figure_words
    asked = [(more, "", terms_of(known.get(name, ""))) for more, name in _NAMED]
    asked += [(more, PRICE, terms_in(role, language=code)) for more, role in _PRICED]
    for degree in (one for one in terms_in("parted_degree", language=code) if one in question):
        before, _, behind = question.partition(degree)
        told = (
            (more, by, term.removeprefix(degree).strip())
            for more, by, terms in asked
            for term in terms
            if term.startswith(degree)
        )
        found = [(more, by, rest) for more, by, rest in told if rest and rest in behind]
        if found:
            more, by, rest = max(found, key=lambda one: len(one[2]))
            yield Superlative(more, by, f"{before} {behind.replace(rest, ' ', 1)}", f"{degree}{rest}")
            return


def _place_of(term: str, text: str, code: str) -> int:
    """Return where a text has a term, as a word where the language parts words; -1 where nowhere."""
    at = text.find(term)
    while at >= 0 and kind_of(code) != "pairs" and _goes_on(text[at - 1 : at], text[at + len(term) :][:1]):
        at = text.find(term, at + 1)
    return at


def _goes_on(before: str, behind: str) -> bool:
    return before.isalnum() or behind.isalnum()


def _compared(question: str, code: str) -> Iterator[Superlative]:
    """By a superlative (`teuerste`), or by a degree (`más`) alone or before what it is a degree of."""
    said, at = words_in_order(question), 0
    while at < len(said):
        one = compared_by(said[at].lowered, code)
        other = compared_by(said[at + 1].lowered, code) if one and one.by == _AMOUNT and at + 1 < len(said) else None
        last = at if other is None else at + 1
        if one is None or not (one.most or _is_most(said, at, last, code)):
            at += 1
            continue
        compared = one if other is None else Compared(other.by, other.more == one.more, most=True)
        priced = next((w for w in said[max(at - _NEAR, 0) : at] if speaks_of("asks_price", w.lowered, code)), None)
        priced = priced if compared.by == _AMOUNT else None
        by, cut = PRICE if priced else compared.by, (said[at], said[last])
        term = question[said[at].start : said[last].end].lower()
        yield Superlative(compared.more, by, _without(question, cut, priced), term)
        at = last + 1


_NEAR: Final = 3  # words: from what asks for a price to its degree (`kostet am meisten`), from a degree to `than`


def _is_most(said: Sequence[Word], at: int, last: int, code: str) -> bool:
    """A degree with an article, or without what it would be more than: neither `más que` nor `plus de 20`."""
    if said[at].lowered not in words_of("degree_of_most", language=code):
        return False
    if at and said[at - 1].lowered in words_of("article", language=code):
        return True
    behind = said[last + 1 : last + 1 + _NEAR]
    return not any(word.figure or word.lowered in words_of("than", language=code) for word in behind)


def _without(question: str, cut: tuple[Word, Word], priced: Word | None) -> str:
    first, last = cut
    before = question[: first.start]
    if priced is not None:
        before = f"{question[: priced.start]} {question[priced.end : first.start]}"
    return f"{before} {question[last.end :]}"
