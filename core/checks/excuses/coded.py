"""A number of code that the evidence has nothing of claims nothing: `sleep 2` in a script of the answer's own.

A line that the evidence has, whatever its numbers, is judged by these: `--port 9090` where it says `--port 8080`.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.checks.claim import Claim
from core.checks.ranking import JUST_THIS
from core.checks.rule import Finding, Grounds, Rule, excused
from core.checks.support import source_of
from core.reading.amounts import Amount
from core.reading.claim_words import content_words

FENCE, TICK = "```", "`"


def _coded(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    text = grounds.text
    if TICK not in text or not _is_in_code(text, amount.start):
        return None
    line = text[text.rfind("\n", 0, amount.start) + 1 : _end_of_line(text, amount.end)]
    return None if _stands_in(content_words(_code_of(line, text, amount)), grounds.sources) else excused(amount)


def _is_in_code(text: str, at: int) -> bool:
    before = text[:at]
    if before.count(FENCE) % 2:
        return True
    return before[before.rfind("\n") + 1 :].replace(FENCE, "").count(TICK) % 2 == 1


def _code_of(line: str, text: str, amount: Amount) -> str:
    """The line of a block, or what stands between the ticks of a sentence."""
    if text[: amount.start].count(FENCE) % 2:
        return line
    start, end = text.rfind(TICK, 0, amount.start), text.find(TICK, amount.end)
    return text[start + 1 : end if end > 0 else _end_of_line(text, amount.end)]


def _end_of_line(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _stands_in(words: frozenset[str], sources: Sequence[str]) -> bool:
    """One sentence of the evidence has most of the words; a line of figures alone is told by none."""
    if not words:
        return True
    return any(len(words & told) >= JUST_THIS * len(words) for s in sources for told in source_of(s).words)


CODED = Rule("coded", _coded)
