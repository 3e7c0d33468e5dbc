"""Evidence as the model reads it: numbered, with its origin, and with the force taken out of forged markers."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from core.drafts.markers import neutralise
from core.model import Evidence, Passage, Turn
from core.precedence import described
from core.reading.marks import MARK
from core.reading.words import content_words

# Zero-width letters split a marker so that only the model reads it; tag letters spell words that nobody sees.
_UNSEEN = dict.fromkeys((0x200B, 0x2060, 0xFEFF, *range(0xE0000, 0xE0080)))
_RULE = "-----"  # or longer: what blocks of a prompt end with
_FORGED_NUMBER = re.compile(rf"^[^\S\n]*{MARK}", re.MULTILINE)
_ROUND = str.maketrans("[]【】", "()()")


def numbered(evidence: Evidence) -> str:
    """Return the passages as `[1] title, page 3, section`, and their text beneath."""
    return "\n\n".join(f"[{n}] {_origin(p)}\n{quoted(p.text)}" for n, p in enumerate(evidence.passages, 1)) or "(none)"


def with_text_of(evidence: Evidence, numbers: Collection[int]) -> Evidence:
    """Return the evidence with the text of these sources alone; the numbers stay."""
    passages = enumerate(evidence.passages, 1)
    return replace(evidence, passages=tuple(p if n in numbers else replace(p, text="") for n, p in passages))


def source_numbers(evidence: Evidence) -> str:
    """Return which numbers may be cited, in a sentence: small models else repeat an example's."""
    count = len(evidence.passages)
    if count == 0:
        return "There are no sources."
    return "There is one source, [1]." if count == 1 else f"There are {count} sources, [1] to [{count}]."


def quoted(text: str) -> str:
    """Return `text` such that it can neither end its block nor forge a marker or a source number."""
    # Whatever a reader may take for a new line is one.
    text = neutralise("\n".join(text.translate(_UNSEEN).splitlines()))
    text = "\n".join(map(_without_rule, text.split("\n")))
    return _FORGED_NUMBER.sub(lambda forged: forged[0].translate(_ROUND), text).strip()


def _without_rule(line: str) -> str:
    bare = line.lstrip()
    return "- - - - -" + bare.lstrip("-") if bare.startswith(_RULE) else line


def conversation(history: tuple[Turn, ...], longest: int = 500) -> str:
    """Return the latest messages, one a line, each cut to `longest` characters; empty where there are none."""
    lines = (f"{turn.role}: {quoted(' '.join(turn.text.split()))[:longest]}" for turn in history)
    return "\n".join(lines)


def listed(names: Sequence[str], asked: str, longest: int = 6_000) -> str:
    """Return names of companies or metrics on one line of at most `longest` characters, those asked for first."""
    words = set(content_words(asked))
    # Sorting keeps the order among equals.
    ordered = sorted(names, key=lambda name: not words.intersection(content_words(name)))
    kept: list[str] = []
    for name in ordered:
        shown = " ".join(quoted(name).split())[:100]
        longest -= len(shown) + 2
        if longest < 0:
            break
        kept.append(shown)
    return ", ".join(kept)


def _origin(passage: Passage) -> str:
    meta = passage.meta
    where = [meta.title or meta.document or meta.source_file]
    where += [f"page {meta.page}"] if meta.page else []
    where += [meta.section] if meta.section and meta.section != meta.title else []
    where += [f"as of {meta.changed_on[:10]}"] if meta.changed_on else []
    where += [said] if (said := described(meta)) else []
    return quoted(", ".join(where)).replace("\n", " ")
