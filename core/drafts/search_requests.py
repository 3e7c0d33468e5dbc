"""The search that a verifier asks for, read in whatever form it asks: a marker, a label, JSON or a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from core.reading.lexicon import pattern_of
from core.reading.marks import cited_in, without_marks
from core.reading.sentences import sentences

LONGEST = 200
"""Characters of keywords that are searched for."""

_MARKER = re.compile(r"\[ ?search ?[\]:(]", re.IGNORECASE)
_LABELS = frozenset(
    {"search", "search for", "search query", "search terms", "search keywords", "search request", "new search"}
)
_PLAIN_KEYS = ("search", "search_query", "search_terms")
_KEYS = (*_PLAIN_KEYS, "keywords", "query", "queries")  # the latter only where nothing else is said: answers quote JSON
_NESTED = ("args", "arguments", "input", "parameters")
_ANSWERS = ("answer", "fix", "corrected_answer", "correction", "draft")
_AROUND = " \t\n*#>_`\"'“”„«»‘’[]()<>:.,;!?-•/。、，！？：「」"
_ENDS_SENTENCE = tuple(".!?:;])*`_。！？")
_VERB_LAST = (("\u0900", "\u097f"), ("\u3040", "\u30ff"), ("\uac00", "\ud7a3"))
"""Scripts of languages whose verb ends the sentence: what is to be searched for stands before it."""


def split_search(reply: str) -> tuple[str, str]:
    """Return the words to search for, empty where no search is asked for, and the reply without the request.

    Read are `[SEARCH] words` at the start of a line or sentence, in any case and inside a fence, `Search: words` on a
    line of its own, JSON with a search or query in it, and a sentence that says so: `I need to search for ...`.
    """
    lines = [line for line in reply.splitlines() if not line.lstrip().startswith("```")]
    found = _in_json(reply) or _marked(lines) or _said("\n".join(lines))
    return found or ("", reply)


def _marked(lines: list[str]) -> tuple[str, str] | None:
    for at, line in enumerate(lines):
        start = _request(line)
        if start is None:
            continue
        before, after, behind = line[: start[0]], _words(line[start[1] :]), lines[at + 1 :]
        while not after and behind:
            after = _words(behind.pop(0))
        if after:
            return after, "\n".join([*lines[:at], before, *behind]).strip()
    return None


def _request(line: str) -> tuple[int, int] | None:
    """Where a line asks for a search: the marker or label. A button in a sentence (`press [Search]`) is none."""
    marker = _MARKER.search(line)
    before = line[: marker.start()].rstrip() if marker else ""
    if marker and (not before.strip(_AROUND) or before.endswith(_ENDS_SENTENCE)):
        return marker.span()
    label, colon, _ = line.partition(":")
    return (0, len(label) + 1) if colon and label.strip(_AROUND).lower() in _LABELS else None


def _in_json(reply: str) -> tuple[str, str] | None:
    start, end = reply.find("{"), reply.rfind("}")
    if not 0 <= start < end:
        return None
    try:
        said = json.loads(reply[start : end + 1])
    except (ValueError, RecursionError):
        return None
    around = f"{reply[:start]}\n{reply[end + 1 :]}".replace("```json", "").replace("```", "").strip()
    keys = _PLAIN_KEYS if cited_in(around) else _KEYS
    words = _searched_in(said, keys) if isinstance(said, Mapping) else ""
    if not words:
        return None
    return words, next((said[key] for key in _ANSWERS if isinstance(said.get(key), str)), around)


def _searched_in(said: Mapping[str, Any], keys: tuple[str, ...]) -> str:
    for inner in (said, *(said[key] for key in _NESTED if isinstance(said.get(key), Mapping))):
        for key in keys:
            value = inner.get(key)
            value = " ".join(map(str, value)) if isinstance(value, list) else value
            if isinstance(value, str) and _words(value):
                return _words(value)
    return ""


def _said(text: str) -> tuple[str, str] | None:
    pattern = pattern_of("wants_search")
    if not pattern.search(text):
        return None
    for sentence in sentences(text):
        phrase = pattern.search(sentence)
        if phrase is None:
            continue
        before, after = _words(sentence[: phrase.start()]), _words(sentence[phrase.end() :])
        words = before if _ends_with_verb(phrase[0]) else after or before
        return (words, text.replace(sentence, "", 1).strip()) if words else None
    return None


def _ends_with_verb(phrase: str) -> bool:
    return any(first <= character <= last for character in phrase for first, last in _VERB_LAST)


def _words(text: str) -> str:
    return " ".join(without_marks(text).split()).strip(_AROUND)[:LONGEST]
