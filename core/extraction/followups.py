"""Follow-ups made to stand alone: `what about the Pro plan?`, `and for contractors?`, `when does it expire?`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.model import Turn
from core.reading.stopwords import STOP_WORDS
from core.reading.words import content_words

_ELLIPSIS = re.compile(
    r"^\s*(?:(?:and|ok|okay|so|but|und|et|y|e)[\s,]+)?(?:what about|how about|was ist mit|wie ist es mit|et pour"
    r"|qu'en est-il de|y para|qué hay de|e para|e quanto a|e per|(?P<and>and|und|et|y|e)\b)\s*+(?:,\s*+)?(?P<rest>.+)$",
    re.IGNORECASE,
)
_FULL_QUESTION = re.compile(
    r"\b(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|must|may)\b"
    r"|^(?:who|what|when|where|why|which|how)\b",
    re.IGNORECASE,
)
_PRONOUN = re.compile(
    r"\b(?:it|its|they|them|their|he|him|his|she|her)\b"
    r"|\b(?:this|that|these|those)\b(?=\s*(?:[?.!]|$|is\b|was\b|are\b|were\b|do\b|does\b|cost|include|mean|work|apply|change"
    r"))",
    re.IGNORECASE,
)
_EXPLETIVE = re.compile(
    r"\b(?:is|was|would|will) (?:it|that) (?:be )?(?:\w+ (?:to|if|that|for)|ok|okay|true)\b", re.IGNORECASE
)
_DETERMINER = r"(?:the|a|an|our|your|my|this|that)"
_MODIFIED = rf"(?:{_DETERMINER}\s+(?:[\w&'’-]+\s+){{0,3}}|(?-i:[A-Z])[\w-]{0, 60}\s+)?"
_NOUN_PHRASE = re.compile(rf"\b{_DETERMINER}\s+(?=((?:[\w&'’-]++\s*+){{1,5}}))", re.IGNORECASE)
_NAME = re.compile(r"(?<=\s)[A-Z][\w&'’-]*(?:\s+(?:[A-Z0-9][\w&'’-]*|&))*")
_PREPOSITION = re.compile(
    r"^(?:for|in|at|on|from|with|of|to|by|during|after|before|under|für|pour|para|per)\b", re.IGNORECASE
)
_FOR_PEOPLE = re.compile(r"^(?:for|für|pour|para|per)\s+((?:the\s+)?[\w-]+(?:s|men|people|staff))$", re.IGNORECASE)
_SUBJECT = re.compile(r"\b(do|can|may|must|should|will|are)\s+(?:the\s+)?(?:we|I|you|[a-z]+(?:s|ff))\b")
_PERIOD = re.compile(r"\b(?:(?:Q[1-4]|FY|H[12])\s*)?(?:19|20)\d\d\b|\bQ[1-4]\b", re.IGNORECASE)
_VERB_LIST = """
    cost costs work works mean means include includes last lasts expire expires start starts end ends apply applies
    need needs require requires take takes get gets fall fell change changes return returns sell come comes
    run runs
    happen
"""
_VERBS = frozenset(_VERB_LIST.split())
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
    if ellipsis and not (ellipsis["and"] and _FULL_QUESTION.search(ellipsis["rest"])):
        return _substituted(before, ellipsis["rest"].strip(" ?.!"))[:_LONGEST]
    if ellipsis and ellipsis["and"]:
        text = ellipsis["rest"][:1].upper() + ellipsis["rest"][1:]
    pronoun = _PRONOUN.search(text)
    # A name ahead of the pronoun in the same question is what it stands for.
    if pronoun and not _EXPLETIVE.search(text) and not _NAME.search(text[: pronoun.start()]):
        return _PRONOUN.sub(lambda m: _in_place_of(m[0], _topic(before)), text, count=1)[:_LONGEST]
    if len(content_words(text)) < _ALONE_FROM and not _NAME.search(text):
        return f"{text.rstrip('?!. ')}: {before}"[:_LONGEST]
    return text


def _substituted(before: str, wanted: str) -> str:
    """Put `wanted` where the earlier question had its like: same preposition, same head noun, a period, a name."""
    stem = before.rstrip("?!. ")
    if (people := _FOR_PEOPLE.match(wanted)) and _SUBJECT.search(stem):
        return f"{_SUBJECT.sub(lambda m: f'{m[1]} {people[1]}', stem, count=1)}?"
    if preposition := _PREPOSITION.match(wanted):
        phrase = re.compile(
            rf"\b{re.escape(preposition[0])}\s+(?:{_DETERMINER}\s+)?[\w&'’-]+(?:\s+(?-i:[A-Z][\w-]*)|\s+\d{{4}})*",
            re.IGNORECASE,
        )
        replaced, count = phrase.subn(lambda _: wanted, stem, count=1)
        return f"{replaced}?" if count else f"{stem} {wanted}?"
    for pattern in filter(None, (_like_head(wanted), _like_period(wanted), _like_name(wanted))):
        replaced, count = pattern.subn(lambda _: wanted, stem, count=1)
        if count:
            return f"{replaced}?"
    return f"{stem}: {wanted}?"


def _like_head(wanted: str) -> re.Pattern[str] | None:
    words = wanted.split()
    if len(words) < 2:
        return None
    head = words[-1].rstrip("s")
    # `the Pro plan` takes the place of `the Team plan`, `Team plan` or `the plan`; a bare modifier only of a name.
    return re.compile(rf"\b{_MODIFIED}{re.escape(head)}s?\b", re.IGNORECASE)


def _like_period(wanted: str) -> re.Pattern[str] | None:
    return _PERIOD if _PERIOD.fullmatch(wanted) else None


def _like_name(wanted: str) -> re.Pattern[str] | None:
    bare = re.sub(rf"^{_DETERMINER}\s+", "", wanted, flags=re.IGNORECASE)
    if not bare[:1].isupper():
        return None
    return _NAME if bare == wanted else re.compile(rf"(?:(?<=\s){_DETERMINER}\s+)?{_NAME.pattern}")


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
    words = [w for w in re.findall(r"[\w'’-]+", before) if w.lower() not in STOP_WORDS and w.lower() not in _VERBS]
    return " ".join(words) or before


def _until_verb(words: Sequence[str]) -> list[str]:
    taken: list[str] = []
    for word in words:
        if word.lower() in STOP_WORDS or (taken and word.lower() in _VERBS):
            break
        taken.append(word)
    return taken


def _in_place_of(pronoun: str, topic: str) -> str:
    owner = pronoun.lower() in ("its", "their", "his")
    return f"{topic.removesuffix(chr(39) + 's').removesuffix('’s')}'s" if owner else topic
