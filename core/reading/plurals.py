"""Whether a word looks like one for several things."""

from __future__ import annotations


def is_plural(word: str) -> bool:
    """Tell whether a word in English looks like one for several things: `days`, not `bus`, `its` or `tax's`."""
    return word.endswith("s") and len(word) > len("its") and not word.endswith(("ss", "us", "is", "'s", "’s"))
