"""Asking back: what is said, and which of the choices a reply means."""

from __future__ import annotations

from collections.abc import Sequence

from core.model import Choice
from core.reading.characters import QUESTION_MARKS
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of
from core.reading.number_words import ORDINALS
from core.reading.phrases import say
from core.reading.told_apart import own_words
from core.reading.words import content_words, words

LEAST, MOST = 2, 4
"""How many choices one question offers: people read no more."""

NONE = "0"
"""What a reply has for a number that means none of them."""

_AROUND_A_NUMBER = " \t\n.,:;!()[]#*"
_LONGEST_STATEMENT = 30  # words
_CLAUSE_ENDS = ",.;:!，。；：！、،؛।"
_LONGEST_REPLY = 8  # words; what says more than which one is a question of its own


def asking_back(choices: Sequence[Choice], language: str) -> str:
    """Return the question which one is meant, with its choices numbered."""
    listed = "\n".join(f"{number}. {choice.label}" for number, choice in enumerate(choices, start=1))
    return f"{say('which_one', language)}\n\n{listed}"


def chosen(reply: str, choices: Sequence[Choice]) -> Choice | None:
    """Return the choice that a reply means by its number, place or name, or None where it means none, or several."""
    if not choices:
        return None
    bare = reply.strip(_AROUND_A_NUMBER)
    if bare.isdecimal():
        return choices[int(bare) - 1] if 1 <= int(bare[:3]) <= len(choices) else None
    named = [choice for choice in choices if choice.label.casefold() == reply.strip().casefold()]
    if named or len(words(reply)) > _LONGEST_REPLY:
        return named[0] if named else _singled_out(reply, choices)
    return _named(reply, choices) or _placed(reply, choices)


def meant(said: str, choices: Sequence[Choice]) -> Choice | None:
    """Return the one choice whose own words, those that no other choice has, are all said."""
    told = set(content_words(said))
    named = [choice for choice, own in zip(choices, _own_words(choices), strict=True) if own and own <= told]
    return named[0] if len(named) == 1 else None


def _own_words(choices: Sequence[Choice]) -> list[set[str]]:
    return own_words([choice.label for choice in choices])


def _singled_out(reply: str, choices: Sequence[Choice]) -> Choice | None:
    """The choice that a statement of more words means: `that is the wrong table: the one of Lisbon is meant`.

    A clause that names it with a no means another, and nobody knows which; what asks is a question of its own.
    """
    found, language = meant(reply, choices), language_of(reply)
    asks = any(mark in reply for mark in QUESTION_MARKS) or speaks_of("question_word", reply, language)
    if found is None or asks or len(words(reply)) > _LONGEST_STATEMENT:
        return None
    own = dict(zip((choice.label for choice in choices), _own_words(choices), strict=True))[found.label]
    naming = [clause for clause in _clauses(reply) if own.intersection(content_words(clause))]
    return None if any(speaks_of("negation", clause, language) for clause in naming) else found


def _clauses(text: str) -> list[str]:
    for mark in _CLAUSE_ENDS:
        text = text.replace(mark, "\n")
    return text.splitlines()


def _named(reply: str, choices: Sequence[Choice]) -> Choice | None:
    """The one choice whose name has all that the reply takes from any of them; what asks more is another question.

    A question asks more where it has a word that is neither of the name nor of what was asked: `who serves the press?`.
    """
    said, names = set(content_words(reply)), [set(content_words(choice.label)) for choice in choices]
    told = said & set().union(*names)
    fitting = [choice for choice, name in zip(choices, names, strict=True) if told <= name]
    if not told or len(fitting) != 1:
        return None
    asks = any(mark in reply for mark in QUESTION_MARKS) or speaks_of("question_word", reply)
    asks_more = asks and not said <= told | set(content_words(fitting[0].question))
    return None if asks_more or (asks and len(told) * 2 <= len(said)) else fitting[0]


def _placed(reply: str, choices: Sequence[Choice]) -> Choice | None:
    """`the second one`."""
    places = {int(ORDINALS[word]) for word in words(reply) if word in ORDINALS}
    place = places.pop() if len(places) == 1 else 0
    return choices[place - 1] if 1 <= place <= len(choices) else None
