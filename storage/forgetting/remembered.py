"""Whom copies of channels leave out from now on: told by salted hashes, so that nobody's id or name is kept for it."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from storage.forgetting.person import Person
from storage.private_files import make_private_file, make_private_folder

FILE = "forgotten.json"
_COST = 2**12  # of scrypt: 16 ms a person that a channel names, once a sync
_LONGEST = 8  # words of a name


@dataclass(frozen=True, slots=True)
class Remembered:
    """One person: `who` is the hash of the id, `names` those of names with how many words each has."""

    who: str
    pseudonym: str
    names: tuple[tuple[int, str], ...] = ()


@dataclass(slots=True)
class Forgotten:
    """The people that were forgotten here; empty where nobody was."""

    salt: str = ""
    people: tuple[Remembered, ...] = ()
    _known: dict[str, str] = field(default_factory=dict)

    def pseudonym_of(self, platform: str, user: str) -> str:
        """Return what stands for a user of a platform who was forgotten, nothing for anybody else."""
        key = f"{platform}:{user}"
        if key not in self._known:
            who = _who(self.salt, key) if self.people and user else ""
            self._known[key] = next((one.pseudonym for one in self.people if one.who == who), "")
        return self._known[key]

    def without(self, text: str) -> str:
        """Return a text with pseudonyms for the names that were given, in any case, as words of their own."""
        names = {name: one.pseudonym for one in self.people for name in one.names}
        if not names:
            return text
        found = list(_words(text))
        made, done, at = [], 0, 0
        while at < len(found):
            length, by = self._named(text, found[at : at + _LONGEST], names)
            if length:
                made += [text[done : found[at][0]], by]
                done = found[at + length - 1][1]
            at += length or 1
        return "".join([*made, text[done:]])

    def _named(self, text: str, words: list[tuple[int, int]], names: dict[tuple[int, str], str]) -> tuple[int, str]:
        for length in sorted({length for length, _ in names}, reverse=True):
            said = [text[start:end] for start, end in words[:length]]
            by = names.get((length, _name(self.salt, said))) if len(said) == length else None
            if by:
                return length, by
        return 0, ""


def forgotten_at(home: Path) -> Forgotten:
    """Return who was forgotten, of a data folder."""
    place = home / FILE
    if not place.is_file():
        return Forgotten()
    told = json.loads(place.read_text(encoding="utf-8"))
    people = [Remembered(one["who"], one["pseudonym"], tuple(map(tuple, one["names"]))) for one in told["people"]]
    return Forgotten(told["salt"], tuple(people))


def remember(home: Path, person: Person) -> None:
    """Note that copies of channels leave a person out; their names are added to those that were given before."""
    known = forgotten_at(home)
    salt = known.salt or secrets.token_hex(16)
    names = tuple((len(said), _name(salt, said)) for name in person.names if (said := _split(name)))
    one = Remembered(_who(salt, f"{person.platform}:{person.user}"), person.pseudonym, names)
    former = [other for other in known.people if other.who == one.who]
    if former:
        one = replace(former[0], names=tuple(dict.fromkeys((*former[0].names, *one.names))))
    others = [other for other in known.people if other.who != one.who]
    make_private_folder(home)
    make_private_file(home / FILE)
    told = {"salt": salt, "people": [asdict(other) for other in (*others, one)]}
    (home / FILE).write_text(json.dumps(told, indent=1), encoding="utf-8")


def _who(salt: str, key: str) -> str:
    return hashlib.scrypt(key.encode(), salt=salt.encode(), n=_COST, r=8, p=1).hex()


def _name(salt: str, words: list[str]) -> str:
    return hmac.new(salt.encode(), " ".join(words).casefold().encode(), "sha256").hexdigest()


def _split(name: str) -> list[str]:
    return [name[start:end] for start, end in _words(name)][:_LONGEST]


def _words(text: str) -> Iterator[tuple[int, int]]:
    """Yield where each run of letters and digits begins and ends."""
    start = -1
    for at, character in enumerate(f"{text} "):
        if character.isalnum() and start < 0:
            start = at
        elif not character.isalnum() and start >= 0:
            yield start, at
            start = -1
