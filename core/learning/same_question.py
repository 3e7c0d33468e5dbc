"""Whether two questions ask the same: what was put right of one holds for the other."""

from __future__ import annotations

from core.reading.asked_alike import ask_the_same, may_ask_alike
from core.reading.detection import language_of
from core.reading.entries import same_question
from core.reading.languages import READ

_KNOWN = frozenset(language.code for language in READ)


def asks_the_same(text: str, asked: str, reply: str = "") -> bool:
    """Say whether a question is another one, in its words or in others; `reply` may say more of its words.

    No cosine is asked: to an embedder `Spanish orders` are nearer to `French orders` than most ways to say the same.
    """
    if same_question(text, asked):
        return True
    language = _language(text, asked)
    return bool(asked and language) and ask_the_same(text, asked, reply, language)


def may_ask_the_same(text: str, asked: str) -> bool:
    """Say it before the reply is looked at: what does not hold now holds with none."""
    language = _language(text, asked)
    return same_question(text, asked) or (bool(asked and language) and may_ask_alike(text, asked, language))


def _language(text: str, asked: str) -> str:
    """Return the language of both; nothing where they are in two, or in one whose words are not known."""
    one, other = language_of(text), language_of(asked)
    language = one or other or "en"
    return language if language in _KNOWN and (other or language) == language else ""
