"""What a vote or a reason leads to: a second look, none, or word that it was looked at often enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import BeforeValidator, PlainSerializer

_ENOUGH = "enough"


@dataclass(frozen=True, slots=True)
class SecondLook:
    """Which answer is looked at again, and by which jobs; `enough`: by none, and the critic is to be told so."""

    answer_id: str = ""
    retries: tuple[str, ...] = ()
    enough: bool = False


NO_LOOK, ENOUGH = SecondLook(), SecondLook(enough=True)


def _read(stored: object) -> object:
    if not isinstance(stored, str):
        return stored
    if stored == _ENOUGH:
        return ENOUGH
    answer_id, *retries = stored.split() or [""]
    return SecondLook(answer_id, tuple(retries))


def _written(look: SecondLook) -> str:
    return _ENOUGH if look.enough else " ".join((look.answer_id, *look.retries)).strip()


StoredSecondLook = Annotated[SecondLook, BeforeValidator(_read), PlainSerializer(_written, return_type=str)]
"""As checkpoints hold it: the ids with blanks between, `enough`, or nothing."""
