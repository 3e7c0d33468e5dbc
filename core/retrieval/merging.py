"""Merging: passages that follow each other in a document become one, so that evidence isn't torn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.model import Passage

LONGEST = 450  # tokens of a merged passage; more would crowd out other sources


def merge_neighbours(passages: Sequence[Passage], wanted: int) -> list[Passage]:
    """Return the first `wanted` passages in their order, with those that follow each other on one page joined.

    A joined passage stands where its best one stood and keeps that one's id and score; its lines cover all. Places
    that joining frees go to the next passages.
    """
    groups: list[list[Passage]] = []
    for passage in passages:
        group = next((group for group in groups if _continues(group, passage)), None)
        if group is not None:
            group.append(passage)
        elif len(groups) < wanted:
            groups.append([passage])
        else:
            break
    return [_joined(group) for group in groups]


def _continues(group: Sequence[Passage], passage: Passage) -> bool:
    mine, theirs = passage.meta, group[0].meta
    if (mine.collection, mine.document, mine.page) != (theirs.collection, theirs.document, theirs.page):
        return False
    if mine.token_count + sum(other.meta.token_count for other in group) > LONGEST:
        return False
    indexes = [other.meta.chunk_index for other in group]
    return mine.chunk_index in (min(indexes) - 1, max(indexes) + 1)


def _joined(group: Sequence[Passage]) -> Passage:
    if len(group) == 1:
        return group[0]
    ordered = sorted(group, key=lambda passage: passage.meta.chunk_index)
    text = "\n\n".join(passage.text for passage in ordered)
    meta = replace(
        group[0].meta,
        chunk_index=ordered[0].meta.chunk_index,
        token_count=sum(passage.meta.token_count for passage in group),
        char_count=len(text),
        keywords=tuple(dict.fromkeys(word for passage in group for word in passage.meta.keywords)),
        line_start=ordered[0].meta.line_start,
        line_end=ordered[-1].meta.line_end,
    )
    return replace(group[0], text=text, meta=meta)
