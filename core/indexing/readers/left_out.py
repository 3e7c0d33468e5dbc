"""What readers leave out because nobody sees it, or because it is struck out: how much, and why, in one note."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

UNSEEN, STRUCK = "hidden", "struck out"
OFF_PAGE, UNDRAWN, OF_NO_COLOUR = "outside the page", "drawn invisibly", "in the colour of the page"
SHEETS, ROWS, COLUMNS = "hidden sheets", "hidden rows", "hidden columns"


@dataclass(slots=True)
class LeftOut:
    """What was left out of a document: the characters for each reason, or how many rows, columns and sheets."""

    characters: Counter[str] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)

    def text(self, why: str, text: str) -> None:
        """Note a text that is left out; blanks are none."""
        if count := len("".join(text.split())):
            self.characters[why] += count

    def notes(self) -> tuple[str, ...]:
        """Return one note of all; none where nothing was left out."""
        told = list(self._told())
        return (f"Left out, as readers don't see it: {', '.join(told)}.",) if told else ()

    def _told(self) -> Iterator[str]:
        for why, count in self.characters.items():
            yield f"{count:,} characters {why}"
        for what, count in self.parts.items():
            yield f"{count:,} {what if count > 1 else what.removesuffix('s')}"
