"""A question in one language over documents in another: told, and found out without reading the corpus each time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from core.model import Passage
from core.ports import Index, Kit
from core.reading.detection import in_latin_script, languages_of, sure_language_of
from core.reading.phrases import name_in
from core.reading.stopwords import BY_LANGUAGE
from core.reading.words import words

_SAMPLE: Final = 400  # characters of a passage tell its language
_BEST: Final = 3  # passages: of those found, the ones most likely quoted
_DOCUMENTS: Final = 16  # looked into where words found nothing that could tell
_SHARE: Final = 0.2  # of what was found, or looked into, is in a language that documents are in
_MOST: Final = 2  # languages that a question is put into
_ITS_OWN: Final = 2  # stop words of its language alone tell that a question is in it


async def languages_beyond(
    query: str, passages: Sequence[Passage], collections: Sequence[str] | None, kit: Kit
) -> tuple[str, ...]:
    """Return the languages of the documents (ISO 639-1, most first) where a query's is none of them.

    Empty where it is one, where nothing tells, and where the embedder was made for the languages of both.
    """
    maybe = languages_of(query)
    if not maybe or (not passages and not query.strip()):
        return ()
    best = [passage for passage in passages[:_BEST] if not passage.meta.is_facts]
    if not {sure_language_of(passage.text[:_SAMPLE]) for passage in best}.isdisjoint(maybe):
        return ()  # what fits best is in the question's language, however many others are not
    if best and _may_be_read_in_any(best[0]) and in_latin_script(query):
        return ()  # a table of names and figures fits best: it is in no other language
    asked, spoken = maybe[0], _spoken(passages) or await languages_of_documents(collections, kit.index)
    if not spoken or not set(maybe).isdisjoint(spoken) or _brings_together(kit, asked, spoken):
        return ()
    if not _is_surely(asked, query, spoken[0]):
        return ()
    return spoken[:_MOST]


def _spoken(passages: Iterable[Passage]) -> tuple[str, ...]:
    told = Counter(filter(None, (sure_language_of(p.text[:_SAMPLE]) for p in passages if not p.meta.is_facts)))
    return tuple(language for language, count in told.most_common() if count >= _SHARE * told.total())


async def languages_of_documents(collections: Sequence[str] | None, index: Index) -> tuple[str, ...]:
    """Return the languages that a few documents are in, the most first, looked into as far apart as there are."""
    names = await index.collections() if collections is None else collections
    entries = [entry for name in list(names)[:_DOCUMENTS] for entry in await index.documents(name)]
    chosen = entries[:: max(1, len(entries) // _DOCUMENTS)][:_DOCUMENTS]
    return _spoken([p for e in chosen for p in (await index.document_passages(e.collection, e.path))[:2]])


def _may_be_read_in_any(passage: Passage) -> bool:
    sample = passage.text[:_SAMPLE]
    return in_latin_script(sample) and not sure_language_of(sample)


def _is_surely(asked: str, query: str, spoken: str) -> bool:
    """One word may deceive about a question in Latin script: "IL-6 plays a role in disease" is not Italian."""
    if not in_latin_script(query):
        return True
    own = BY_LANGUAGE.get(asked, frozenset()) - BY_LANGUAGE.get(spoken, frozenset())
    return len({word.lower() for word in words(query)} & own) >= _ITS_OWN


def _brings_together(kit: Kit, asked: str, spoken: Sequence[str]) -> bool:
    if kit.embedder is None:
        return False
    return kit.embedder.languages is None or {asked, *spoken} <= kit.embedder.languages


def names_in(language: str, languages: Sequence[str]) -> str:
    """Return languages by the names that an asker's language has for them."""
    return ", ".join(name_in(language, code) for code in languages)
