"""Turns a question into FTS5 expressions: one for words, one for scripts that are written without spaces."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from core.reading.normal_forms import normal

MOST_TERMS = 64  # a pasted page must not become a query of thousands of posting lists

# Chinese, Japanese, Korean (which inflects inside the word), Thai, Lao, Burmese, Khmer.
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
)
_UNSPACED_RUN = re.compile(f"[{_UNSPACED}]+")
_WORD = re.compile(rf"(?:(?![{_UNSPACED}])\w)+")

# Function words and the words questions are made of: in half of all chunks, and they decide nothing.
_FUNCTION_WORDS = """
    a about above after again against all also am an and any are as at be because been before being below between
    both but by can cannot could did do does doing down during each few for from further had has have having he her
    here hers herself him himself his how i if in into is it its itself just let me more most my myself no nor not of
    off on once only or other ought our ours ourselves out over own same shall she should so some such than that the
    their theirs them themselves then there these they this those through to too under until up upon very was we were
    what when where which while who whom why will with would you your yours yourself yourselves
    does doesn don didn isn aren wasn weren hasn haven hadn won wouldn couldn shouldn s t d ll m re ve
    tell please give show explain
"""
STOP_WORDS = frozenset(_FUNCTION_WORDS.split())


def searchable(text: str) -> str:
    """Return text as the keyword index holds it: folded, with unspaced runs set apart from the words beside them."""
    return _UNSPACED_RUN.sub(r" \g<0> ", _folded(text))


def _folded(text: str) -> str:
    """Fold full-width and composed forms (NFKC); what UTF-8 can't hold becomes a question mark, a NUL a blank."""
    return normal(text.encode("utf-8", "replace").decode(), "NFKC").replace("\0", " ")


def has_unspaced(text: str) -> bool:
    """Some of the text is in a script that is written without spaces."""
    return _UNSPACED_RUN.search(text) is not None


def words_of(query: str) -> list[str]:
    """Return the words to search for, each once, 64 at most; stop words only where there is nothing else."""
    words = list(dict.fromkeys(_WORD.findall(_folded(query).casefold())))
    telling = [word for word in words if word not in STOP_WORDS] or words
    return telling[:MOST_TERMS]


def trigrams_of(query: str, beginning_with: Callable[[str], Iterable[str]]) -> list[str]:
    """Return the trigrams of the unspaced parts of a query, each once, 64 at most.

    A run of one or two characters makes no trigram: `beginning_with` gives the indexed ones that start with it.
    """
    terms: dict[str, None] = {}
    for run in _UNSPACED_RUN.findall(_folded(query).casefold()):
        if len(run) < 3:
            terms.update(dict.fromkeys(beginning_with(run)))
        else:
            terms.update(dict.fromkeys(run[i : i + 3] for i in range(len(run) - 2)))
    return list(terms)[:MOST_TERMS]


def any_of(terms: Sequence[str], scopes: Sequence[str] | None) -> str:
    """Return an FTS5 expression that finds any of the terms in any of the scopes (None: everywhere).

    Every term is quoted, so that nothing in a query is an operator.
    """
    words = f"words : ({' OR '.join(_quoted(term) for term in terms)})"
    if scopes is None:
        return words
    return f"scope : ({' OR '.join(_quoted(scope) for scope in scopes)}) AND {words}"


def _quoted(term: str) -> str:
    return '"' + term.replace('"', '""') + '"'
