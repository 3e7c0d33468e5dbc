"""What an answer says while there is nothing at all to answer from: no document was indexed, no figure imported."""

from __future__ import annotations

from dataclasses import replace

from bots.languages import say
from core.access.rights import EXAMPLES
from core.errors import ErrataError
from core.model import Answer, Outcome
from core.ports import Kit
from core.spoken import language_to

_FOR_OPERATORS, _FOR_OTHERS = "nothing indexed operator", "nothing indexed"


async def said_of_emptiness(answer: Answer, kit: Kit, *, operator: bool) -> Answer:
    """Return a refusal with what is truly the matter, where no collection holds anything; any other answer as it is.

    `operator`: whoever asks can mend it, and is told how. That it can't be looked up leaves the answer alone.
    """
    if answer.outcome is not Outcome.REFUSED or answer.sources or EXAMPLES in answer.question.wanted:
        return answer
    try:
        figures = await kit.facts.collections() if kit.facts is not None else []
        empty = not {*figures, *await kit.index.collections()} - {EXAMPLES}
    except ErrataError:
        return answer
    if not empty:
        return answer
    return replace(answer, text=say(_FOR_OPERATORS if operator else _FOR_OTHERS, language_to(answer.question)))
