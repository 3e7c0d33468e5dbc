"""Backups: one archive of everything that is kept, taken while others write, checked when made and when read.

An archive is a tar (gzip) of `manifest.json` and a home under `home/`: the main database and the index as SQLite files,
whatever they were kept in, and the files of the data folder. Of a PostgreSQL database the rows are copied in one
snapshot (repeatable read); of SQLite the files, by its online backup. `.env` and scratch files are left out.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import tarfile
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path, PurePosixPath
from typing import IO

from core.errors import BadInput, StoreCorrupt, Unreadable
from storage.database import HEAD, open_database
from storage.moving.homes import INDEX, Home, carry, copy_file
from storage.moving.indexes import count_file
from storage.moving.rows import Counts
from storage.private_files import FILE, FOLDER

FORMAT = 1
MAIN = "errata.db"
_MANIFEST, _HOME = "manifest.json", "home"
_LEFT_OUT = frozenset({"scratch", ".env"})  # what is under way, and what holds keys
_DATABASES = (".db", ".db-wal", ".db-shm", ".db-journal")
_LONGEST_MANIFEST = 16_000_000
_PIECE = 1 << 20


@dataclass(frozen=True, slots=True)
class Manifest:
    """What an archive holds: SHA-256 and size by file, rows by table of the main database and of the index file."""

    format: int
    made_at: str
    revision: str
    kept_in: str
    files: Mapping[str, tuple[str, int]]
    rows: Counts
    indexed: Counts


def back_up(home: Home, folder: Path, target: Path) -> Manifest:
    """Write an archive of a home, whose other files lie in `folder`; `target` appears when it is whole and checked.

    Raises `StoreCorrupt` where a copy is damaged, `OSError` where the disk can't take it.
    """
    with _beside(target) as scratch:
        copied = scratch / _HOME
        copied.mkdir(mode=FOLDER)
        _copy_databases(home, copied)
        _copy_files(folder, copied)
        manifest = _manifest(copied, "sqlite" if home.database.is_sqlite else "postgresql")
        whole = scratch / "archive"
        _write(whole, copied, manifest)
        check(whole)
        with whole.open("rb") as file:
            os.fsync(file.fileno())
        whole.replace(target)
    return manifest


def check(archive: Path) -> Manifest:
    """Read an archive through and hold it against its own manifest. Raises `Unreadable`, `StoreCorrupt`."""
    with _opened(archive) as tar:
        manifest = _read_manifest(tar, archive)
        found = {}
        for member, data in _files(tar, archive):
            digest = hashlib.sha256()
            size = 0
            while piece := data.read(_PIECE):
                digest.update(piece)
                size += len(piece)
            found[member] = (digest.hexdigest(), size)
    _compare(archive, manifest, found)
    return manifest


def unpack(archive: Path, folder: Path) -> Manifest:
    """Unpack an archive's home into an empty folder and hold it against the manifest. Raises as `check`."""
    with _opened(archive) as tar:
        manifest = _read_manifest(tar, archive)
        for name, data in _files(tar, archive):
            place = folder / name
            place.parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
            with place.open("xb") as file:
                place.chmod(FILE)
                shutil.copyfileobj(data, file, _PIECE)
    _compare(archive, manifest, {name: _hashed(folder / name) for name in _names(folder)})
    rows = count_main(folder / MAIN)
    if dict(manifest.rows) != dict(rows) or dict(manifest.indexed) != dict(count_file(folder / INDEX)):
        raise StoreCorrupt(f"{archive} holds other rows than it says; nothing was restored.")
    return manifest


def count_main(path: Path) -> Counts:
    """Return how many rows each table of an SQLite file holds. Raises `StoreCorrupt` where the file is damaged."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise StoreCorrupt(f"{path.name} is damaged: {found}.")
        sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        names = [name for (name,) in connection.execute(sql)]
        return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}  # noqa: S608 - names of its own tables


def _copy_databases(home: Home, copied: Path) -> None:
    if not home.database.is_sqlite:
        database = open_database(f"sqlite:///{copied / MAIN}")
        try:
            carry(home, Home(database, None))
        finally:
            database.close()
        _settle(copied / MAIN)
        return
    main = Path(home.database.engine.url.database or "")
    with closing(sqlite3.connect(main, timeout=30)) as reading, closing(sqlite3.connect(copied / MAIN)) as writing:
        reading.backup(writing)  # in one step: under the write-ahead log, no writer waits
    _settle(copied / MAIN)
    if home.index is not None and home.index.is_file():
        copy_file(home.index, copied / INDEX)
        _settle(copied / INDEX)


def _settle(path: Path) -> None:
    """Leave one file: nothing in a log beside it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    path.chmod(FILE)


def _copy_files(folder: Path, copied: Path) -> None:
    for place in sorted(folder.iterdir()) if folder.is_dir() else []:
        if place.name in _LEFT_OUT or place.name.endswith(_DATABASES) or place.is_symlink():
            continue
        if place.is_dir():
            shutil.copytree(place, copied / place.name, symlinks=False, ignore=_links)
        elif place.is_file():
            shutil.copy2(place, copied / place.name)


def _links(folder: str, names: list[str]) -> list[str]:
    """What is neither a file nor a folder of its own is no part of a home."""
    places = {name: Path(folder) / name for name in names}
    return [name for name, place in places.items() if place.is_symlink() or not (place.is_file() or place.is_dir())]


def _manifest(copied: Path, kept_in: str) -> Manifest:
    made_at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    files = {name: _hashed(copied / name) for name in _names(copied)}
    return Manifest(
        FORMAT, made_at, _revision(copied / MAIN), kept_in, files, count_main(copied / MAIN), _indexed(copied)
    )


def _indexed(copied: Path) -> Counts:
    """Count by a copy: counting opens a file as an index is opened, which leaves traces in it."""
    if not (copied / INDEX).is_file():
        return {}
    with tempfile.TemporaryDirectory(dir=copied.parent) as other:
        shutil.copyfile(copied / INDEX, Path(other) / INDEX)
        return count_file(Path(other) / INDEX)


def _revision(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else HEAD


def _names(folder: Path) -> list[str]:
    return sorted(str(PurePosixPath(place.relative_to(folder))) for place in folder.rglob("*") if place.is_file())


def _hashed(path: Path) -> tuple[str, int]:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest(), path.stat().st_size


def _write(whole: Path, copied: Path, manifest: Manifest) -> None:
    described = copied.parent / _MANIFEST
    described.write_text(json.dumps(asdict(manifest), indent=1), encoding="utf-8")
    with whole.open("xb") as file:
        whole.chmod(FILE)
        with tarfile.open(fileobj=file, mode="w:gz", compresslevel=1) as tar:
            tar.add(described, _MANIFEST)
            for name in _names(copied):
                tar.add(copied / name, f"{_HOME}/{name}", recursive=False)


@contextmanager
def _opened(archive: Path) -> Iterator[tarfile.TarFile]:
    try:
        with tarfile.open(archive, "r:gz") as tar:
            yield tar
    except (tarfile.TarError, EOFError, OSError) as error:
        raise Unreadable(f"{archive} can't be read as a backup: {error}.") from error


def _read_manifest(tar: tarfile.TarFile, archive: Path) -> Manifest:
    first = tar.next()
    data = tar.extractfile(first) if first is not None and first.name == _MANIFEST and first.isfile() else None
    if first is None or data is None or first.size > _LONGEST_MANIFEST:
        raise Unreadable(f"{archive} is no backup of Errata.")
    try:
        manifest = Manifest(**json.loads(data.read()))
    except (TypeError, ValueError) as error:
        raise Unreadable(f"{archive} is no backup that this version can read.") from error
    if manifest.format != FORMAT:
        raise BadInput(f"{archive} has format {manifest.format}; this version reads {FORMAT}.", hint="Upgrade first.")
    return manifest


def _files(tar: tarfile.TarFile, archive: Path) -> Iterator[tuple[str, IO[bytes]]]:
    """Yield what lies under `home/`, by a name that leads nowhere else."""
    while (member := tar.next()) is not None:
        top, _, name = member.name.partition("/")
        parts = PurePosixPath(name).parts
        data = tar.extractfile(member) if member.isfile() and top == _HOME else None
        if data is None or not parts or ".." in parts or PurePosixPath(name).is_absolute():
            raise StoreCorrupt(f"{archive} holds {member.name[:80]!r}, which is no part of a backup.")
        yield name, data


def _compare(archive: Path, manifest: Manifest, found: Mapping[str, tuple[str, int]]) -> None:
    wanted = {name: (str(digest), int(size)) for name, (digest, size) in manifest.files.items()}
    wrong = sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))
    if wrong:
        raise StoreCorrupt(f"{archive} is damaged ({', '.join(wrong[:4])}); nothing was restored.")


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A private folder on the disk of `target`, gone afterwards."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".errata-", dir=target.parent) as scratch:
        yield Path(scratch)
