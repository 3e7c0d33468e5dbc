"""Follow-ups made to stand alone: `what about the Pro plan?`, `and for contractors?`, `when does it expire?`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from core.extraction.asking_if_so import asks_if_so, claim_of
from core.extraction.hanging import in_another_language, resolved
from core.model import Turn
from core.reading.characters import runs_of
from core.reading.digits import is_year
from core.reading.lexicon import opens_with, pattern_of, speaks_of, terms_in, words_of
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.reading.stopwords import STOP_WORDS
from core.reading.words import content_words

_NAME = re.compile(r"(?<=\s)[A-Z][\w&'’-]*(?:\s+(?:[A-Z0-9][\w&'’-]*|&))*")
_ALONE_FROM = 2  # content words; with fewer a question hangs on the one before
_CLAIMS_FROM = 3  # content words of a statement that says itself what it is about
_LONGEST = 1_000
_SIGNS = (",", ";", ":")
_LONGEST_PHRASE, _MOST_MODIFIERS = 5, 3  # words
_NEAR = 200  # characters that tell what follows a word


def stand_alone(text: str, history: Sequence[Turn]) -> str:
    """Return the question with what it leaves unsaid filled in from the user's earlier ones; itself if complete.

    What people said among themselves is pointed at by what says little itself (`is that right?`, `please help`), and
    by any question where we were asked nothing before. Who asks whether that is so is told what the sources say of it.
    """
    before = ""
    for turn in history:
        if turn.role == "user":
            before = _resolved(turn.text, before)
    said = [turn.text for turn in history if turn.role == "person"]
    since = list(takewhile(lambda turn: turn.role == "person", reversed(history)))
    among_people = bool(said) and (bool(since) or not before)
    if asks_if_so(text) and (among_people or before):
        return _claimed(said, before)[:_LONGEST] if among_people else before
    if among_people and len(content_words(text)) < _ALONE_FROM and not _goes_on(text):
        return _about(text, said)
    return _resolved(text, before or (said[-1] if said else ""))


def _goes_on(text: str) -> bool:
    return bool(_ellipsis(text)[0])


def _claimed(said: Sequence[str], before: str) -> str:
    """Return what people claim; what we were asked, where the claim is about that: `I think it is four by now`."""
    claim = claim_of(said)
    is_about_it = _pronoun(claim) is not None or len(content_words(claim)) < _CLAIMS_FROM
    return before if before and is_about_it else claim


def _about(text: str, said: Sequence[str]) -> str:
    """Return a question about what people said: the latest of it; what it began with, where nothing else is asked."""
    if not content_words(text):
        return said[0].strip()[:_LONGEST]
    return f"{text.strip().rstrip('?!. ')}: {said[-1].strip()}"[:_LONGEST]


def _resolved(text: str, before: str) -> str:
    text, before = text.strip(), before.strip()
    if not before:
        return text
    if language := in_another_language(text, before):
        return resolved(text, before, language)[:_LONGEST]
    rest, added = _ellipsis(text)
    if rest and not (added and _is_full(rest)):
        return _substituted(before, rest.strip(" ?.!"))[:_LONGEST]
    if rest:
        text = rest[:1].upper() + rest[1:]
    pronoun = _pronoun(text)
    # A name ahead of the pronoun in the same question is what it stands for.
    if pronoun and not _is_empty_it(text) and not _NAME.search(text[: pronoun.start()]):
        named = _in_place_of(pronoun[0], _topic(before))
        return f"{text[: pronoun.start()]}{named}{text[pronoun.end() :]}"[:_LONGEST]
    if len(content_words(text)) < _ALONE_FROM and not (_NAME.search(text) or _asks_what_one_is(text)):
        return f"{text.rstrip('?!. ')}: {before}"[:_LONGEST]
    return text


def _asks_what_one_is(text: str) -> bool:
    """`What is an identifier?` asks of any, wherever it is asked; `What is the price?` of what was spoken of."""
    asks = pattern_of("what_is").match(text)
    return asks is not None and opens_with("indefinite", text[asks.end() :].lstrip())


def _ellipsis(text: str) -> tuple[str, bool]:
    """Return what follows `what about` or `and` at the front, nothing where neither does; and whether it was `and`."""
    lead = pattern_of("leads_in").match(text)
    behind = text[lead.end() :].lstrip(" ,") if lead else text
    openings: tuple[tuple[Role, str], ...] = (("what_about", behind), ("also", behind), ("also", text))
    for role, part in openings:
        if found := pattern_of(role).match(part):
            return part[found.end() :].strip(" ,"), role == "also"
    return "", False


def _pronoun(text: str) -> re.Match[str] | None:
    """Return the first pronoun, or the first `this` that no noun follows."""
    pointing = (
        m for m in pattern_of("demonstrative").finditer(text) if _stands_alone(text[m.end() : m.end() + _NEAR].lstrip())
    )
    return min((*pattern_of("pronoun").finditer(text), *pointing), key=lambda m: m.start(), default=None)


def _stands_alone(behind: str) -> bool:
    return behind[:1] in ("", "?", ".", "!") or opens_with("after_demonstrative", behind)


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
    words = stem.split()
    if (people := _people_named(wanted)) and (said := _with_subject(words, people)):
        return said
    if preposition := pattern_of("preposition").match(wanted):
        return _with_phrase(words, wanted, preposition[0].lower()) or f"{stem} {wanted}?"
    if said := _with_head(words, wanted) or _with_period(words, wanted):
        return said
    if span := _like_name(wanted, stem):
        return f"{stem[: span[0]]}{wanted}{stem[span[1] :]}?"
    return f"{stem}: {wanted}?"


def _put(words: Sequence[str], start: int, end: int, wanted: str) -> str:
    """Put what is wanted in place of some words, before the comma behind them."""
    last = words[end - 1]
    return f"{' '.join([*words[:start], wanted + last[len(last.rstrip(',;:')) :], *words[end:]])}?"


def _with_subject(words: Sequence[str], people: str) -> str:
    """Put people where the question has its subject, behind a modal verb; nothing where it has none."""
    modals = (i for i, word in enumerate(words[:-1]) if word in words_of("modal"))
    for start in (i + 1 for i in modals):
        at = start + (words[start] == "the")
        subject = " ".join(words[at : at + 1])
        if subject.lower() in words_of("we_or_you") or (subject.islower() and subject.endswith(("s", "ff"))):
            return _put(words, start, at + 1, people)
    return ""


def _with_phrase(words: Sequence[str], wanted: str, preposition: str) -> str:
    """Put a phrase where the question has one with the same preposition; nothing where it has none."""
    start = next((i for i, word in enumerate(words[:-1]) if word.lower() == preposition), None)
    if start is None:
        return ""
    end = start + 2 + (words[start + 1].lower() in words_of("determiner"))
    while end < len(words) and not words[end - 1].endswith(_SIGNS) and _continues(words[end]):
        end += 1
    return _put(words, start, end, wanted)


def _people_named(wanted: str) -> str:
    """Return `the contractors` of `for the contractors`; nothing where no people are named, or more is said."""
    preposition = pattern_of("for_whom").match(wanted)
    named = wanted[preposition.end() :].split() if preposition else []
    if not named or len(named) > 1 + (named[0].lower() == "the") or runs_of(named[-1], "-") != named[-1:]:
        return ""
    return " ".join(named) if named[-1].lower().endswith(terms_in("people_ending")) else ""


def _continues(word: str) -> bool:
    """A name, or a year: `for the Pro Plan 2024`."""
    return word[0].isupper() or is_year(word.rstrip(",;:"))


def _with_head(words: Sequence[str], wanted: str) -> str:
    """Put `the Pro plan` in place of `the Team plan`, `Team plan` or `the plan`; a bare modifier only of a name."""
    *modifiers, head = (word.rstrip("s") for word in wanted.lower().split())
    at = next((i for i, word in enumerate(words) if modifiers and word.lower().rstrip("s") == head), None)
    if at is None:
        return ""
    nearest = range(at - 1, max(at - _MOST_MODIFIERS - 2, -1), -1)
    named = at - (at > 1 and words[at - 1][0].isupper())
    return _put(words, next((i for i in nearest if words[i].lower() in words_of("determiner")), named), at + 1, wanted)


def _with_period(words: Sequence[str], wanted: str) -> str:
    """Put a period in place of the first one; nothing where none is wanted, or there is none."""
    start = next((i for i, word in enumerate(words) if _is_period(word)), None)
    asked = [word for word in wanted.split() if word.lower() not in words_of("fiscal_year")]
    if start is None or not asked or not all(map(_is_period, asked)):
        return ""
    end = start + 1
    while end < len(words) and not words[end - 1].endswith(_SIGNS) and _is_period(words[end]):
        end += 1
    fiscal = words[start - 1].lower() in words_of("fiscal_year") if start else False
    return _put(words, start - fiscal, end, wanted)


def _is_period(word: str) -> bool:
    named = named_periods(word)
    return bool(named.years or named.quarters)


def _like_name(wanted: str, stem: str) -> tuple[int, int] | None:
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
    determiners = pattern_of("determiner").finditer(before)
    for found in sorted(determiners, key=lambda m: not before.endswith("of ", 0, m.start())):
        words = _until_verb(_phrase(before[found.end() : found.end() + _NEAR]))
        if words:
            return f"the {' '.join(words)}"
    if name := _NAME.search(before):
        return name[0]
    plain = STOP_WORDS | words_of("topic_verb")
    words = [word for word in runs_of(before, "'’-") if word.lower() not in plain]
    return " ".join(words) or before


def _phrase(text: str) -> list[str]:
    """Return the first words of a text, to the first sign that is no part of a word."""
    taken: list[str] = []
    for word in text.split()[:_LONGEST_PHRASE]:
        run = next(iter(runs_of(word, "&'’-")), "")
        if run and word.startswith(run):
            taken.append(run)
        if run != word:
            break
    return taken


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
