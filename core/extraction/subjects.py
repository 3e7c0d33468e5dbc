"""Whom or what a question is about, and whether a sentence speaks of another: contractors are not employees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from core.reading.lexicon import opens_with, pattern_of, speaks_of, words_of
from core.reading.stems import stem
from core.reading.stopwords import BY_LANGUAGE, FILLERS
from core.reading.words import content_words, words

_STOP = BY_LANGUAGE["en"] | FILLERS
_OWNERS = ("s'", "s’", "'s", "’s")
# Sources say `we` and `our` of themselves.
_ONESELF = frozenset(map(stem, words_of("oneself")))
# What is measured of a thing is no kind of it: `percentage increase`, `total revenue`.
_NO_KIND = _ONESELF | frozenset(map(stem, words_of("measure_noun")))


def subject_of(question: str) -> frozenset[str]:
    """Return the stems that name whom or what an English question is about; none where it names nobody.

    Of `How long are backups of the free tier kept?` these are `free tier`. A verb is never among them, at the price of
    leaving a word out.
    """
    owner = next((word[:-2] for word in question.split()[:-1] if word.endswith(_OWNERS)), "")
    auxiliary = next((m for m in pattern_of("auxiliary").finditer(question) if question[m.end() :][:1].isspace()), None)
    if owner or not auxiliary:
        return frozenset(content_words(owner) if owner else ())
    named = _named(words(question[auxiliary.end() :]), asks_what=opens_with("what_is", question.lstrip()))
    stems = frozenset(stem(word) for word in named)
    return frozenset() if stems & _ONESELF else stems


def _named(after: Sequence[str], *, asks_what: bool) -> list[str]:
    """Return the noun phrase at the front, or what follows its `of`.

    It ends with its plural, or before its last word, which may be the verb. What `What is ...` asks for is no subject:
    sources may call it otherwise; whose it is, is one.
    """
    named: list[str] = []
    for number, (phrase, before, end) in enumerate(_phrases(after)):
        if asks_what and not number:
            if end != "of":
                break
            continue
        plural = next((i for i, word in enumerate(phrase) if _is_plural(word)), None)
        if plural is not None:
            named = phrase[: plural + 1]
        elif (
            asks_what
            or end in words_of("light_verb")
            or end == "of"
            or (len(phrase) == 1 and before in words_of("of_a_noun"))
        ):
            named = phrase
        else:
            named = phrase[:-1] or named
        if end != "of":
            break
    return named


def _phrases(after: Sequence[str]) -> Iterator[tuple[list[str], str, str]]:
    """Cut at stop words: yields each run of other words, the stop word before it and the one that ends it."""
    phrase: list[str] = []
    before = ""
    for word in after:
        if word not in _STOP:
            phrase.append(word)
        elif phrase:
            yield phrase, before, word
            phrase, before = [], word
        elif word in words_of("of_a_noun"):
            before = word
        else:
            return
    if phrase:
        yield phrase, before, ""


def _is_plural(word: str) -> bool:
    return len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is"))


def speaks_of_another(subject: frozenset[str], inside: Set[str], around: Set[str], text: str) -> bool:
    """Tell whether a sentence names none of the subject's words, nor its headings, nor leaves open whom it means."""
    return bool(subject) and not subject & (inside | around) and not speaks_of("leaves_open", text)


def pairs(question: str) -> frozenset[tuple[str, str]]:
    """Return neighbouring words that carry meaning, as stems: `education tier`, `Basic account`."""
    said = words(question)
    after_verb_markers = {i + 1 for i, word in enumerate(said) if word in words_of("before_verb")}
    found = enumerate(_neighbours(question))
    kept = (pair for i, pair in found if all(pair) and not _NO_KIND & set(pair) and i - 1 not in after_verb_markers)
    # Of `the Pro and Team plans`, either may be spoken of.
    joined = {stem(said[i]) for i in range(2, len(said)) if said[i - 1] in words_of("list_and")}
    return frozenset(pair for pair in kept if pair[0] not in joined)


def contrasts(asked: frozenset[tuple[str, str]], text: str, known: Set[str]) -> bool:
    """Tell whether a text has a word of the question with another word before it, and that alone.

    `free tier` where the question says `education tier`; `known` are words that the sentence or its headings hold.
    """
    missing = {(first, second) for first, second in asked if first not in known and second in known}
    if not missing:
        return False
    before: dict[str, set[str]] = {}
    for first, second in _neighbours(text):
        before.setdefault(second, set()).add(first)
    return any(before.get(second) and not {"", first} & before[second] for first, second in missing)


def _neighbours(text: str) -> list[tuple[str, str]]:
    """Return each word with the one before it; a stop word, a figure or the beginning counts as ``."""
    marked = ["" if word in _STOP or word[0].isdigit() else stem(word) for word in words(text)]
    return list(zip(["", *marked], marked, strict=False))
