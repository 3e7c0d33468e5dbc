"""Whether a message is a fragment that goes on from what was asked before: `and Seoul`, `same for 2024`, `서울은`.

It names a thing, and says nothing of it. Whoever asked, and has our answer before them, asks the same of that thing.
"""

from __future__ import annotations

from bots.manners import chat_words as words
from core.reading.characters import runs_of
from core.reading.digits import is_year
from core.reading.hangul import ends_in_consonant
from core.reading.lexicon import words_of

_LONGEST, _LONGEST_UNPARTED = 5, 12  # words, or characters of what is written without blanks
_ADDED = 4  # words behind what adds them
_WITH_A_YEAR = 3  # words
_SAYS_MORE = "!…"
_POLITE = "요"  # written on to a noun that ends in a consonant, what a verb's form hardly does
_VERB_FORMS = ("군요", "든요", "답요")


def is_fragment(said: str, spoken: frozenset[str]) -> bool:
    """Tell whether a plain text, which asks nothing by its form, only names what is to be asked next."""
    if _is_too_long(said) or any(mark in said for mark in (*_SAYS_MORE, "...")):
        return False
    if _is_of_a_year(said):
        return True
    if words.speaks_to_you(said, spoken) or words.speaks("chat_self", said, spoken):
        return False
    return _adds(said, spoken) or _is_marked(said, spoken)


def only_remarks(text: str) -> bool:
    """Tell whether a text that adds by one word (`and expensive`) names nothing: no capital letter, no figure.

    Scripts without capital letters tell nothing of it. Price: who types names in small letters asks by a mention.
    """
    first, _, added = text.strip().partition(" ")
    cased = any(character.islower() for character in added)
    named = any(character.isupper() or character.isdigit() for character in added)
    return cased and not named and words.plain(first) in words.terms("chat_adds")


def _is_too_long(said: str) -> bool:
    return len(said.split()) > _LONGEST or words.unparted(said) > _LONGEST_UNPARTED


def _is_of_a_year(said: str) -> bool:
    """`2024`, `for 2024`: nothing is told of it."""
    parts = said.split()
    return 0 < len(parts) <= _WITH_A_YEAR and is_year(parts[-1])


def _adds(said: str, spoken: frozenset[str]) -> bool:
    """Tell whether a word or phrase that adds stands before a few words, none of which stands for anything else."""
    added = words.behind_opening(said, "chat_adds", spoken) or _behind_phrase(said)
    if not added:
        parts = said.split()
        openings = tuple(words.terms("chat_adds_opening", spoken))
        return bool(openings) and 0 < len(parts) <= _WITH_A_YEAR and parts[0].startswith(openings)
    pronouns = {word for code in spoken for word in words_of("pronoun", "demonstrative", language=code)}
    return (
        len(added.split()) <= _ADDED
        and pronouns.isdisjoint(runs_of(added, "'"))
        and words.behind_talk(added) == added
        and not words.opens("chat_clause", added, spoken)
    )


def _behind_phrase(said: str) -> str:
    """Return what follows several words that add in any language: few words hardly tell theirs."""
    added = words.behind_opening(said, "chat_adds")
    opening = said[: len(said) - len(added)].strip()
    return added if " " in opening else ""


def _is_marked(said: str, spoken: frozenset[str]) -> bool:
    """Tell whether a particle sets a few words apart as a topic of their own: `서울은`, `値段は`."""
    end = said.rstrip(" .。~")
    if end.endswith(tuple(words.terms("chat_adds_ending", spoken))):
        return True
    return end.endswith(_POLITE) and not end.endswith(_VERB_FORMS) and ends_in_consonant(end[:-1])
