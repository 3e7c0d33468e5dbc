"""Names of collections that are taken as they are typed, and are nobody's yet: what is said of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from difflib import get_close_matches

_ALIKE = 0.6  # as `difflib` measures it, of 1


def remarks(
    named: Iterable[str],
    known: Collection[str],
    suggested: Collection[str] | None = None,
    otherwise: str = "; once there is, it is read.",
) -> list[str]:
    """Return a sentence for each name that is not `known`, with the nearest of those that may be `suggested`.

    None may be where they are not the reader's; all that is known where nothing is said.
    """
    said = []
    for name in named:
        if name in known:
            continue
        near = get_close_matches(name, known if suggested is None else suggested, n=1, cutoff=_ALIKE)
        there_is = f"There is no collection {name!r} yet"
        said.append(f"{there_is}: did you mean {near[0]!r}?" if near else f"{there_is}{otherwise}")
    return said
