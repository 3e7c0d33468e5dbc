"""What an answer says while there is nothing at all to answer from: no document was indexed, no figure imported."""

from __future__ import annotations

from dataclasses import replace

from core.access.rights import EXAMPLES
from core.errors import ErrataError
from core.model import Answer, Outcome
from core.ports import Kit

FOR_OPERATORS = "Nothing is indexed yet: errata ingest FOLDER"
FOR_OTHERS = "I have nothing to read yet, so I can't answer this; whoever looks after me can give me documents."


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
    return replace(answer, text=FOR_OPERATORS if operator else FOR_OTHERS) if empty else answer
