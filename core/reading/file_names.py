"""What a file's name says, as words."""

from __future__ import annotations


def path_in_words(path: str) -> str:
    """Return a path without its ending as words, folders too: `sites/oak-hall.md` is `sites oak hall`."""
    return path.rpartition(".")[0].replace("_", " ").replace("-", " ").replace("/", " ")


def name_in_words(name: str) -> str:
    """Return a file's name as words: `reports/ACME_2022_10K.pdf` is `reports/ACME 2022 10K`."""
    stem, dot, suffix = name.rpartition(".")
    kept = stem if dot and suffix.isalnum() and not suffix.isdigit() else name
    return kept.replace("_", " ")
