"""Which mode suits a question that leaves the choice to us (`auto`)."""

from __future__ import annotations

import re

from core.model import Mode

_CURRENT = re.compile(
    r"\b(today|tonight|yesterday|tomorrow|this (?:week|month|morning)|right now|currently|latest news|news|weather|"
    r"forecast|breaking|as of now|up[- ]to[- ]date|live score|exchange rate)\b",
    re.IGNORECASE,
)
_HIGH_STAKES = re.compile(
    r"\b(legal(?:ly)?|lawsuit|liab\w+|complian\w+|regulat\w+|gdpr|hipaa|contract\w*|terminat\w+|dismiss\w+|"
    r"medic\w+|dos(?:e|age)|diagnos\w+|allerg\w+|safety|hazard\w*|emergency|breach|security incident|tax(?:es)?|"
    r"invest(?:or|ment)s?|audit\w*|penalt\w+|fines?)\b",
    re.IGNORECASE,
)
_EVIDENCE_HEAVY = re.compile(
    r"\b(why|how does|how do|compare|comparison|differ\w*|versus|vs\.?|pros and cons|impacts?|effects?|causes?|"
    r"evidence|explain|summari[sz]e|overview|relationship|trade-?offs?|analy[sz]e|implications?)\b",
    re.IGNORECASE,
)


def choose_mode(text: str) -> Mode:
    """Return the mode for `text`: high stakes -> both, current events -> crag, evidence-heavy -> self_reflective.

    Everything else is a lookup: standard.
    """
    if _HIGH_STAKES.search(text):
        return Mode.BOTH
    if _CURRENT.search(text):
        return Mode.CRAG
    return Mode.SELF_REFLECTIVE if _EVIDENCE_HEAVY.search(text) else Mode.STANDARD
