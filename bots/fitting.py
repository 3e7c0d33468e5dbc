"""Whether documents that a channel may not read answer a question: found out without a word leaving the house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.loop import answer
from core.model import Mode, Outcome, Question
from core.ports import Kit, silent

_FITS = (Outcome.ANSWERED, Outcome.PARTIAL, Outcome.UNCLEAR)


async def fits(question: Question, collections: Sequence[str], kit: Kit) -> bool:
    """Say whether these collections alone answer a question, by extracts; not, where there are none.

    What comes of it is kept nowhere, and shown to nobody.
    """
    if kit.extracts is None or not collections:
        return False
    at_home = replace(kit, model=kit.extracts, web=None, cache=None)
    asked = Question(question.text, mode=Mode.STANDARD, collections=tuple(collections))
    return (await answer(asked, at_home, silent)).outcome in _FITS
