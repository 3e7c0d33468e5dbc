"""Which last labels a host can have: those of the root zone, as the Public Suffix List that is installed names them."""

from __future__ import annotations

import string
from functools import cache, lru_cache
from itertools import takewhile
from typing import Final

from publicsuffixlist import PublicSuffixList

_RESERVED: Final = frozenset({"example", "test", "invalid", "onion"})  # RFC 2606 and 7686: nobody's, and used as hosts

# Endings that are no file's, and no word of code or of prose before a slash: `firma.de/hilfe` is an address, while
# `setup.py`, `user.id/name` and `ASP.NET/Core` may be none. Costs: `firma.io/hilfe` needs a scheme to be one.
_PLAIN = {"com", "org", "edu", "gov", "mil", "example"}
_PLAIN |= {"au", "br", "ch", "cn", "cz", "de", "dk", "eu", "fi", "fr", "gr", "hu", "jp", "kr", "nl", "nz", "pt", "ru"}
_PLAIN |= {"se", "tw", "ua", "uk", "za"}
_LONGEST: Final = 63  # RFC 1035
_PUNYCODE: Final = "xn--"
_IN_PUNYCODE: Final = frozenset(f"{string.ascii_letters}{string.digits}-")


def ending_of(label: str) -> str:
    """Return the ending that a last label begins with, or nothing: `com` of `com`, of `com_` and of `comをご覧`."""
    label = label[:_LONGEST]
    if label.lower().startswith(_PUNYCODE):
        encoded = "".join(takewhile(_IN_PUNYCODE.__contains__, label))
        return encoded if len(encoded) > len(_PUNYCODE) else ""
    letters = "".join(takewhile(_is_letter, label))
    latin = "".join(takewhile(str.isascii, letters))
    return next((run for run in (latin, letters) if len(run) > 1 and _is_ending(run.lower())), "")


def is_plain_ending(ending: str) -> bool:
    """Tell whether an ending makes an address of what stands before it, where a path follows."""
    return ending.lower() in _PLAIN


def _is_letter(character: str) -> bool:
    return character.isalpha() if character.isascii() else character >= "\u00c0"


@cache
def _endings() -> PublicSuffixList:
    return PublicSuffixList(accept_unknown=False, only_icann=True)


@lru_cache(maxsize=4_096)
def _is_ending(label: str) -> bool:
    return label in _RESERVED or _endings().publicsuffix(f"host.domain.{label}") is not None
