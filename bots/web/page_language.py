"""Which language a page is in: the first of those that the browser asks for and that is spoken here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from starlette.requests import HTTPConnection

from bots.languages import LANGUAGES, say
from core.reading.phrases import FALLBACK

_SPOKEN: Final = frozenset(language.code for language in LANGUAGES)
_RIGHT_TO_LEFT: Final = frozenset({"ar"})
_MOST_ASKED = 20


@dataclass(frozen=True, slots=True)
class Spoken:
    """A page's language: `code`, `direction` (ltr or rtl), `say("page new")`, and `term("ready")`."""

    code: str

    @property
    def direction(self) -> str:
        """How it is written."""
        return "rtl" if self.code in _RIGHT_TO_LEFT else "ltr"

    @property
    def say(self) -> Callable[..., str]:
        """Return what says a phrase in it."""
        return partial(_said, self.code)

    def term(self, name: str) -> str:
        """Return what one of our own names is called, such as of a stage or a state; others stay as they are."""
        return _terms(self.code).get(name.replace(": ", ", "), name)


def _said(code: str, name: str, **parts: object) -> str:
    return say(name, code, **parts)


@cache
def _terms(code: str) -> Mapping[str, str]:
    return dict(entry.split(": ", 1) for entry in say("page terms", code).split("; "))


def spoken_by(connection: HTTPConnection) -> Spoken:
    """Return the language that a browser's `Accept-Language` asks for first among those spoken here, else English."""
    asked = connection.headers.get("accept-language", "").split(",")[:_MOST_ASKED]
    ranked = sorted((_weighed(one) for one in asked), key=lambda one: -one[1])
    return Spoken(next((code for code, weight in ranked if weight > 0 and code in _SPOKEN), FALLBACK))


def _weighed(asked: str) -> tuple[str, float]:
    code, _, rest = asked.strip().partition(";")
    _, _, weight = rest.replace(" ", "").partition("q=")
    try:
        said = float(weight) if weight else 1.0
    except ValueError:
        said = 0.0
    return code.partition("-")[0].lower(), said
