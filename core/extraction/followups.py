"""Follow-ups made to stand alone: `what about the Pro plan?`, `and for contractors?`, `when does it expire?`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from core.extraction.asking_if_so import asks_if_so, claim_in, claim_of
from core.extraction.first_of_all import asked_of_all
from core.extraction.hanging import in_another_language, resolved
from core.extraction.people_spoken_of import last_told, of_person_spoken_of
from core.extraction.replacing import in_place_of_its_like
from core.extraction.said_alone import is_bare, said_alone, without_heads
from core.extraction.topics import NAME, in_place_of, topic_asked_of, topic_of, words_told
from core.model import Turn
from core.reading.characters import runs_of
from core.reading.digits import is_year
from core.reading.lexicon import ends_with, opens_with, pattern_of, speaks_of, terms_in, words_of
from core.reading.roles import Role
from core.reading.words import content_words

_ALONE_FROM = 2  # content words; with fewer a question hangs on the one before
_CLAIMS_FROM = 3  # content words of a statement that says itself what it is about
_BEHIND_ONE_ALONE: tuple[Role, ...] = ("after_demonstrative", "topic_verb")
_ASK_MORE: tuple[Role, ...] = ("asks_figure", "asks_date", "asks_person")
_OF_ENGLISH: tuple[Role, ...] = ("same_for", "that_of")
_COUNTS_FROM = 2  # words behind `how many`
_THING = 5  # words of what is counted
_LONGEST = 1_000
_LONGEST_ELLIPSIS = 5  # words
_NEAR = 200  # characters that tell what follows a word


def stand_alone(text: str, history: Sequence[Turn]) -> str:
    """Return the question with what it leaves unsaid filled in from the user's earlier ones; itself if complete.

    What people said among themselves is pointed at by what says little itself (`is that right?`, `please help`), and
    by any question where we were asked nothing before. Who asks whether that is so is told what the sources say of it.
    """
    if claim := claim_in(text):
        return claim_of([claim])[:_LONGEST]
    history = said_of_anything(history)
    before = ""
    for at, turn in enumerate(history):
        if turn.role == "user":
            claim, told = claim_in(turn.text), last_told(history[:at])
            before = claim_of([claim]) if claim else (_named_anew(turn.text, before) or _asked(turn.text, before, told))
    said = [turn.text for turn in history if turn.role == "person"]
    since = list(takewhile(lambda turn: turn.role == "person", reversed(history)))
    among_people = bool(said) and (bool(since) or not before)
    if asks_if_so(text) and (among_people or before):
        return _claimed(said, before)[:_LONGEST] if among_people else before
    if among_people and len(content_words(text)) < _ALONE_FROM and not _goes_on(text):
        asked_about = bool(history) and history[-1].role == "person" and history[-1].collections is None
        return _about(text, said[-1:] if asked_about else said)
    return _asked(text, before or (said[-1] if said else ""), last_told(history))


def said_of_anything(history: Sequence[Turn]) -> Sequence[Turn]:
    """Return what was said before without small talk, and what we said to it: no question goes on from a greeting."""
    small = {at for at, turn in enumerate(history) if turn.small_talk}
    replies = {at for at, turn in enumerate(history) if turn.role == "assistant" and at - 1 in small}
    return [turn for at, turn in enumerate(history) if at not in small | replies]


def _asked(text: str, before: str, told: str) -> str:
    """Return a question of the person whom the answer before named; else with what it lacks from the one before it."""
    return of_person_spoken_of(text.strip(), before, told)[:_LONGEST] or _resolved(text, before)


def _named_anew(text: str, before: str) -> str:
    """Return `the budget for a dry docking of the Kestrel` behind `and`: what comes next is about it."""
    return said_alone(text, before) if before and _goes_on(text) else ""


def _goes_on(text: str) -> bool:
    return bool(_ellipsis(text)[0])


def _claimed(said: Sequence[str], before: str) -> str:
    """Return what people claim; what we were asked, where the claim is about that: `I think it is four by now`."""
    claim = claim_of(said)
    is_about_it = _pronoun(claim) is not None or len(content_words(claim)) < _CLAIMS_FROM
    return before if before and is_about_it else claim


def _about(text: str, said: Sequence[str]) -> str:
    """Return a question about what people said: the latest of it; what it began with, where nothing else is asked.

    What only points at it (`how can I fix it?`) is answered by what documents say of it; who, when and how much is not.
    """
    points = _pronoun(text) is not None and not _is_empty_it(text)
    if points and len(content_words(said[-1])) > 1 and not any(speaks_of(role, text) for role in _ASK_MORE):
        return said[-1].strip()[:_LONGEST]
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
    if said := _asked_of_what_is_named(rest) or asked_of_all(rest if added else text, before):
        return said[:_LONGEST]
    if rest and not (added and _is_full(rest)):
        return in_place_of_its_like(before, rest.strip(" ?.!"))[:_LONGEST]
    return _pointed(rest[:1].upper() + rest[1:] if rest else text, before)[:_LONGEST]


def _pointed(text: str, before: str) -> str:
    """Return a question with what it points at for `there`, `it` and `that`; with the one before, if it says little."""
    if (placed := _with_place(text, before)) != text:
        return placed
    pronoun = _pronoun(text)
    # A name ahead of the pronoun in the same question is what it stands for.
    if pronoun and not _is_empty_it(text) and not NAME.search(text[: pronoun.start()]):
        named = in_place_of(pronoun[0], before, text[pronoun.end() :])
        return f"{text[: pronoun.start()]}{named}{text[pronoun.end() :]}"
    if counted := _with_what_is_counted(text, before):
        return counted
    topic = topic_asked_of(text.rstrip("?!. ").split()) or _says_what_about(text) or _asks_how_many_there_are(text)
    if len(content_words(text)) < _ALONE_FROM and not (NAME.search(text) or _asks_what_one_is(text) or topic):
        asking = text.rstrip("?!. ")
        before = without_heads(before) if is_bare(text, "en") else before
        return _asked_anew(asking, before) if _asks_itself(text) else f"{asking}: {before}"
    return text


def _with_what_is_counted(text: str, before: str) -> str:
    """Return `how many patio heaters are in stock` of `how many are in stock?`; nothing where something is counted."""
    found = pattern_of("plan_how_many").match(text.lower())
    behind = text[found.end() :].split() if found else []
    if len(behind) < _COUNTS_FROM or behind[0].lower() not in words_of("auxiliary", "perfect", "modal", language="en"):
        return ""
    thing = topic_of(before)
    for article in terms_in("article", language="en"):
        thing = thing.removeprefix(f"{article} ")
    return f"{text[: found.end()] if found else ''} {thing} {' '.join(behind)}" if len(thing.split()) <= _THING else ""


def _asked_anew(asking: str, before: str) -> str:
    """Return `until when can I carry over days?` where `how many days can I carry over?` was asked."""
    words = before.rstrip("?!. ").split()
    verbs = words_of("auxiliary", "perfect")
    at = next((at for at, word in enumerate(words) if word.lower() in verbs), len(words))
    if at == len(words) or (at and not opens_with("question_word", before)):
        return f"{asking}: {words_told(before)}"
    return " ".join((asking, words[at].lower(), *words[at + 1 :], words_told(" ".join(words[:at])))).rstrip() + "?"


def _says_what_about(text: str) -> bool:
    """`What should I know about leave?` says what it asks about: a question of its own, though one word tells it."""
    asked, about, named = text.rstrip("?!. ").rpartition(f" {terms_in('says_what_of')[0]} ")
    return bool(about) and _is_full(asked) and len(asked.split()) > 1 and bool(content_words(named))


def _asks_how_many_there_are(text: str) -> bool:
    """`How many altos are there?` asks of all there are; how many days one gets hangs on what was spoken of."""
    counts = opens_with("plan_how_many", text.lstrip().lower())
    return counts and bool(content_words(text)) and ends_with("there_are", text.rstrip("?!. ").lower())


def _asks_itself(text: str) -> bool:
    """`Until when?`, `why?`: what the question before asked is asked no more."""
    asking = next((t for t in (text, text.partition(" ")[2].lstrip()) if opens_with("question_word", t)), "")
    return bool(asking) and not content_words(asking)


def _asked_of_what_is_named(rest: str) -> str:
    """Return `do interns work on Saturdays?` of `interns, do they work on Saturdays?`; nothing of what asks nothing."""
    named, comma, asked = rest.partition(",")
    pronoun = _pronoun(asked) if comma and _is_full(asked) and not _is_full(named) else None
    return f"{asked[: pronoun.start()]}{named.strip()}{asked[pronoun.end() :]}".strip() if pronoun else ""


def _with_place(text: str, before: str) -> str:
    """Return the question with the place that was spoken of for a `there` that stands for one, not for `is there`."""
    for found in pattern_of("place_pronoun").finditer(text):
        ahead, behind = text[: found.start()].split()[-1:], runs_of(text[found.end() :])[:1]
        beside = [word.lower() for word in (*ahead, *behind)]
        if ahead and not any(word in words_of("auxiliary", "perfect") for word in beside):
            place = f"{terms_in('at_a_place')[0]} {topic_of(before)}"
            return f"{text[: found.start()]}{place}{text[found.end() :]}"
    return text


def _asks_what_one_is(text: str) -> bool:
    """`What is an identifier?` asks of any, wherever it is asked; `What is the price?` of what was spoken of."""
    asks = pattern_of("what_is").match(text)
    return asks is not None and opens_with("indefinite", text[asks.end() :].lstrip())


def _ellipsis(text: str) -> tuple[str, bool]:
    """Return what follows `what about` or `and` at the front, nothing where neither does; and whether it was `and`."""
    lead = pattern_of("leads_in").match(text)
    behind = text[lead.end() :].lstrip(" ,") if lead else text
    openings: tuple[tuple[Role, str], ...] = (
        *(("what_about", behind), ("same_for", behind), ("that_of", behind)),
        *(("also", behind), ("also", text)),
    )
    for role, part in openings:
        if found := pattern_of(role, "en" if role in _OF_ENGLISH else "").match(part):
            return part[found.end() :].strip(" ,"), role == "also"
    return (behind if _is_a_phrase(behind) or is_year(behind.rstrip("?!. ")) else ""), False


def _is_a_phrase(text: str) -> bool:
    """`In London?`: a phrase with a preposition, and nothing that asks."""
    short = len(text.split()) <= _LONGEST_ELLIPSIS and not _is_full(text)
    return short and pattern_of("preposition").match(text) is not None


def _pronoun(text: str) -> re.Match[str] | None:
    """Return the first pronoun, or the first `this` that no noun follows."""
    pointing = (
        m for m in pattern_of("demonstrative").finditer(text) if _stands_alone(text[m.end() : m.end() + _NEAR].lstrip())
    )
    return min((*pattern_of("pronoun").finditer(text), *pointing), key=lambda m: m.start(), default=None)


def _stands_alone(behind: str) -> bool:
    return behind[:1] in ("", "?", ".", "!") or any(opens_with(role, behind) for role in _BEHIND_ONE_ALONE)


def _is_empty_it(text: str) -> bool:
    """`Is it possible to ...`, `would that be ok`: the pronoun stands for nothing said before."""
    behind = (runs_of(text[m.end() :].lower())[:2] for m in pattern_of("expletive").finditer(text))
    return any(
        words and (words[0] in words_of("expletive_so") or words[-1] in words_of("expletive_link")) for words in behind
    )


def _is_full(text: str) -> bool:
    return speaks_of("auxiliary", text) or speaks_of("perfect", text) or opens_with("question_word", text)
