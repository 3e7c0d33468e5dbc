"""Which part a text's words play, told by the lists of all languages, and the one builder of patterns from words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from core.reading.characters import HEAD, Runs, runs_of, stands_alone, takes_blanks, word_runs
from core.reading.language import terms_of
from core.reading.languages import BY_CODE, LANGUAGES
from core.reading.roles import Role
from core.reading.sorted_terms import Terms, sorted_terms


def speaks_of(role: Role, text: str, language: str = "") -> bool:
    """Tell whether a text has a word of the role: of all languages, or of the one it is in (ISO 639-1)."""
    return speaks_of_any((role,), text, language)


def speaks_of_any(roles: tuple[Role, ...], text: str, language: str = "") -> bool:
    """Tell whether a text has a word of one of the roles: of all languages, or of the one it is in (ISO 639-1).

    By its words, where its letters are of ASCII: quicker than by a pattern of hundreds of terms, and than to keep
    what was told, as few ask the same of one text again.
    """
    runs = word_runs(text)
    said, terms = runs.whole, _terms_of(roles, language)
    if not runs.plain or not terms.beyond.isdisjoint(runs.beyond):
        return _matches(roles, runs.lowered, language)
    if not terms.whole.isdisjoint(said):
        return True
    if not terms.heads.isdisjoint(runs.heads) and _begins_a_word(said, terms):
        return True
    return (terms.signs or not terms.telling.isdisjoint(said)) and _has_a_phrase(runs, terms, roles, language)


@lru_cache(maxsize=1024)
def _matches(roles: tuple[Role, ...], lowered: str, language: str) -> bool:
    return _presence_of(*roles, language=language).search(lowered) is not None


def _begins_a_word(said: frozenset[str], terms: Terms) -> bool:
    begun = [run for run in said if run[:HEAD] in terms.heads and run.startswith(terms.starts[run[:HEAD]])]
    return bool(begun)  # No `any`: asked of every sentence, many times.


def _has_a_phrase(runs: Runs, terms: Terms, roles: tuple[Role, ...], language: str) -> bool:
    """It has all words of a phrase, or its sign: a pattern tells whether it has the phrase itself."""
    for word in ("", *(terms.telling & runs.whole)):
        for needed, sign in terms.others.get(word, ()):
            if needed <= runs.whole and sign in runs.lowered:
                return _presence_of(*roles, language=language, plain=True).search(runs.lowered) is not None
    return False


@cache
def _terms_of(roles: tuple[Role, ...], language: str) -> Terms:
    return sorted_terms(terms_in(*roles, language=language))


@cache
def _presence_of(*roles: Role, language: str = "", plain: bool = False) -> re.Pattern[str]:
    """Return a pattern that tells whether a text in lower case has a word of the roles, and nothing more.

    Each branch begins with a letter, which a matcher looks for faster than for an edge of a word or for two cases. A
    `plain` text, of ASCII, is not searched for words that are written with other letters: two thirds of all.
    """
    terms = [term for term in terms_in(*roles, language=language) if not plain or term.isascii()]
    return re.compile(_branches([_from_first_letter(term) for term in terms]) or r"(?!)", re.DOTALL)


def _from_first_letter(term: str) -> list[str]:
    atoms = _atoms(term.removesuffix("*"), whole=True)
    edged = atoms[0] == _EDGE
    closed = atoms[-1] == _EDGE and not term.endswith("*")
    letters = atoms[edged : len(atoms) - (atoms[-1] == _EDGE)]
    return [letters[0] + (_NO_WORD_BEFORE if edged else ""), *letters[1:], *([_EDGE] if closed else [])]


@cache
def pattern_of(role: Role, language: str = "") -> re.Pattern[str]:
    """Return a pattern that finds the role's words, in any case; of overlapping ones the longest."""
    return re.compile(either(terms_in(role, language=language), whole=True), re.IGNORECASE)


@lru_cache(maxsize=512)
def standing_alone(source: str, beside: str = r"\w") -> re.Pattern[str]:
    """Return a pattern, in any case, of what has none of the characters `beside` on either side: no part of a word."""
    return re.compile(rf"(?<![{beside}])(?:{source})(?![{beside}])", re.IGNORECASE)


@cache
def alternatives(*roles: Role) -> str:
    """Return the words of the roles as a group, to be made part of a pattern that says what may stand around them."""
    return either(terms_in(*roles), whole=True)


@cache
def words_of(*roles: Role, language: str = "") -> frozenset[str]:
    """Return the same as a set, to look words in lower case up in: of all languages, or of one (ISO 639-1)."""
    return frozenset(terms_in(*roles, language=language))


def opens_with(role: Role, text: str, language: str = "") -> bool:
    """Tell whether a text begins with a word of the role."""
    return pattern_of(role, language).match(text) is not None


def ends_with(role: Role, text: str) -> bool:
    """Tell whether a text ends with a word of the role, white space behind it left out of account."""
    return before_ending(role, text) is not None


def before_ending(role: Role, text: str) -> str | None:
    """Return what stands before the word of the role that a text ends with, None where it ends with none."""
    said, by_tail = text.rstrip(), _by_tail(role)
    tail = said[-TAIL:].lower()[-TAIL:]
    terms = (*by_tail.get(tail, ()), *by_tail.get(tail[-1:], ()))
    if not terms:
        return None
    lowered = said[-_longest_term() :].lower()
    found = [len(t) for t in terms if lowered.endswith(t) and not (takes_blanks(t[0]) and _in_word(lowered, t))]
    return said[: -max(found)] if found else None


TAIL = 2
"""Letters at the end of a term by which those that a text may end with are looked up."""


@cache
def _by_tail(role: Role) -> dict[str, list[str]]:
    terms: dict[str, list[str]] = {}
    for term in terms_in(role):
        terms.setdefault(term[-TAIL:], []).append(term)
    return terms


@cache
def _longest_term() -> int:
    """Return how many characters at the end of a text tell what it ends with, and what stands before that."""
    return 1 + max(len(t) for one in LANGUAGES for terms in one.roles.values() for t in terms_of(terms))


def _in_word(text: str, ending: str) -> bool:
    return text[: -len(ending)][-1:].isalnum()


def phrases_in(text: str, phrases: Iterable[str]) -> tuple[str, ...]:
    """Return those of the phrases, given in lower case, that a text has as words; of overlapping ones the longest."""
    left, found = text.lower(), []
    for phrase in sorted([p for p in phrases if p in left], key=len, reverse=True):
        apart = takes_blanks(phrase[0]) or takes_blanks(phrase[-1])
        if stands_alone(phrase, left) if apart else phrase in left:
            found.append(phrase)
            left = left.replace(phrase, "\x00")
    return tuple(found)


class Phrases:
    """Phrases in lower case that texts are looked through for, by the longest word of each: few stand in any text."""

    def __init__(self, phrases: Iterable[str]) -> None:
        self._all = tuple(phrases)
        self._by_word: dict[str, list[tuple[int, str]]] = {}
        for place, phrase in enumerate(self._all):
            if phrase.isascii():
                self._by_word.setdefault(max(runs_of(phrase), key=len), []).append((place, phrase))

    def found_in(self, text: str) -> tuple[str, ...]:
        """Return those that a text has as words, as `phrases_in` does; of ASCII, a text has none that are not."""
        runs = word_runs(text)
        if runs.beyond:
            return phrases_in(text, self._all)
        words = self._by_word.keys() & runs.whole
        held = sorted(held for word in words for held in self._by_word[word])
        return phrases_in(text, [phrase for _, phrase in held]) if held else ()


@cache
def terms_in(*roles: Role, language: str = "") -> tuple[str, ...]:
    """Return the words and phrases that play one of the roles in any language, or in one (ISO 639-1)."""
    asked = (BY_CODE[language],) if language in BY_CODE else LANGUAGES
    return tuple(dict.fromkeys(term for role in roles for one in asked for term in terms_of(one.roles.get(role, ""))))


def either(terms: Iterable[str], *, whole: bool = False) -> str:
    """Return a group that matches one of the terms, the longest first; nothing where there is none.

    A blank in a term is any white space, a star any ending. `whole`: a letter or digit at an end of the term must be
    the end of a word, unless the script puts no blanks.
    """
    sources = [_atoms(term, whole=whole) for term in sorted(set(terms))]
    return f"(?:{_branches(sources)})" if sources else r"(?!)"


def _branches(sources: Sequence[Sequence[str]]) -> str:
    """Return alternatives with what they begin alike written once: a matcher has then few to try at a place."""
    by_first: dict[str, list[Sequence[str]]] = {}
    for source in sources:
        if source:
            by_first.setdefault(source[0], []).append(source[1:])
    if not by_first:
        return ""
    # What stands for more than itself comes last, so that the longest is found first.
    ordered = sorted(by_first, key=lambda atom: (atom in _OPEN, atom))
    either_of = "|".join(first + _branches(by_first[first]) for first in ordered)
    ends_here = not all(sources)
    return f"(?:{either_of}){'?' if ends_here else ''}" if ends_here or len(by_first) > 1 else either_of


_EDGE, _ANY_ENDING = r"\b", r"\w*"
_NO_WORD_BEFORE = r"(?<!\w.)"
"""Behind the first letter of a word: it is the first."""
_OPEN = frozenset({_EDGE, _ANY_ENDING})


def _atoms(term: str, *, whole: bool) -> list[str]:
    bare = term.removesuffix("*")
    atoms = [r"\s" if character == " " else re.escape(character) for character in bare]
    before = [_edge_before(bare[0])] if whole and takes_blanks(bare[0]) else []
    if term.endswith("*"):
        return [*before, *atoms, _ANY_ENDING]
    return [*before, *atoms, *([_EDGE] if whole and takes_blanks(bare[-1]) else [])]


def _edge_before(letter: str) -> str:
    """Return what a word may begin with before its first letter: Arabic writes `and`, `by` and `for` on to it."""
    return _EDGE + r"[وفبل]?" if "\u0620" <= letter <= "\u06d3" else _EDGE
