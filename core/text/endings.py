"""Which last labels a host can have: those of the root zone, as the Public Suffix List that is installed names them."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from publicsuffixlist import PublicSuffixList

_RESERVED: Final = frozenset({"example", "test", "invalid", "onion"})  # RFC 2606 and 7686: nobody's, and used as hosts

# Endings that are no file's, and no word of code or of prose before a slash: `firma.de/hilfe` is an address, while
# `setup.py`, `user.id/name` and `ASP.NET/Core` may be none. Costs: `firma.io/hilfe` needs a scheme to be one.
_PLAIN = {"com", "org", "edu", "gov", "mil", "example"}
_PLAIN |= {"au", "br", "ch", "cn", "cz", "de", "dk", "eu", "fi", "fr", "gr", "hu", "jp", "kr", "nl", "nz", "pt", "ru"}
_PLAIN |= {"se", "tw", "ua", "uk", "za"}
_LATIN = re.compile(r"[A-Za-z]{2,63}(?![A-Za-z0-9])")
_PUNYCODE = re.compile(r"[xX][nN]--[A-Za-z0-9-]{1,59}")
_OTHER = re.compile(r"[^\x00-\x40\x5b-\x60\x7b-\xbf]{2,63}")


def ending_of(label: str) -> str:
    """Return the ending that a last label begins with, or nothing: `com` of `com`, of `com_` and of `comをご覧`."""
    if punycode := _PUNYCODE.match(label):
        return punycode[0]
    for pattern in (_LATIN, _OTHER):
        found = pattern.match(label)
        if found and _is_ending(found[0].lower()):
            return found[0]
    return ""


def is_plain_ending(ending: str) -> bool:
    """Tell whether an ending makes an address of what stands before it, where a path follows."""
    return ending.lower() in _PLAIN


@cache
def _endings() -> PublicSuffixList:
    return PublicSuffixList(accept_unknown=False, only_icann=True)


@lru_cache(maxsize=4_096)
def _is_ending(label: str) -> bool:
    return label in _RESERVED or _endings().publicsuffix(f"host.domain.{label}") is not None
