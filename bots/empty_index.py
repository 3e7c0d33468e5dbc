"""What an answer says while there is nothing at all to answer from: no document was indexed, no figure imported."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bots.languages import say
from core.access.rights import EXAMPLES
from core.errors import ErrataError
from core.model import Answer, Outcome
from core.ports import Kit
from core.spoken import language_to

_FOR_OPERATORS, _FOR_OTHERS, _BUT_EXAMPLES = "nothing indexed operator", "nothing indexed", "nothing but examples"


async def said_of_emptiness(answer: Answer, kit: Kit, *, operator: bool) -> Answer:
    """Return a refusal with what is truly the matter, where no collection holds anything; any other answer as it is.

    `operator`: whoever asks can mend it, and is told how. That it can't be looked up leaves the answer alone.
    """
    if answer.outcome is not Outcome.REFUSED or answer.sources:
        return answer
    found = await emptiness(kit, answer.question.wanted)
    if not found:
        return answer
    name = found if operator else _FOR_OTHERS
    return replace(answer, text=say(name, language_to(answer.question)), notes=())  # none is of any use


async def emptiness(kit: Kit, wanted: Sequence[str]) -> str:
    """Return the phrase that tells an operator how to fill what is empty; none where something may be read.

    `wanted` are the collections that were named: the examples count where they are among them.
    """
    if EXAMPLES in wanted:
        return ""
    try:
        figures = await kit.facts.collections() if kit.facts is not None else []
        held = {*figures, *await kit.index.collections()}
    except ErrataError:
        return ""
    if held - {EXAMPLES}:
        return ""
    return _BUT_EXAMPLES if held else _FOR_OPERATORS
