"""Another sentence tells a figure of just what is claimed, and nothing in the claim speaks for the figure's own.

`Le musée a accueilli 42 000 visiteurs`, where those went to the castle, and another sentence has the museum's.
Not in English, where a sentence that is far from the claim is objected to already, and long texts say `he` and `it`.
"""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.objections.another_label import is_rival
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.claim_words import in_english, language_said
from core.reading.pronouns import has_pronoun

FEWEST = 2
"""Words that the other sentence shares with the claim at least."""
APART = 2
"""Words that only the figure's own sentence has, at least: one that has fewer may go on about the same."""


def _told_elsewhere(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    own, said = hit.row.tokens, claim.said
    if len(grounds.beside) > 1 or in_english(claim.text) or len(said) < FEWEST or said <= own:
        return False
    ours = said & own
    rivals = (
        r
        for r in grounds.cells
        if r.row is not hit.row and r.row.origin == "prose" and said <= r.row.tokens and ours < r.row.tokens
    )
    found = any(is_rival(hit.cell, r.cell) and len(own - r.row.tokens) >= APART for r in rivals)
    return found and not has_pronoun(hit.row.text, language_said(grounds.sources[hit.row.source]))


TOLD_ELSEWHERE = Objection("told_elsewhere", _told_elsewhere, frozenset(("prose",)))
