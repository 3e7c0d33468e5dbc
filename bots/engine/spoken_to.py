"""Which language to speak to somebody in whose event holds no text that tells it: a command, a press, a stop."""

from __future__ import annotations

from bots.engine.run import Run
from bots.messages import Incoming, Kind, spoken_by
from core.reading.detection import language_of


async def spoken_to(run: Run, incoming: Incoming) -> str:
    """Return the language (ISO 639-1) of an event's text, else of what its user asked last, else of their platform.

    That somebody stops us by a word tells none: `stop` is said in many.
    """
    if incoming.kind is not Kind.STOP and (told := language_of(incoming.text)):
        return told
    recent = await run.services.conversation.recent_questions(incoming.place, incoming.user)
    return next(filter(None, (language_of(question.text) for question in recent)), "") or spoken_by(incoming)
