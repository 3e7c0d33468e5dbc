"""Groups that words turn into all others: `non-members`, `guests without a card`, `children under 12`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from core.reading.characters import runs_of
from core.reading.digits import figures_in
from core.reading.lexicon import opens_with, speaks_of, terms_in, words_of
from core.reading.roles import Role
from core.reading.stopwords import plain_words_of
from core.reading.wording import kind_of

_SHORTEST, _SHORTEST_OF_A_KIND = 4, 6
"""Letters of a word that a prefix turns: `in-` and `take` stand in `intake`, too, which takes no less for that."""
_WIDE = 2
"""Characters that name a group where words are not parted: `会員`."""
_IDEOGRAPH = "\u3400"
_ENDING = 2
_UNIT = 3
"""Characters between a number and what bounds it: `12세 이상`."""
_NEAR = 2
_ENGLISH = "en"


@lru_cache(maxsize=2048)
def is_of_the_opposite_group(question: str, text: str, language: str) -> bool:
    """Tell whether a text is of a group that a question sets apart, turned, and of that alone.

    >>> is_of_the_opposite_group("What do members pay?", "Non-members pay 38 euros.", "en")
    True
    >>> is_of_the_opposite_group("What do members pay?", "Members pay 20 euros, non-members 38.", "en")
    False
    """
    code = language or _ENGLISH
    turns = _turns_wide if kind_of(code) == "pairs" else _turns
    if turns(question, text, code) or turns(text, question, code):
        return True
    return _is_otherwise_equipped(question, text, code) or _is_of_another_age(question, text, code)


def _prefixes(question: str, code: str) -> tuple[str, ...]:
    """`Is it refundable?` is answered by that it is non-refundable: only a group is then turned."""
    asks_whether = opens_with("auxiliary", question.lstrip("¿ "), code)
    roles: tuple[Role, ...] = ("of_no_group",) if asks_whether else ("of_no_group", "of_no_kind")
    return terms_in(*roles, language=code)


def _turns(one: str, other: str, code: str) -> bool:
    """Tell whether the other text has a word of the one turned, and never as it is."""
    prefixes = _prefixes(one, code)
    bare, said = _bare(one, prefixes, code), _bare(other, prefixes, code)
    return any(_has(bare, rest) and not _has(said, rest) for rest in _turned(other, prefixes, code))


def _bare(text: str, prefixes: tuple[str, ...], code: str) -> list[str]:
    """Return the words of a text that nothing turns; those with a number before a hyphen in their parts."""
    told = runs_of(text.casefold(), "-")
    kept = (word for word in told if "-" not in word or word[:1].isdigit())
    turned = {told[at + 1] for at in _alone(told, prefixes, code)}
    return [part for word in kept if word not in turned for part in word.split("-")]


def _turned(text: str, prefixes: tuple[str, ...], code: str) -> Iterator[str]:
    """Yield words without what turns them; not of what is said of something: `the deposit is non-refundable`."""
    said = words_of("copula", "being", language=code)
    told = runs_of(text.casefold(), "-")
    yield from (told[at + 1] for at in _alone(told, prefixes, code))
    for at, word in enumerate(told):
        if said.isdisjoint(told[max(0, at - _NEAR) : at]):
            yield from _without(word, prefixes, code)


def _without(word: str, prefixes: tuple[str, ...], code: str) -> Iterator[str]:
    of_a_group = terms_in("of_no_group", language=code)
    for prefix in prefixes:
        rest = word.removeprefix(prefix).lstrip("-")
        if rest != word and len(rest) >= (_SHORTEST if prefix in of_a_group else _SHORTEST_OF_A_KIND):
            yield rest


def _alone(told: list[str], prefixes: tuple[str, ...], code: str) -> list[int]:
    """Return the places of what turns the word behind it: behind an article, where `no` denies no verb."""
    articles = words_of("article", language=code)
    return [at for at in range(1, len(told) - 1) if told[at] in prefixes and told[at - 1] in articles]


def _has(told: list[str], word: str) -> bool:
    return any(_alike(word, one) for one in told)


def _alike(one: str, other: str) -> bool:
    """Two forms of one word: they differ in their endings."""
    shared = max(_SHORTEST, max(len(one), len(other)) - _ENDING)
    return one == other or (min(len(one), len(other)) >= shared and one[:shared] == other[:shared])


def _turns_wide(one: str, other: str, code: str) -> bool:
    if not speaks_of("question_word", f"{one} {other}", code):
        return False
    prefixes = terms_in("of_no_group", "of_no_kind", language=code)
    places = (at for at in range(len(other) - _WIDE) if other[at] in prefixes and _begins(other, at, code))
    groups = {other[at + 1 : at + 1 + _WIDE] for at in places}
    return any(_stands(g, one, prefixes, code) and not _stands(g, other, prefixes, code) for g in groups)


def _begins(text: str, at: int, code: str) -> bool:
    """A word begins here, where a script has blanks between them."""
    return code != "ko" or not at or not text[at - 1].isalpha()


def _stands(group: str, text: str, prefixes: tuple[str, ...], code: str) -> bool:
    """Tell whether a text has a group that nothing before it turns."""
    if len(group) < _WIDE or not group.isalpha() or min(group) < _IDEOGRAPH:
        return False
    places = (at for at in range(len(text)) if text.startswith(group, at))
    return any(_begins(text, at, code) and not (at and text[at - 1] in prefixes) for at in places)


def _is_otherwise_equipped(question: str, text: str, code: str) -> bool:
    """`Guests without a card`, where those with one are asked for, or the other way round."""
    asked, told = _equipped(question, code), _equipped(text, code)
    for word, has in asked:
        others = [other for other, its in told if _alike(word, other) and its != has]
        if others and not any(_alike(word, other) for other, its in told if its == has):
            return True
    return False


def _equipped(text: str, code: str) -> list[tuple[str, bool]]:
    plain = plain_words_of(code) | words_of("before_a_thing", "article", language=code)
    told = runs_of(text.casefold())
    found = list[tuple[str, bool]]()
    roles: tuple[Role, Role] = ("goes_with", "goes_without")
    for at, word in enumerate(told):
        for role in roles:
            if word in words_of(role, language=code):
                behind = next((w for w in told[at + 1 : at + 1 + _UNIT] if w not in plain), "")
                found += [(behind, role == roles[0])] if behind else []
    return found


def _is_of_another_age(question: str, text: str, code: str) -> bool:
    """`Children under 12`, where those over 12 are asked for; a text with more figures tells more than one group."""
    asked, told = _bounds(question, code), _bounds(text, code)
    figures = set(figures_in(text))
    for number, over in asked:
        turned = (number, not over) in told and (number, over) not in told
        if turned and len(figures - {number}) <= 1:
            return True
    return False


def _bounds(text: str, code: str) -> frozenset[tuple[str, bool]]:
    """Return the numbers that a word for more or less stands at, each with whether it is for more."""
    lowered = text.casefold()
    roles: tuple[tuple[Role, bool], ...] = (("of_an_age_over", True), ("of_an_age_under", False))
    return frozenset(
        (lowered[start:end], over)
        for start, end in _numbers(lowered)
        for role, over in roles
        if _is_bound(lowered[:start], lowered[end:], terms_in(role, language=code), code)
    )


def _is_bound(before: str, behind: str, terms: tuple[str, ...], code: str) -> bool:
    if kind_of(code) == "pairs" or code == "hi":
        return any(term in behind[: _UNIT + len(term)] for term in terms)
    return f" {before.rstrip()}".endswith(tuple(f" {term}" for term in terms))


def _numbers(text: str) -> Iterator[tuple[int, int]]:
    at = 0
    for is_number, run in groupby(text, str.isdecimal):
        end = at + sum(1 for _ in run)
        if is_number:
            yield at, end
        at = end
