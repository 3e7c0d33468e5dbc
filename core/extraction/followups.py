"""Follow-ups made to stand alone: `what about the Pro plan?`, `and for contractors?`, `when does it expire?`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.model import Turn
from core.reading.characters import runs_of
from core.reading.digits import is_year, years_at
from core.reading.lexicon import alternatives, opens_with, pattern_of, speaks_of, terms_in, words_of
from core.reading.stopwords import STOP_WORDS
from core.reading.things import periods_in
from core.reading.words import content_words

_ELLIPSIS = re.compile(
    rf"\s*(?:{alternatives('leads_in')}[\s,]+)?(?:{alternatives('what_about')}|(?P<and>{alternatives('also')}))"
    r"\s*+(?:,\s*+)?(?P<rest>.+)$",
    re.IGNORECASE,
)
_PRONOUN = re.compile(
    rf"{alternatives('pronoun')}"
    rf"|{alternatives('demonstrative')}(?=\s*(?:[?.!]|$|{alternatives('after_demonstrative')}))",
    re.IGNORECASE,
)
_DETERMINER = alternatives("determiner")
_MODIFIED = rf"(?:{_DETERMINER}\s+(?:[\w&'’-]+\s+){{0,3}}|(?-i:[A-Z])[\w-]{{0,60}}\s+)?"
_NOUN_PHRASE = re.compile(rf"{_DETERMINER}\s+(?=((?:[\w&'’-]++\s*+){{1,5}}))", re.IGNORECASE)
_NAME = re.compile(r"(?<=\s)[A-Z][\w&'’-]*(?:\s+(?:[A-Z0-9][\w&'’-]*|&))*")
_SUBJECT = re.compile(
    rf"({alternatives('modal')})\s+(?:the\s+)?(?:(?i:{alternatives('we_or_you')})|[a-z]+(?:s|ff)\b)",
)
Span = tuple[int, int]

_ALONE_FROM = 2  # content words; with fewer a question hangs on the one before
_LONGEST = 1_000


def stand_alone(text: str, history: Sequence[Turn]) -> str:
    """Return the question with what it leaves unsaid filled in from the user's earlier ones; itself if complete."""
    before = ""
    for turn in history:
        if turn.role == "user":
            before = _resolved(turn.text, before)
    return _resolved(text, before)


def _resolved(text: str, before: str) -> str:
    text, before = text.strip(), before.strip()
    if not before:
        return text
    ellipsis = _ELLIPSIS.match(text)
    if ellipsis and not (ellipsis["and"] and _is_full(ellipsis["rest"])):
        return _substituted(before, ellipsis["rest"].strip(" ?.!"))[:_LONGEST]
    if ellipsis and ellipsis["and"]:
        text = ellipsis["rest"][:1].upper() + ellipsis["rest"][1:]
    pronoun = _PRONOUN.search(text)
    # A name ahead of the pronoun in the same question is what it stands for.
    if pronoun and not _is_empty_it(text) and not _NAME.search(text[: pronoun.start()]):
        return _PRONOUN.sub(lambda m: _in_place_of(m[0], _topic(before)), text, count=1)[:_LONGEST]
    if len(content_words(text)) < _ALONE_FROM and not _NAME.search(text):
        return f"{text.rstrip('?!. ')}: {before}"[:_LONGEST]
    return text


def _is_empty_it(text: str) -> bool:
    """`Is it possible to ...`, `would that be ok`: the pronoun stands for nothing said before."""
    behind = (runs_of(text[m.end() :].lower())[:2] for m in pattern_of("expletive").finditer(text))
    return any(
        words and (words[0] in words_of("expletive_so") or words[-1] in words_of("expletive_link")) for words in behind
    )


def _is_full(text: str) -> bool:
    return speaks_of("auxiliary", text) or speaks_of("perfect", text) or opens_with("question_word", text)


def _substituted(before: str, wanted: str) -> str:
    """Put `wanted` where the earlier question had its like: same preposition, same head noun, a period, a name."""
    stem = before.rstrip("?!. ")
    if (people := _people_named(wanted)) and _SUBJECT.search(stem):
        return f"{_SUBJECT.sub(lambda m: f'{m[1]} {people}', stem, count=1)}?"
    if preposition := pattern_of("preposition").match(wanted):
        phrase = re.compile(
            rf"\b{re.escape(preposition[0])}\s+(?:{_DETERMINER}\s+)?[\w&'’-]+(?:\s+(?-i:[A-Z][\w-]*)|\s+\d{{4}})*",
            re.IGNORECASE,
        )
        replaced, count = phrase.subn(lambda _: wanted, stem, count=1)
        return f"{replaced}?" if count else f"{stem} {wanted}?"
    for like in (_like_head, _like_period, _like_name):
        if span := like(wanted, stem):
            return f"{stem[: span[0]]}{wanted}{stem[span[1] :]}?"
    return f"{stem}: {wanted}?"


def _people_named(wanted: str) -> str:
    """Return `the contractors` of `for the contractors`; nothing where no people are named, or more is said."""
    preposition = pattern_of("for_whom").match(wanted)
    named = wanted[preposition.end() :].split() if preposition else []
    if not named or len(named) > 1 + (named[0].lower() == "the") or runs_of(named[-1], "-") != named[-1:]:
        return ""
    return " ".join(named) if named[-1].lower().endswith(terms_in("people_ending")) else ""


def _like_head(wanted: str, stem: str) -> Span | None:
    words = wanted.split()
    if len(words) < 2:
        return None
    head = words[-1].rstrip("s")
    # `the Pro plan` takes the place of `the Team plan`, `Team plan` or `the plan`; a bare modifier only of a name.
    found = re.search(rf"\b{_MODIFIED}{re.escape(head)}s?\b", stem, re.IGNORECASE)
    return found.span() if found else None


def _like_period(wanted: str, stem: str) -> Span | None:
    named = periods_in(stem) if [period.text for period in periods_in(wanted)] == [wanted] else ()
    if named:
        return named[0].start, named[0].end
    return next(((start, end) for _, start, end in years_at(stem)), None) if is_year(wanted) else None


def _like_name(wanted: str, stem: str) -> Span | None:
    first, _, others = wanted.partition(" ")
    determined = first.lower() in words_of("determiner")
    found = _NAME.search(stem) if (others.lstrip() if determined else wanted)[:1].isupper() else None
    if found is None:
        return None
    before = stem[: found.start()].rstrip()
    last = before.split()[-1:]
    # A determiner goes with the name it stands before, and stays where none is wanted.
    takes = determined and last and last[0] in words_of("determiner") and before != last[0]
    return len(before) - len(last[0]) if takes else found.start(), found.end()


def _topic(before: str) -> str:
    """Return what the earlier question is about: its first noun phrase with a determiner, a name, or its words.

    Of `the price of the Mark IV` it is the Mark IV that the next question goes on about.
    """
    for phrase in sorted(_NOUN_PHRASE.finditer(before), key=lambda m: not before[: m.start()].endswith("of ")):
        words = _until_verb(phrase[1].split())
        if words:
            return f"the {' '.join(words)}"
    if name := _NAME.search(before):
        return name[0]
    plain = STOP_WORDS | words_of("topic_verb")
    words = [word for word in runs_of(before, "'’-") if word.lower() not in plain]
    return " ".join(words) or before


def _until_verb(words: Sequence[str]) -> list[str]:
    taken: list[str] = []
    for word in words:
        if word.lower() in STOP_WORDS or (taken and word.lower() in words_of("topic_verb")):
            break
        taken.append(word)
    return taken


def _in_place_of(pronoun: str, topic: str) -> str:
    owner = pronoun.lower() in words_of("owner_pronoun")
    return f"{topic.removesuffix(chr(39) + 's').removesuffix('’s')}'s" if owner else topic
