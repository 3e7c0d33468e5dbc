"""Readers of documents as files beside them say: `.errata-readers.toml` of a folder, the nearest that names a file.

    [readers]
    "salaries/*.xlsx" = ["slack:S0HR", "token:payroll"]

A pattern is matched against the path below the manifest's folder, a star also across folders; a folder's name means all
that lies in it. Of several that match, each has to admit a reader. Every folder above a file
is looked into, also above the one that is ingested: what a folder keeps to some is kept to them by whatever way it is
read. What can't be read or understood closes what it would have spoken of.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from core.access.readers import LET_THROUGH, NOBODY, Readers, both, group_of
from core.errors import BadInput
from core.reading.normal_forms import normal

MANIFEST: Final = ".errata-readers.toml"
_TABLE = "readers"
LARGEST: Final = 100_000
"""Bytes of a manifest; a larger one closes all below."""

Known = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Manifest:
    """What one says: patterns in order with their readers. `closed`: it can't be understood, and closes all below."""

    patterns: tuple[tuple[str, Readers], ...] = ()
    closed: str = ""
    faults: tuple[str, ...] = ()

    def of(self, path: str) -> Readers | None:
        """Return the readers of a path below the folder, those of all patterns that match it; None where none does."""
        if self.closed:
            return NOBODY
        found = [readers for pattern, readers in self.patterns if _matches(path, pattern)]
        readers: Readers | None = None
        for one in found:
            readers = both(readers or LET_THROUGH, one)
        return readers


@dataclass(slots=True)
class Manifests:
    """Reads manifests as files are asked for, each once; `faults` are told by manifest."""

    known: Known = lambda _: True
    faults: dict[str, str] = field(default_factory=dict)
    _read: dict[Path, Manifest | None] = field(default_factory=dict)

    def readers_of(self, file: Path, real: Path) -> Readers:
        """Return who may read a file; of a link to another place, those whom both places admit."""
        readers = self._at(file)
        return readers if real == file else both(readers, self._at(real))

    def _at(self, file: Path) -> Readers:
        for folder in file.parents:
            manifest = self._in(folder)
            readers = manifest.of(file.relative_to(folder).as_posix()) if manifest else None
            if readers is not None:
                return readers
        return LET_THROUGH

    def _in(self, folder: Path) -> Manifest | None:
        if folder not in self._read:
            found = self._read[folder] = read_manifest(folder / MANIFEST, self.known)
            if found is not None and (found.closed or found.faults):
                self.faults[str(folder / MANIFEST)] = found.closed or " ".join(found.faults)
        return self._read[folder]


def read_manifest(file: Path, known: Known) -> Manifest | None:
    """Return what a manifest says, None where there is none."""
    try:
        if not file.is_symlink() and not file.exists():
            return None
        if not file.is_file() or file.stat().st_size > LARGEST:
            return Manifest(closed="It is no file, or too large: nobody but the operator reads what lies below it.")
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        why = getattr(error, "strerror", None) or error
        return Manifest(closed=f"It can't be read ({why}): nobody but the operator reads what lies below it.")
    table = told.get(_TABLE)
    if set(told) != {_TABLE} or not isinstance(table, dict):
        return Manifest(closed=f"It is not one table [{_TABLE}]: nobody but the operator reads what lies below it.")
    return _manifest(table, known)


def _matches(path: str, pattern: str) -> bool:
    """Say whether a pattern means a path, in doubt rather yes: what it means is kept to fewer people."""
    path, pattern = normal(path, "NFC"), normal(pattern, "NFC")
    pattern = pattern.removeprefix("./").strip("/").replace("**/", "*")
    return path == pattern or fnmatchcase(path, pattern) or fnmatchcase(path, f"{pattern}/*")


def put_in_manifest(target: Path, principals: Sequence[str], known: Known) -> Path | None:
    """Write into the manifest of a folder, or of a file's folder, who may read it; return the manifest if it changed.

    Every later reading of the folder finds it there. Raises `BadInput` for what names nobody, where the manifest says
    something else of it already, or where it can't be written.
    """
    group_of(principals, known)
    folder, pattern = (target, "*") if target.is_dir() else (target.parent, target.name)
    file, line = folder / MANIFEST, f"{json.dumps(pattern)} = {json.dumps(list(principals))}\n"
    found = read_manifest(file, known)
    if found is not None:
        said = dict(found.patterns).get(pattern)
        if found.closed or (said is not None and said != group_of(principals, known)):
            raise BadInput(f"{file} says something else of {pattern}.", hint=f"Change it there: {line.strip()}")
        if said is not None:
            return None
    try:
        before = file.read_text(encoding="utf-8").rstrip("\n") + "\n" if found is not None else f"[{_TABLE}]\n"
        file.write_text(before + line, encoding="utf-8")
    except OSError as error:
        raise BadInput(
            f"{file} can't be written: {error.strerror}.", hint=f"It is to hold [{_TABLE}] and {line}"
        ) from error
    return file


def _manifest(table: Mapping[str, object], known: Known) -> Manifest:
    patterns, faults = [], []
    for pattern, named in table.items():
        try:
            readers = LET_THROUGH
            for group in _groups(named):
                readers = both(readers, group_of(_listed(group), known))
        except BadInput as error:
            readers = NOBODY
            faults.append(f"{pattern}: {error.message} Nobody but the operator reads these.")
        patterns.append((pattern, readers))
    return Manifest(tuple(patterns), faults=tuple(faults))


def _groups(named: object) -> list[object]:
    """A list of lists is of groups, each of which has to admit a reader; a list of nobody is one of them."""
    return named if isinstance(named, list) and named and all(isinstance(one, list) for one in named) else [named]


def _listed(named: object) -> Iterator[str]:
    if not isinstance(named, list) or not all(isinstance(one, str) for one in named):
        raise BadInput("Readers are a list of principals.")
    yield from named
