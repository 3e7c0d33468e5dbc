"""Options of `/ask`, wherever they stand in what was typed; those that are none are refused by name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from bots.manners import chat_words
from core.access.rights import LONGEST_NAME
from core.errors import BadInput
from core.model import Mode

PRIVATE, MODE, IN = "private", "mode", "in"
NAMES: Final = (PRIVATE, MODE, IN)
_DASHES: Final = ("--", "\u2014", "\u2013")  # what phones and Macs make of two dashes
_SIGNS: Final = ("-", "/", *_DASHES)
_HINT: Final = "What belongs to your question stands in `backticks`."
_BEGUN: Final = 4  # letters of a name that tell which is meant
_ALL_BUT: Final = 0.8  # as `difflib` measures it, of 1: `privat` is `private`, `privacy` is not
_PIECE = re.compile(r"`[^`]*`|\s+|[^\s`]+|`")  # quoted text, a run of blanks, a word


@dataclass(frozen=True, slots=True)
class Asked:
    """What was typed behind a command: the question without its options."""

    question: str
    private: bool = False
    mode: str = ""
    collections: tuple[str, ...] = ()

    @property
    def payload(self) -> dict[str, Any]:
        """What an `Incoming` of `Kind.ASK` carries."""
        given: dict[str, Any] = {"addressed": True}
        given |= {"mode": self.mode} if self.mode else {}
        given |= {"collections": list(self.collections)} if self.collections else {}
        return given | ({"private": True} if self.private else {})


@dataclass(frozen=True, slots=True)
class _Option:
    dash: str
    name: str
    value: str = ""

    @property
    def known(self) -> bool:
        return self.name in NAMES

    @property
    def words(self) -> int:
        """How many words it takes, its value included."""
        return 1 if self.value or self.name == PRIVATE else 2


def has_options(text: str) -> bool:
    """Tell whether a text may hold an option, or a command: no word of most begins with a dash or a slash."""
    return "--" in text or "`" in text or any(word.startswith(_SIGNS) for word in text.split())


def asked(text: str, command: str = "ask", *, strict: bool = True) -> Asked:
    """Read options and question apart; a `/ask` that stands before the question is no part of it.

    What is quoted in backticks is the question's. A dash that a phone made of two counts at either end alone: within a
    sentence it is a dash. Raises `BadInput` for an option that is not known, or lacks its value; where not `strict`,
    that is part of the question (`what does --force do?`). What is all but `--private`, or is called so in another
    language (`--privat`), is that: what is meant to be private is not shown to everybody for a letter.
    """
    pieces = _PIECE.findall(text)
    words = [piece for piece in pieces if not piece.isspace()]
    blanks = _blanks(pieces)
    options = [_meant(word) for word in words]
    last = _trailing(options)
    found: dict[str, list[str]] = {name: [] for name in NAMES}
    kept: list[str] = []
    at = 0
    while at < len(words):
        option = options[at]
        at_an_end = not kept or at >= last
        if (
            option is None
            or (option.dash != "--" and not (option.known and at_an_end))
            or (not strict and not _holds(option, words, at))
        ):
            word = words[at].removesuffix(f"--{PRIVATE}") if _hangs_on(words[at]) else words[at]
            found[PRIVATE] += ["yes"] * (word != words[at])
            kept += [blanks[at] if kept else "", word]
            at += 1
            continue
        value = _value(option, words, at)
        found[option.name].append(value)
        at += option.words
    question = _without_command("".join(kept).strip(), command)
    return Asked(question, bool(found[PRIVATE]), (found[MODE] or [""])[-1], tuple(found[IN]))


def _option(word: str) -> _Option | None:
    """Return the option that a word is, known or not, or None where it is a word."""
    if word.lower() == f"-{PRIVATE}":  # what is meant to be private is never taken for text
        return _Option("--", PRIVATE)
    dash = next((dash for dash in _DASHES if word.startswith(dash)), "")
    name, sign, value = word[len(dash) :].partition("=")
    name = name if sign else name.rstrip("?!.,;:")
    return _Option(dash, name.lower(), value) if dash and _is_name(name) else None


def _meant(word: str) -> _Option | None:
    """Return the option that a word was meant for: `private` but for a letter or two, begun, or in any language."""
    option, name = _option(word), word.strip("-\u2014\u2013?!.,;:").lower()[:LONGEST_NAME]
    begun = len(name) >= _BEGUN and PRIVATE.startswith(name)
    means = begun or name in chat_words.terms("option_private") or get_close_matches(name, [PRIVATE], 1, _ALL_BUT)
    if not word.startswith(("-", *_DASHES)) or not means:
        return option
    return _Option(option.dash if option else "--", PRIVATE)


def _is_name(word: str) -> bool:
    return word[:1].isascii() and word[:1].isalpha() and word.replace("-", "_").isidentifier()


def _holds(option: _Option, words: Sequence[str], at: int) -> bool:
    try:
        return bool(_value(option, words, at))
    except BadInput:
        return False


def _value(option: _Option, words: Sequence[str], at: int) -> str:
    """Return an option's value. Raises `BadInput` where it has none, or there is no such option."""
    if not option.known:
        raise BadInput(f"There is no option --{option.name}{_or_near(option.name)}", hint=_HINT)
    if option.name == PRIVATE:
        return "yes"
    value = option.value or next(iter(words[at + 1 : at + 2]), "")
    if not value or value.startswith(("-", *_DASHES)):
        raise BadInput(f"--{option.name} needs a value.", hint="Such as `--mode crag` or `--in handbook`.")
    return _mode(value) if option.name == MODE else value


def _trailing(options: Sequence[_Option | None]) -> int:
    """Return the index of the word from which on there is nothing but options and their values."""
    start, at = -1, 0
    while at < len(options):
        option = options[at]
        if option is None or not option.known:
            start, at = -1, at + 1
        else:
            start, at = (at if start < 0 else start), at + option.words
    return start if start >= 0 else len(options)


def _blanks(pieces: Sequence[str]) -> list[str]:
    """Return what stands before each word."""
    found, before = [], ""
    for piece in pieces:
        if piece.isspace():
            before = piece
        else:
            found.append(before)
            before = ""
    return found


def _hangs_on(word: str) -> bool:
    """Say whether a word ends in the wish to be private, as in `salary?--private`."""
    return word.endswith(f"--{PRIVATE}") and not word.startswith("`") and not word[: -len(PRIVATE) - 2][-1:].isalnum()


def _mode(value: str) -> str:
    mode = value.lower()
    if mode not in list(Mode):
        raise BadInput(f"There is no mode {value}.", hint=f"Modes: {', '.join(Mode)}.")
    return mode


def _or_near(name: str) -> str:
    near = get_close_matches(name[:LONGEST_NAME], NAMES, n=1)
    return f": did you mean --{near[0]}?" if near else f". There are {', '.join(f'--{known}' for known in NAMES)}."


def _without_command(question: str, command: str) -> str:
    first, _, rest = question.partition(" ")
    return rest.strip() if first.lower() == f"/{command}" else question
