"""Whether somebody who sends a file wants it learnt, rather than asks about it."""

from __future__ import annotations

from itertools import takewhile

from bots.manners import chat_words
from core.reading.characters import runs_of

_LEARN = frozenset({"learn", "ingest", "index", "remember", "read", "add"})
_FILES = {"file", "document", "attachment", "pdf", "table"}
_AHEAD = {"the", "from"}
_WHAT_COMES = _AHEAD | {"this", "these", "it", "them"} | _FILES | {f"{kind}s" for kind in _FILES}
_BEHIND = frozenset({"please", "to", "into", "in", "for"})
_LONGEST = 120  # characters of a wish in another language
_LONGEST_BEHIND = 40  # characters


def asks_to_learn(text: str) -> bool:
    """Say whether a text is nothing but the wish that what comes with it be learnt: `learn this, please`."""
    if _asks_in_english(text):
        return True
    return len(text) <= _LONGEST and chat_words.is_all(chat_words.plain(text), "chat_learns")


def _asks_in_english(text: str) -> bool:
    words = runs_of(text.casefold())
    verb, *rest = words[words[:1] == ["please"] :] or [""]
    what = list(takewhile(_WHAT_COMES.__contains__, rest))
    behind = rest[len(what) :]
    if verb not in _LEARN or (what and what[-1] in _AHEAD):
        return False
    return not behind or (behind[0] in _BEHIND and len(" ".join(behind[1:])) <= _LONGEST_BEHIND)
