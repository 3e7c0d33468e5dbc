"""The sentence that states the figure says that it rises, and the claim that it falls, or the other way."""

from __future__ import annotations

from core.checks.claim import Claim, Direction
from core.checks.claims import direction_by
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.claim_words import language_said
from core.reading.lexicon import speaks_of
from core.reading.surroundings import is_approximate

_TURNED: dict[Direction, Direction] = {"rise": "fall", "fall": "rise"}


def _moved_otherwise(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    said = _TURNED.get(claim.direction)
    at = hit.cell.place[0]
    if said is None or not at or amount.approximate or is_approximate(hit.row.text, at):
        return False  # `up to 160 characters` does not rise.
    texts = (grounds.sentence.text, hit.row.text)
    # A sentence is too short to tell Portuguese `no` from a denial.
    language = language_said(grounds.sources[hit.row.source])
    if any(speaks_of(role, text, language) for role in ("negation", "deficit") for text in texts):
        return False
    places = tuple(sorted({c.place for c in hit.row.cells if c.place[1]}))
    return direction_by(hit.row.text, places, places.index(hit.cell.place)) == said


MOVED_OTHERWISE = Objection("moved_otherwise", _moved_otherwise, frozenset(("prose",)))
