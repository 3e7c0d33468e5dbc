"""What code says in English, said in another language: its sentences are known by the English phrases of the files.

Errors, replies and reasons of verdicts are made where they happen, in English, and travel as text through stores and
processes. Where a person is told, `Retold` finds the phrase that a sentence is, with the parts that were filled in, and
says it anew.
What is put together (lines, sentences, lists, what stands behind a colon or in brackets) is told part by part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from string import Formatter
from typing import Final, Protocol

from core.reading.language import Language, terms_of
from core.reading.languages import LANGUAGES
from core.reading.of_one import without_ones
from core.reading.phrases import FALLBACK, PHRASES, Phrases

_LEAST = 6  # letters that a phrase must have around its parts to be known by
_DEEPEST = 4  # parts within parts
_LONGEST = 4_000  # characters; what is longer is no sentence of ours
_CALLED = ("error", "why", "reason")  # parts that hold what went wrong, in whoever's words
_LONG = frozenset((*_CALLED, "proofs", "reasons", "claim", "changed", "sentence", "detail"))  # may be sentences
_BETWEEN: Final = ("\n", ". ", "? ", "! ", ") ", "; ", ": ")
_ENDS: Final = (". ", "? ", "! ", "\n")
_STAYS: Final = ".?!)"
_BULLETS: Final = ("- ", "✅ ", "➖ ")
_STOP: Final = "."
_STOPS: Final = (".", "。", "।")


class Fault(Protocol):
    """An error as `core.errors` has them: what went wrong, what of it people are told if not that, and what helps."""

    message: str
    hint: str
    for_people: str


@dataclass(frozen=True, slots=True)
class _Pattern:
    """An English phrase taken apart: `literals` around `names`, one more than those."""

    phrase: str
    literals: tuple[str, ...]
    names: tuple[str, ...]

    def parts(self, text: str) -> Mapping[str, str] | None:
        """Return what fills the phrase's parts in a text, each as short as may be; None where it is another."""
        first, *middle = self.literals
        if not middle:
            return {} if text == first else None
        last = middle.pop()
        end = len(text) - len(last)
        if not (text.startswith(first) and text.endswith(last) and end >= len(first)):
            return None
        found, at = [], len(first)
        for literal in middle:
            stop = text.find(literal, at, end)
            if stop < 0:
                return None
            found.append(text[at:stop])
            at = stop + len(literal)
        parts = dict(zip(self.names, (*found, text[at:end]), strict=True)) if at <= end else None
        return None if parts is None or any(map(_is_too_much, parts, parts.values())) else parts


class Retold:
    """Says in other languages what the phrases of some books say in English; the first book that has a phrase wins.

    The last book is the core's, which has `details` for what went wrong in somebody else's words.
    """

    def __init__(self, *books: Phrases) -> None:
        self._books = books
        self._cached = lru_cache(maxsize=512)(self._told)

    @cached_property
    def _patterns(self) -> list[tuple[_Pattern, Phrases]]:
        return [(pattern, book) for book in self._books for pattern in _patterns(book.of(FALLBACK))]

    @cached_property
    def _whole(self) -> Mapping[str, tuple[_Pattern, Phrases]]:
        return {p.literals[0]: (p, book) for p, book in reversed(self._patterns) if not p.names}

    @cached_property
    def _with_parts(self) -> list[tuple[_Pattern, Phrases]]:
        filled = ((p, book) for p, book in self._patterns if p.names)
        return sorted(filled, key=lambda entry: -sum(map(len, entry[0].literals)))

    def __call__(self, text: str, language: str) -> str:
        """Return a text in a language (ISO 639-1): what of it is no phrase of ours stays as it is."""
        if language in ("", FALLBACK) or not text or len(text) > _LONGEST:
            return text
        return self._cached(text, language, _DEEPEST)

    def known(self, text: str) -> bool:
        """Say whether a whole text is one of our phrases."""
        return self._match(text) is not None

    def phrase_of(self, text: str) -> str:
        """Return the name of the phrase that a whole English text is; nothing where it is none."""
        matched = self._match(text)
        return "" if matched is None else matched.phrase

    def fault(self, error: Fault, language: str) -> str:
        """Return what went wrong: in its own words where they are phrases of ours, else in those of its kind."""
        said = error.for_people or error.message
        hint = error.hint if not error.for_people or self.known(error.hint) else ""  # else it is for operators, too
        if language in ("", FALLBACK):
            return f"{said} {hint}".strip()
        if (message := self(said, language)) != said:
            return f"{message} {self(hint, language)}".strip()
        return self._of_its_kind(error, language)

    def message(self, error: Fault, language: str) -> str:
        """Return `fault` without what would help."""
        said = error.for_people or error.message
        if language in ("", FALLBACK) or (message := self(said, language)) == said:
            return said if language in ("", FALLBACK) else self._of_its_kind(error, language)
        return message

    def _of_its_kind(self, error: Fault, language: str) -> str:
        kinds = ((kind.__doc__ or "").strip().partition(".")[0] + "." for kind in type(error).__mro__)
        return next((said for kind in kinds if (said := self(kind, language)) != kind), str(error))

    def _told(self, text: str, language: str, deep: int) -> str:
        if (matched := self._match(text)) is not None:
            return self._filled(matched, language, deep)
        for pieces in _cuts(text) if deep else ():
            told = [self._told(piece, language, deep - 1) for piece in pieces[::2]]
            if told != pieces[::2]:
                return "".join(piece + sign for piece, sign in zip(told, (*pieces[1::2], ""), strict=True))
        return text

    def _filled(self, matched: _Matched, language: str, deep: int) -> str:
        told = {name: self._part(name, said, language, deep) for name, said in matched.parts.items()}
        said = matched.book.say(matched.phrase, language, **told)
        return said.rstrip("".join(_STOPS)) if matched.stopped else said

    def _part(self, name: str, said: str, language: str, deep: int) -> str:
        told = self._told(said, language, deep - 1) if deep else said
        if name in _CALLED and told == said and _reads_as_english(said):
            return self._books[-1].say("details", language)
        return told

    def _match(self, text: str) -> _Matched | None:
        text = without_ones(text, FALLBACK)
        for form in (text, text + _STOP):  # a part of a list has lost its full stop
            if form in self._whole:
                pattern, book = self._whole[form]
                return _Matched(pattern.phrase, book, {}, stopped=form != text)
        for form in (text, text + _STOP):
            for pattern, book in self._with_parts:
                if (parts := pattern.parts(form)) is not None:
                    return _Matched(pattern.phrase, book, parts, stopped=form != text)
        return None


@dataclass(frozen=True, slots=True)
class _Matched:
    """Which phrase a text is; `stopped`: but for a full stop."""

    phrase: str
    book: Phrases
    parts: Mapping[str, str]
    stopped: bool = False


def _is_too_much(name: str, part: str) -> bool:
    """Say whether a part reaches into another sentence."""
    return name not in _LONG and any(end in part for end in _ENDS)


def _patterns(says: Mapping[str, str]) -> Iterator[_Pattern]:
    for phrase, said in says.items():
        literals, names = [""], []
        for literal, name, _, _ in Formatter().parse(said):
            literals[-1] += literal
            if name is not None:
                names.append(name)
                literals.append("")
        if not names or sum(map(str.isalpha, "".join(literals))) >= _LEAST:
            yield _Pattern(phrase, tuple(literals), tuple(names))


def _cuts(text: str) -> Iterator[list[str]]:
    """Yield ways to take a text apart: pieces at even places, what stands between them at odd ones."""
    for sign in _BETWEEN:
        head, *tail = text.split(sign)
        if tail and sign == ": ":  # what stands before a colon is a name
            yield [head, sign, sign.join(tail)]
        elif tail:
            stays = sign.rstrip() if sign[0] in _STAYS else ""  # with the sentence that it ends
            pieces = [piece + stays for piece in (head, *tail[:-1])] + tail[-1:]
            yield [part for piece in pieces for part in (piece, sign.removeprefix(stays))][:-1]
    if text.endswith((")", ").")) and " (" in text:
        head, _, inner = text.partition(" (")
        end = len(inner.rstrip(")."))
        yield [head, " (", inner[:end], inner[end:], ""]
    if text[:2] in _BULLETS:
        yield ["", text[:2], text[2:]]


def _reads_as_english(text: str) -> bool:
    return text.isascii() and text.count(" ") > 1


def _measures() -> Phrases:
    """What figures are called, as proofs name them: by the name that rows have, with blanks."""
    named = {language.code: dict(_names_of(language)) for language in LANGUAGES}
    return Phrases.of_texts({**named, FALLBACK: {name: name for names in named.values() for name in names}})


def _names_of(language: Language) -> Iterator[tuple[str, str]]:
    terms = {name.replace("_", " "): said for name, said in language.measures.items()}
    ratios = {name: said for name, said in language.figure_words.items() if " " in name and name not in terms}
    made = language.figures.computed if language.figures is not None else {}
    for name, said in {**terms, **ratios}.items():
        called = _first_of(said, language.nouns_in_capitals)
        yield name, called
        for ending, word in (("growth", "fact growth"), ("cagr", "fact cagr"), ("multiple", "fact factor")):
            yield f"{name} {ending}", f"{called} ({language.says[word]})"
        yield f"{name} change", f"{called} ({made.get('change', '')})"
        yield f"{name} total", f"{called} ({made.get('sum', '')})"
        yield f"average {name}", f"{called} ({made.get('average', '')})"
        yield f"median {name}", f"{called} ({language.says['fact median']})"


def _first_of(terms: str, capitals: bool) -> str:
    called = terms_of(terms)[0]
    return f"{called[:1].upper()}{called[1:]}" if capitals else called


MEASURES: Final = _measures()
retold: Final = Retold(MEASURES, PHRASES)
"""What the core said in English, in another language."""
