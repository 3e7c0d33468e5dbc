"""The language to speak to an asker in: of what they typed, else of what they said before, else of their platform."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.model import Question, Turn
from core.reading.characters import runs_of
from core.reading.detection import in_latin_script, language_of, languages_of, only_han
from core.reading.lexicon import speaks_of, words_of

_LONGEST_TERM = 40  # characters
_MOST_OF_A_TERM = 2  # words
_LONGEST_NO = 40  # characters looked at for it


def language_to(question: Question) -> str:
    """Return an ISO 639-1 code, or an empty string where nothing tells: `P-900?` is in no language.

    Where a text may be in several languages, what was said before tells which, then their platform, then the documents.
    A no of the conversation's language is in that, whichever other language has it, too: `non, 3 €`. A word or two that
    ask nothing (a name, a term) change no language that a sentence before has told.
    """
    if (conversation := _language_before(question)) and _is_a_term(question.asked or question.text):
        return conversation
    around = tuple(_around(question))
    for text in (question.asked, question.text):
        if around and _opens_with_no(text, around[0]):
            return around[0]
        if maybe := languages_of(text):
            return next((code for code in around if code in maybe), maybe[0])
    return next(iter(around), "")


def is_left_open(question: Question) -> bool:
    """Tell whether neither the text, nor what was said before, nor the platform says which language it is in."""
    maybe = languages_of(question.asked) or languages_of(question.text)
    return len(maybe) != 1 and not any(not maybe or code in maybe for code in _around(question))


def _opens_with_no(text: str, language: str) -> bool:
    """Tell whether a text opens with a no of a language, and nothing behind it is rather in another."""
    first = next(iter(runs_of(text[:_LONGEST_NO].lower())), "")
    if not first or first not in words_of("no_word", language=language):
        return False
    maybe = languages_of(text[text.lower().find(first) + len(first) :])
    return not maybe or language in maybe


def _around(question: Question) -> Iterator[str]:
    said = (language_of(turn.text) for turn in _asked_before(question) if len(languages_of(turn.text)) == 1)
    yield from filter(None, (_language_before(question), question.spoken, *said, *question.documents_in))


def _language_before(question: Question) -> str:
    """Return the language of the latest thing asked before that tells one by more than a term."""
    told = (languages_of(turn.text) for turn in _asked_before(question) if not _is_a_term(turn.text))
    return next((maybe[0] for maybe in told if len(maybe) == 1), "")


def _asked_before(question: Question) -> Iterator[Turn]:
    return (turn for turn in reversed(question.history) if turn.role == "user")


@lru_cache(maxsize=1024)
def _is_a_term(text: str) -> bool:
    """Tell whether a text is a word or two that ask nothing, in a script that several languages write.

    What is said to people, and kana, Hangul or Devanagari, tells its language by a word: `danke`, `手続き`.
    """
    said = runs_of(text[:_LONGEST_TERM].lower())
    if not 0 < len(said) <= _MOST_OF_A_TERM or len(text) > _LONGEST_TERM or speaks_of("question_word", text):
        return False
    spoken = words_of("yes_word", "no_word", "courtesy_greets", "courtesy_closes")
    if spoken.intersection((*said, " ".join(said))):
        return False
    return len(languages_of(text)) != 1 or in_latin_script(text) or only_han(text)
