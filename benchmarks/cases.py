"""A labelled record of a data set, and the half that it is in."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Case:
    """A record with its label: `wrong` where the checks should flag it; `group` names it in the tables."""

    source: str
    group: tuple[str, ...]
    wrong: bool
    record: Mapping[str, Any]

    @property
    def half(self) -> str:
        """A or B, the same for all records of one context."""
        digest = hashlib.md5(self.source.encode(), usedforsecurity=False).hexdigest()
        return "AB"[int(digest, 16) % 2]
