"""What keyword search compares: words, and pairs of characters of scripts that are written without spaces."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.reading.normal_forms import normal
from core.reading.script_stems import SIGNS, stemmed_by_script

COMMON = 50_000
"""Chunks beyond which a term is neither counted on nor scored, where others are asked for.

Up to 100,000 chunks that changes nothing: BM25 gives a term no weight that half of them hold. Beyond, time stays."""
MOST_TERMS = 64  # a pasted page must not become a query of thousands of posting lists

# Chinese, Japanese, Korean (which inflects inside the word), Thai, Lao, Burmese, Khmer.
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
)
_UNSPACED_RUN = re.compile(f"[{_UNSPACED}]+")
_WORD = re.compile(rf"(?:(?![{_UNSPACED}])[\w{SIGNS}])+")

# A NUL ends nothing; how an emoji is drawn or a ligature joined says nothing.
_UNWRITTEN = {0: " ", 0xFE0E: None, 0xFE0F: None, 0x200D: None}

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
    """Return text as the keyword index holds it: folded, stemmed by its script, unspaced runs as pairs.

    Of a run every two neighbours stand there, and the last character alone, so that any one begins something.
    """
    return _UNSPACED_RUN.sub(lambda run: f" {' '.join(pairs_of(run[0]))} ", folded(text))


def folded(text: str) -> str:
    """Fold full-width and composed forms (NFKC) and stem by script; what UTF-8 can't hold becomes a question mark."""
    storable = text.encode("utf-8", "replace").decode().translate(_UNWRITTEN)
    return stemmed_by_script(normal(storable, "NFKC"))


def pairs_of(run: str) -> list[str]:
    """Return every two neighbouring characters of an unspaced run, and the last one alone."""
    return [run[i : i + 2] for i in range(len(run))]


def asked_pairs_of(query: str) -> list[str]:
    """Return the pairs to search for, each once, 64 at most; a character that stands alone is asked for alone."""
    return list(dict.fromkeys(run[i : i + 2] for run in unspaced_in(query) for i in range(max(1, len(run) - 1))))[
        :MOST_TERMS
    ]


def words_in(text: str) -> list[str]:
    """Return the words of a text in order, in small letters, those of unspaced scripts left out."""
    return _WORD.findall(folded(text).casefold())


def unspaced_in(text: str) -> list[str]:
    """Return the unspaced runs of a text, in order, in small letters."""
    return _UNSPACED_RUN.findall(folded(text).casefold())


def telling(words: Sequence[str]) -> list[str]:
    """Return the words to search for, each once, 64 at most; stop words only where there is nothing else."""
    once = list(dict.fromkeys(words))
    return ([word for word in once if word not in STOP_WORDS] or once)[:MOST_TERMS]


def terms_of(query: str) -> list[str]:
    """Return what to search for: words, and pairs; at most 64 of each."""
    return [*telling(words_in(query)), *asked_pairs_of(query)]


def any_of(terms: Sequence[str], scopes: Sequence[str] | None) -> str:
    """Return an FTS5 expression that finds any of the terms in any of the scopes (None: everywhere).

    Every term is quoted, so that nothing in a query is an operator. A single unspaced character finds what begins so.
    """
    words = f"words : ({' OR '.join(_asked(term) for term in terms)})"
    if scopes is None:
        return words
    return f"scope : ({' OR '.join(_quoted(scope) for scope in scopes)}) AND {words}"


def _asked(term: str) -> str:
    alone = len(term) == 1 and _UNSPACED_RUN.match(term)
    return f"{_quoted(term)} *" if alone else _quoted(term)


def _quoted(term: str) -> str:
    return '"' + term.replace('"', '""') + '"'
