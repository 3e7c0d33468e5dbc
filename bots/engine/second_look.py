"""What a vote or a reason leads to: a second look, none, or word that it was looked at often enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BeforeValidator, PlainSerializer

from bots.engine.run import Run
from bots.messages import Reaction, place_from_json

Refused = Literal["enough", "enough of all", "wordless"]
"""This answer was looked at as often as one person may ask for, or as many answers were, or words are asked for."""


@dataclass(frozen=True, slots=True)
class SecondLook:
    """Which answer is looked at again, and by which jobs; `refused`: by none, and the critic is to be told so."""

    answer_id: str = ""
    retries: tuple[str, ...] = ()
    refused: Refused | Literal[""] = ""


NO_LOOK, ENOUGH, ENOUGH_OF_ALL = SecondLook(), SecondLook(refused="enough"), SecondLook(refused="enough of all")
WORDLESS = SecondLook(refused="wordless")


async def unseen(run: Run, message: str) -> None:
    """Take the sign away that a message (a place, JSON) is looked at: what came of it is said where the answer is."""
    place = place_from_json(message) if message else None
    if place is not None and (courier := run.courier(place)) is not None:
        await courier.unreact(place, Reaction.SEEN)


def _read(stored: object) -> object:
    if not isinstance(stored, str):
        return stored
    for refused in (ENOUGH, ENOUGH_OF_ALL, WORDLESS):
        if stored == refused.refused:
            return refused
    answer_id, *retries = stored.split() or [""]
    return SecondLook(answer_id, tuple(retries))


def _written(look: SecondLook) -> str:
    return look.refused or " ".join((look.answer_id, *look.retries)).strip()


StoredSecondLook = Annotated[SecondLook, BeforeValidator(_read), PlainSerializer(_written, return_type=str)]
"""As checkpoints hold it: the ids with blanks between, why it was refused, or nothing."""
