"""What a file's name says, as words."""

from __future__ import annotations


def name_in_words(name: str) -> str:
    """Return a file's name as words: `reports/ACME_2022_10K.pdf` is `reports/ACME 2022 10K`."""
    stem, dot, suffix = name.rpartition(".")
    kept = stem if dot and suffix.isalnum() and not suffix.isdigit() else name
    return kept.replace("_", " ")
