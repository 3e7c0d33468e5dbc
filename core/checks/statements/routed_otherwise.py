"""A way is told from its end to its beginning: `from Orrin to Kessel`, where the evidence has it from Kessel to Orrin.

A doubt: many a thing goes both ways, but whoever says so has read it nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import sentences_sharing
from core.reading.claim_words import content_words, language_said
from core.reading.routes import Route, routes_in

_SAMPLE = 2_000


def _routed_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    language = language_said(" ".join(said.sources)[:_SAMPLE])
    ours = routes_in(text, language)
    if not ours:
        return
    near = list(sentences_sharing(content_words(text), said.sources, 1))
    told = {route: sentence for sentence in near for route in routes_in(sentence, language)}
    for route in ours:
        turned = told.get(Route(route.end, route.origin))
        if turned and route not in told:
            start = said.sentence.start
            reason, hint = (
                f"the evidence has it the other way round: {turned[:80]}",
                f'The evidence has: "{turned[:200]}".',
            )
            yield Misstatement(start, start + len(text), reason, hint, doubt=True)
            return


ROUTED_OTHERWISE = Said("routed_otherwise", _routed_otherwise, of_prose=True, roles=("moves_from", "from_behind"))
