"""BM25 over PostgreSQL's full-text index: stems, and pairs of characters for scripts without spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import text
from sqlmodel import Session

from core.reading.normal_forms import normal
from storage.index.asked_terms import asked_words, together
from storage.index.keyword_query import COMMON, asked_pairs_of, pairs_of, unspaced_in, words_in

WORDS_VERSION = 2  # counts up with what `words_of` or the configuration `errata_words` makes of a text
LONGEST = 100  # characters of a word; a lexeme may have 2,046 bytes
FEWEST_RANKED = 300  # chunks that get an exact score, at least
FEW_MATCHES, MANY_MATCHES = 1_000, 5_000  # chunks that hold one of a query's rarer terms
K1, B = 1.2, 0.75  # the usual constants, those of FTS5 as well

_ACCENTS = dict.fromkeys(range(0x0300, 0x0370))  # of Latin, Greek and Cyrillic letters

_STEMS = text("SELECT unnest(tsvector_to_array(to_tsvector('errata_words', :words)))")

_HELD = text("""
    SELECT word FROM unnest(CAST(:words AS text[])) AS w (word) WHERE EXISTS (
        SELECT 1 FROM index_words i WHERE i.words @@ plainto_tsquery('errata_words', word)
        AND (CAST(:collections AS integer[]) IS NULL OR i.collection = ANY(CAST(:collections AS integer[]))))""")

# Candidates are chunks that hold one of the rarer terms, the best by which of them they hold: the index alone can tell.
# Only those get an exact score, over all terms, which costs reading a chunk's words.
_SEARCH = text("""
    WITH term AS (
        SELECT n, lexeme, prefix, (quote_literal(lexeme) || CASE WHEN prefix THEN ':*' ELSE '' END)::tsquery AS query
        FROM unnest(CAST(:lexemes AS text[]), CAST(:prefixes AS boolean[])) WITH ORDINALITY AS t (lexeme, prefix, n)
    ), counted_terms AS MATERIALIZED (
        SELECT term.*, matches, ln(1 + (:total - matches + 0.5) / (matches + 0.5))::float8 AS idf
        FROM term CROSS JOIN LATERAL (
            SELECT count(*) AS matches FROM (
                SELECT 1 FROM index_words w WHERE w.words @@ term.query
                AND (CAST(:collections AS integer[]) IS NULL OR w.collection = ANY(CAST(:collections AS integer[])))
                LIMIT :common + 1
            ) AS found
        ) AS counted
    ), weight AS MATERIALIZED (
        SELECT * FROM counted_terms WHERE matches <= :common OR NOT EXISTS (
            SELECT 1 FROM counted_terms WHERE matches <= :common AND matches > 0)
    ), rare AS (
        SELECT query, idf FROM (SELECT *, sum(matches) OVER (ORDER BY matches, n) AS together FROM weight) AS w
        WHERE together - matches < :few OR together <= :many
    ), promising AS (
        SELECT w.chunk FROM rare JOIN index_words w ON w.words @@ rare.query
        WHERE CAST(:collections AS integer[]) IS NULL OR w.collection = ANY(CAST(:collections AS integer[]))
        GROUP BY w.chunk ORDER BY sum(idf) DESC, w.chunk LIMIT :ranked
    ), frequency AS MATERIALIZED (
        SELECT w.chunk, w.length, u.lexeme, coalesce(cardinality(u.positions), 1) AS times
        FROM promising JOIN index_words w USING (chunk) CROSS JOIN LATERAL unnest(w.words) AS u
        WHERE u.lexeme = ANY(CAST(:lexemes AS text[])) OR left(u.lexeme, 1) = ANY(CAST(:lexemes AS text[]))
    ), counted AS (
        SELECT f.chunk, f.length, w.idf, sum(f.times)::float8 AS times FROM frequency f
        JOIN weight w ON f.lexeme = w.lexeme OR (w.prefix AND left(f.lexeme, 1) = w.lexeme)
        GROUP BY f.chunk, f.length, w.n, w.idf
    )
    SELECT c.chunk_id, sum(idf * times * (:k1 + 1) / (times + :k1 * (1 - :b + :b * length / :average))) AS score
    FROM counted JOIN index_chunks c ON c.id = counted.chunk
    GROUP BY c.chunk_id ORDER BY score DESC, c.chunk_id LIMIT :limit""")

_SIZES = text("""
    SELECT coalesce(sum(chunks), 0), coalesce(sum(words), 0) FROM index_collections
    WHERE CAST(:collections AS integer[]) IS NULL OR id = ANY(CAST(:collections AS integer[]))""")


@dataclass(frozen=True, slots=True)
class Words:
    """What a text is found by: words, to be stemmed, and pairs of unspaced characters, which are taken as they are."""

    words: tuple[str, ...]
    pairs: tuple[str, ...]

    @property
    def length(self) -> int:
        """The length that BM25 goes by."""
        return len(self.words) + len(self.pairs)


def words_of(passage: str) -> Words:
    """Return the words of a passage, in order, folded: no case, no accents, compatible forms made one."""
    plain = _without_accents(passage)
    words = (word[:LONGEST] for found in words_in(plain) for word in found.split("_") if word)
    return Words(tuple(words), tuple(pair for run in unspaced_in(plain) for pair in pairs_of(run)))


def search_words(
    session: Session, query: str, collections: Sequence[int] | None, limit: int
) -> list[tuple[str, float]]:
    """Return (chunk id, score), best first, of chunks that hold any of a query's terms."""
    values: dict[str, Any] = {"collections": None if collections is None else list(collections)}
    total, words = session.execute(_SIZES, values).one()
    if not total or limit < 1:
        return []
    values |= {"total": float(total), "average": max(float(words / total), 1.0), "k1": K1, "b": B}
    values |= {
        "few": FEW_MATCHES,
        "many": MANY_MATCHES,
        "common": COMMON,
        "ranked": max(FEWEST_RANKED, 2 * limit),
        "limit": limit,
    }
    asked = asked_words(query, partial(_held, session, values["collections"]))
    found = _scored(session, asked.words, asked_pairs_of(_without_accents(query)), values)
    return together(found, _scored(session, asked.forms, (), values))[:limit] if asked.forms else found


def _scored(
    session: Session, words: Sequence[str], pairs: Sequence[str], values: Mapping[str, Any]
) -> list[tuple[str, float]]:
    """Return chunks that hold any of the words, which are stemmed, or pairs, best first.

    A single unspaced character finds every pair that begins with it, and itself where it ends a run.
    """
    plain = words_of(" ".join(words)).words
    stems = session.execute(_STEMS, {"words": " ".join(plain)}).scalars().all() if plain else []
    if not (stems or pairs):
        return []
    terms = {"lexemes": [*stems, *pairs], "prefixes": [False] * len(stems) + [len(pair) == 1 for pair in pairs]}
    return [(chunk, float(score)) for chunk, score in session.execute(_SEARCH, {**values, **terms})]


def _held(session: Session, collections: list[int] | None, words: Sequence[str]) -> frozenset[str]:
    """Return those of the words that a chunk holds."""
    plain = {word: _without_accents(word) for word in words}
    if not plain:
        return frozenset()
    asked = {"collections": collections, "words": sorted(set(plain.values()))}
    there = {word for (word,) in session.execute(_HELD, asked)}
    return frozenset(word for word, written in plain.items() if written in there)


def _without_accents(passage: str) -> str:
    decomposed = normal(passage.encode("utf-8", "replace").decode().casefold(), "NFKD")
    return normal(decomposed.translate(_ACCENTS), "NFC")
