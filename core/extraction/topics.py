"""What an English question is about, and what takes the place of a pronoun that goes on from it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from core.reading.characters import runs_of
from core.reading.lexicon import opens_with, pattern_of, terms_in, words_of
from core.reading.opposites import compared_by
from core.reading.plurals import is_plural
from core.reading.stopwords import plain_words_of
from core.reading.words import content_words

NAME: Final = re.compile(r"(?<=\s)(?!I(?!\w))[A-Z][\w&'’-]*(?:\s+(?:[A-Z0-9][\w&'’-]*|&))*")
_LONGEST_PHRASE = 5  # words
_NEAR = 200  # characters that tell what follows a word
_OF: Final = "of"
JOINT: Final = ": "
"""Between what is asked and what it is asked of."""
_MOST_OF_A_SUBJECT = 3  # words
_ENDS_OF_SEVERAL: Final = ("s", "ff")  # `contractors`, `staff`
_ENDS_OF_PREDICATES: Final = ("ed", "able", "ible")  # `refunded`, `eligible`
_DOING: Final = ("do", "does", "did")
_OWNED: Final = ("'s", "’s", "s'", "s’")


def topic_of(before: str, *, whole: bool = False) -> str:
    """Return what the earlier question is about: its first noun phrase with a determiner, a name, or its words.

    Of `the price of the Mark IV` it is the Mark IV that the next question goes on about, as of `the speed of MV Heron`
    the Heron; with `whole`, it is all of it: whoever is `her`, is the head of marketing.
    """
    if most := _set_before_all(before):
        return most
    if not whole and (owner := _whose_it_is(before)):
        return owner
    determiners = list(pattern_of("determiner").finditer(before))
    for found in sorted(determiners, key=lambda m: not (before.endswith("of ", 0, m.start()) or whole)):
        if words := _noun_phrase(before, found.end(), found.start(), whole=whole):
            return f"the {' '.join(words)}"
    if name := NAME.search(before):
        return name[0]
    return words_told(before) or before


def _whose_it_is(before: str) -> str:
    """Return the name behind `of` where something of it is asked for: `What is the top speed of MV Heron?`."""
    asks = pattern_of("what_is").match(before)
    joint = before.find(f" {_OF} ", asks.end()) if asks else -1
    found = NAME.match(before, joint + len(_OF) + 2) if joint > 0 else None
    property_named = found is not None and opens_with("determiner", before[asks.end() :].lstrip() if asks else "")
    return found[0] if found is not None and property_named else ""


def words_told(text: str) -> str:
    """Return the words of a text that are neither plain nor verbs of asking: `IT` is neither."""
    plain = plain_words_of("en") | words_of("topic_verb")
    kept = (w for w in runs_of(text, "'’-") if w.lower() not in plain or (w.isupper() and len(w) > 1))
    return " ".join(kept)


def in_place_of(pronoun: str, before: str, behind: str = "") -> str:
    """Return what a pronoun stands for that goes on from an earlier question; what it owns stands `behind` it."""
    said = pronoun.lower()
    several = said in words_of("plural_pronoun")
    topic = (several and _several_meant(said, before)) or topic_of(before, whole=said in words_of("person_pronoun"))
    first = next(iter(runs_of(behind[:_NEAR].lower())), "")
    owns = said in words_of("owner_or_person") and first and first not in plain_words_of("en")
    if not (owns or said in words_of("owner_pronoun")):
        return topic
    return f"{topic}'" if topic.endswith(_OWNED[2:]) else f"{topic.removesuffix(_OWNED[0]).removesuffix(_OWNED[1])}'s"


def _several_meant(pronoun: str, before: str) -> str:
    """Return whom or what `they`, `them` are: who was asked of goes on doing, and what was asked of is done with."""
    words = before.rstrip("?!. ").split()
    doers = subject_in(words, spoken_to=False) if pronoun in words_of("doing_pronoun") else None
    return " ".join(words[slice(*doers)]) if doers else _several(before)


def subject_in(words: Sequence[str], *, spoken_to: bool) -> tuple[int, int] | None:
    """Return where several have their place as the subject behind a modal verb: `do full-time employees get`.

    `spoken_to`: `I`, `you` and `we` are one, too. None where there is none.
    """
    for modal in (at for at, word in enumerate(words[:-1]) if word in words_of("modal")):
        start = modal + 1 + (words[modal + 1] == "the")
        if spoken_to and words[start : start + 1] and words[start].lower() in words_of("we_or_you"):
            return modal + 1, start + 1
        for end in range(start, min(start + _MOST_OF_A_SUBJECT, len(words))):
            word = words[end]
            if not word.islower() or word in plain_words_of("en") or word in words_of("we_or_you"):
                break
            if word.endswith((*_ENDS_OF_SEVERAL, *terms_in("people_ending"))):
                return modal + 1, end + 1
    return None


def topic_asked_of(words: Sequence[str]) -> tuple[int, int] | None:
    """Return where a question that asks of one thing names it, and no article leads it: `How long is parental leave`.

    That is all behind its verb, with `does` all but the last word. None where it asks more, or names nothing (`due`).
    """
    verbs = [at for at, word in enumerate(words) if word.lower() in words_of("auxiliary")]
    if len(verbs) != 1 or not verbs[0] or not opens_with("question_word", " ".join(words)):
        return None
    start, end = verbs[0] + 1, len(words) - (words[verbs[0]].lower() in _DOING)
    named = [word.lower() for word in words[start:end]]
    unnamed = plain_words_of("en") | words_of("preposition", "perfect", "pronoun", "demonstrative", "predicate")
    if not named or len(named) > _MOST_OF_A_SUBJECT or not unnamed.isdisjoint(named):
        return None
    return None if named[-1].endswith(_ENDS_OF_PREDICATES) else (start, end)


def _several(before: str) -> str:
    """Return the first noun phrase of several things, with what it is of: `days of leave`; nothing where none is."""
    plain = plain_words_of("en") | words_of("topic_verb", "determiner")
    words = _phrases(before)
    for start, word in enumerate(words):
        if word.lower() in plain or not is_plural(word):
            continue
        first = start
        while first and words[first - 1].lower() not in plain:
            first -= 1
        of = words[start + 1 : start + 3]
        owned = of if len(of) > 1 and of[0] == _OF and of[1].lower() not in plain else []
        return " ".join((*words[first : start + 1], *owned))
    return ""


def _phrases(text: str) -> list[str]:
    return list(runs_of(text, "'’-"))


def _set_before_all(before: str) -> str:
    """Return `the cheapest plan` of `Which plan is the cheapest?`; nothing where a question asks for none."""
    words = _phrases(before)
    verb = next((at for at, word in enumerate(words) if word.lower() in words_of("auxiliary", "perfect")), 0)
    found = superlative_in(words)
    which = words[:1] and words[0].lower() in ("which", "what")
    return f"the {' '.join(found)} {' '.join(words[1:verb])}" if which and verb > 1 and found else ""


def superlative_in(words: Sequence[str]) -> Sequence[str]:
    """Return the first word or two that set one before all others: `cheapest`, `most expensive`."""
    for at, word in enumerate(words):
        by = compared_by(word.lower(), "en")
        if by is not None and by.most:
            behind = words[at + 1 : at + 2]
            return words[at : at + 2] if by.by == "amount" and behind else words[at : at + 1]
    return ()


def _noun_phrase(before: str, start: int, determiner: int, *, whole: bool) -> list[str]:
    taken = _phrase(before[start : start + _NEAR])
    words = _until_verb(taken, asked_with_do=_is_behind_do(before, determiner))
    behind = taken[len(words) :]
    if whole and len(behind) > 1 and behind[0].lower() == _OF:
        words += [_OF, *_until_verb(behind[1:], asked_with_do=False)]
    return words


def _is_behind_do(before: str, start: int) -> bool:
    """`When does the gym open`: behind the subject stands a verb."""
    return before[:start].lower().split()[-1:] in (["do"], ["does"], ["did"])


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


def _until_verb(words: Sequence[str], *, asked_with_do: bool) -> list[str]:
    """Return the words before a verb or a plain word; behind `does the ...` the last one is a verb, if none was."""
    plain = plain_words_of("en") | words_of("pronoun", "demonstrative", "question_word")
    verbs, taken = words_of("topic_verb"), list[str]()
    for word in words:
        if word.lower() in plain or (taken and word.lower() in verbs):
            break
        taken.append(word)
    named = words[len(taken) : len(taken) + 1]
    verbless = asked_with_do and len(taken) > 1 and not (named and named[0].lower() in verbs)
    return taken[:-1] if verbless and taken[-1].islower() else taken


def of_its_own(words: Sequence[str], wanted: str) -> str:
    """Return what asks itself, of the words of the question before, and what stands alone; nothing of anything else."""
    preposition = pattern_of("preposition").match(wanted)
    if preposition and opens_with("question_word", wanted[preposition.end() :].lstrip()):
        return f"{wanted}{JOINT}{words_told(' '.join(words))}"
    return f"{wanted}?" if _is_of_its_own_kind(words, wanted) else ""


def _is_of_its_own_kind(words: Sequence[str], wanted: str) -> bool:
    """`The cheapest service`, where nothing was asked of a service."""
    asked = superlative_in(wanted.split())
    others = [word for word in wanted.split() if word not in asked and word.lower() not in words_of("determiner")]
    known = set(content_words(" ".join(words)))
    return bool(asked and others) and known.isdisjoint(content_words(" ".join(others)))
