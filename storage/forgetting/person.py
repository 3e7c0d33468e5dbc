"""Who is to be forgotten: by which words they are named, and what stands in their place afterwards."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field

from core.errors import BadInput

_SHORTEST_NAME = 3
WEB = "web"
"""The platform of whoever asks over HTTP."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person of a platform, or whoever holds a token of HTTP (`platform` is `web`, `user` the token's id).

    `names` are those that others call them by, `called` what a token is called by itself: it is found as it is written,
    like an id. `pseudonym` is random: what is made of an id could be guessed back.
    """

    platform: str
    workspace: str
    user: str
    names: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    pseudonym: str = field(default_factory=lambda: f"forgotten-{secrets.token_hex(4)}")

    @property
    def subject(self) -> str:
        """What grants, work and sums know them by."""
        return self.user if self.platform == WEB else f"{self.platform}:{self.workspace}:{self.user}"

    @property
    def ways(self) -> tuple[str, ...]:
        """Every way of writing them down: the id, and names as they are and as JSON escapes them."""
        names = (*self.called, *self.names)
        escaped = (json.dumps(name)[1:-1] for name in names)
        return tuple(dict.fromkeys((self.user, *names, *escaped)))

    def is_named(self, text: str) -> bool:
        """Say whether a text names them: the id as it is written, a name in any case, neither as a part of a word."""
        return self.without(text) != text

    def without(self, text: str) -> str:
        """Return a text with the pseudonym for every way of naming them."""
        for way in self.ways:
            exact = way in (self.user, *self.called) and way not in self.names
            text = _replaced(text, way, self.pseudonym, exact=exact)
        return text


def person_of(subject: str, names: tuple[str, ...] = (), called: tuple[str, ...] = ()) -> Person:
    """Return the person that `slack:T1:U1`, `discord::U1` or `web::ID` (a token's) means. Raises `BadInput`.

    `called` are the token's own name and address; what is too short to be told from other words is left out of them.
    """
    platform, _, rest = subject.partition(":")
    workspace, _, user = rest.rpartition(":")
    wanted = tuple(dict.fromkeys(name.strip() for name in names))
    if short := [name for name in wanted if len(name) < _SHORTEST_NAME]:
        raise BadInput(f"{short[0]!r} is too short a name: it would be found in what is no name.")
    if not platform or not user:
        raise BadInput(f"{subject!r} names nobody.")
    own = tuple(dict.fromkeys(name for name in called if len(name) >= _SHORTEST_NAME))
    return Person(platform, workspace, user, wanted, own)


def _replaced(text: str, word: str, by: str, *, exact: bool) -> str:
    """Replace a word where it stands by itself; small and capital letters are one unless it is `exact`."""
    searched, wanted = (text, word) if exact else (_folded(text), _folded(word))
    made, done = [], 0
    at = searched.find(wanted)
    while at >= 0:
        end = at + len(wanted)
        if not (_is_inside(searched, at - 1, at) or _is_inside(searched, end - 1, end)):
            made += [text[done:at], by]
            done = end
        at = searched.find(wanted, max(end, at + 1))
    return "".join([*made, text[done:]])


def _folded(text: str) -> str:
    """Lower case, letter by letter, so that places stay the same."""
    return "".join(lower if len(lower := letter.lower()) == 1 else letter for letter in text)


def _is_inside(text: str, left: int, right: int) -> bool:
    """Say whether a word goes on between two neighbouring places."""
    return left >= 0 and right < len(text) and text[left].isalnum() and text[right].isalnum()
