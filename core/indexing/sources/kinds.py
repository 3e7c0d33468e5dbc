"""The kinds of sources, a row each: what its addresses look like, and how it is opened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from core.errors import BadInput
from core.indexing.sources import folder, git, site
from core.indexing.sources.port import Source


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind; `claims` tells its addresses from those of the kinds after it."""

    name: str
    claims: Callable[[str], bool]
    connect: Callable[[str], Source]


def _is_git(address: str) -> bool:
    where = address.partition("#")[0]
    return where.startswith(("git@", "ssh://")) or where.removesuffix("/").endswith(".git")


KINDS = (
    Kind("git", _is_git, git.connect),
    Kind("site", lambda address: address.startswith(("http://", "https://")), site.connect),
    Kind("folder", lambda address: "://" not in address and Path(address).is_dir(), folder.connect),
)


def kind_of(address: str, named: str | None = None) -> Kind:
    """Return the kind of an address, or the one that was named. Raises `BadInput`."""
    for kind in KINDS:
        if kind.name == named or (named is None and kind.claims(address)):
            return kind
    raise BadInput(f"{address} is no source.", hint=f"Kinds: {', '.join(kind.name for kind in KINDS)}.")
