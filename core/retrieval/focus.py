"""Focus: the sentences of a passage that a cross-encoder should read when it can't read all of it in time."""

from __future__ import annotations

from core.reading.sentences import sentences
from core.reading.words import content_words


def focused(wanted: frozenset[str], text: str, most_words: int) -> str:
    """Return the sentences and rows of `text` that hold most of the content words `wanted`, in their order.

    At least one, then as many of the best as fit into `most_words`; among equals the earlier ones.
    """
    parts = sentences(text)
    lengths = [len(part.split()) for part in parts]
    if sum(lengths) <= most_words:
        return text
    held = [len(wanted.intersection(content_words(part))) for part in parts]
    chosen: list[int] = []
    size = 0
    for position in sorted(range(len(parts)), key=lambda i: (-held[i], i)):
        if chosen and size + lengths[position] > most_words:
            break
        chosen.append(position)
        size += lengths[position]
    return "\n".join(parts[position] for position in sorted(chosen))
