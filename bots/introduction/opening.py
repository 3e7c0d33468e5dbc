"""Questions to begin with: made of the documents, each tried before it is offered, kept for as long as these stay."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from bots.introduction.candidates import Ways, asks_itself, candidates, sections, told_in
from bots.introduction.kept import ANEW_AFTER, Introduction, KeptIntroductions
from bots.introduction.overview import entries_in, name_of, overview_of
from core.access.rights import Scope
from core.errors import ErrataError, Transient
from core.indexing.readers.formats import PROGRAMS
from core.model import Answer, Asker, Outcome, Question
from core.ports import DocumentEntry, Kit, silent
from core.reading.phrases import FALLBACK

log = logging.getLogger(__name__)

OFFERED = 4  # as many prompts as a platform shows
_MOST_TRIED = 12
_MOST_DOCUMENTS, _MOST_PASSAGES = 12, 60
_MOST_SECONDS = 120.0  # for all that is tried
_SURE = 0.5


class Introducer:
    """Makes introductions: one at a time in this process, for each try is a question put to the loop."""

    def __init__(self, kit: Kit, kept: KeptIntroductions | None = None) -> None:
        self._kit = kit
        self._kept = kept
        self._turn = asyncio.Lock()

    async def here(self, scope: Scope) -> Introduction:
        """Return what may be read now, with the questions that are kept: nothing is tried, nothing takes long."""
        entries = await entries_in(self._kit.index, scope)
        kept = await self._kept.get(scope) if self._kept is not None else None
        overview = await overview_of(entries, self._kit.facts, scope)
        version = await self._kit.index.version()
        # Of documents that have changed since, some may be gone: what they answered is not offered.
        fresh = kept is not None and (kept.version == version or time.time() - kept.made_at < ANEW_AFTER)
        if kept is None or not fresh:
            return Introduction(overview)
        return replace(kept, overview=overview, version=version)

    async def prepared(self, scope: Scope) -> Introduction:
        """As `here`, with questions made and tried where none are kept."""
        async with self._turn:
            known = await self.here(scope)
            if known.made_at or known.overview.empty:
                return known
            version = await self._kit.index.version()
            questions = await self._tried(scope)
            made = replace(known, questions=questions, version=version, made_at=time.time())
            if self._kept is not None:
                await self._kept.put(scope, made)
            return made

    async def _tried(self, scope: Scope) -> tuple[str, ...]:
        found: list[str] = []
        deadline = time.monotonic() + _MOST_SECONDS
        asked: set[str] = set()
        for document, ways in await self._candidates(scope):
            if len(found) == OFFERED or len(asked) >= _MOST_TRIED or time.monotonic() > deadline:
                break
            for question in ways:
                asked.add(question)
                if await self._answers(question, document, scope):
                    found.append(question)
                    break
        log.debug("Of %d questions that documents may answer, %d are offered.", len(asked), len(found))
        return tuple(found)

    async def _answers(self, question: str, document: DocumentEntry, scope: Scope) -> bool:
        from core.loop import answer

        mode = self._kit.settings.errata_mode
        try:
            made = await answer(Question(question, mode=mode, collections=scope, asker=Asker()), self._kit, silent)
        except Transient:
            raise
        except ErrataError as error:
            log.debug("A question is not offered: %s", error)
            return False
        return _stands(made, document)

    async def _candidates(self, scope: Scope) -> list[tuple[DocumentEntry, Ways]]:
        """Return questions of several documents in turn: those of the latest first."""
        asked: list[list[tuple[DocumentEntry, Ways]]] = []
        made: list[list[tuple[DocumentEntry, Ways]]] = []
        found = [
            (entry, (await self._kit.index.document_passages(entry.collection, entry.path))[:_MOST_PASSAGES])
            for entry in _several(await entries_in(self._kit.index, scope))
        ]
        parts = Counter(section for _, passages in found for section in sections(passages))
        # What stands in several documents is a part that such documents have, and no subject: `Decisions`.
        forms = {section for section, documents in parts.items() if documents > 1}
        spoken = set(filter(None, (told_in(few) for _, few in found)))
        others = next(iter(spoken), FALLBACK) if len(spoken) <= 1 else ""
        for entry, passages in found:
            questions = candidates(name_of(entry), passages, forms, others)[:OFFERED]
            into = asked if questions and asks_itself(questions[0][0], passages) else made
            into.append([(entry, question) for question in questions])
        # A page of frequent questions was written to be asked: it goes first.
        return [one for turn in zip_longest(*asked, *made) for one in turn if one is not None]


def _several(entries: Sequence[DocumentEntry]) -> Iterator[DocumentEntry]:
    """Yield the latest documents, of each collection in turn."""
    by_collection: dict[str, list[DocumentEntry]] = {}
    for entry in (entry for entry in entries if entry.file_type not in PROGRAMS):
        by_collection.setdefault(entry.collection, []).append(entry)
    in_turn = (entry for turn in zip_longest(*by_collection.values()) for entry in turn if entry is not None)
    for _, entry in zip(range(_MOST_DOCUMENTS), in_turn, strict=False):
        yield entry


def _stands(made: Answer, document: DocumentEntry) -> bool:
    """It is answered, surely, without a doubt, and from the document that it was made of."""
    cited = any(source.passage.meta.document in (document.path, "") for source in made.sources)
    return made.outcome is Outcome.ANSWERED and made.confidence >= _SURE and made.passed and cited
