"""Folders and databases that only their owner may read, whatever the umask: 0700 and 0600."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

log = logging.getLogger("errata")
FOLDER, FILE = 0o700, 0o600
_DATABASES = (".db", ".db-wal", ".db-shm", ".db-journal")
_BESIDE = ("", "-wal", "-shm", "-journal")
_OTHERS = 0o077


def make_private_folder(folder: Path) -> None:
    """Make a folder that is not there. Raises `OSError`."""
    if not folder.is_dir():
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        folder.chmod(FOLDER)  # the umask may have taken from the owner, too


def make_private_file(file: Path) -> None:
    """Make a file that is not there, and take others' rights to it and to SQLite's files beside. Raises `OSError`.

    SQLite gives the files beside the rights of the database's own.
    """
    try:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, FILE)
        os.fchmod(descriptor, FILE)
    except FileExistsError:
        descriptor = os.open(file, os.O_RDWR | os.O_CLOEXEC)
    os.close(descriptor)
    for place in (Path(f"{file}{ending}") for ending in _BESIDE):
        if place.exists() and _is_lax(place):
            place.chmod(FILE)


def tighten(home: Path) -> None:
    """Take others' rights to the data folder and to what is kept in it, and say so in one line of the log."""
    changed, failed, fresh = [], [], is_fresh(home)
    for place in lax_places(home):
        try:
            place.chmod(FOLDER if place.is_dir() else FILE)
            changed.append(place.name)
        except OSError as error:
            failed.append(f"{place.name} ({error.strerror})")
    if changed and not fresh:  # of what was not there, nobody could read anything
        log.warning("Others could read in the data folder %s: it is the owner's alone now.", home)
    if failed:
        log.warning("Others can read in the data folder %s, which can't be changed: %s.", home, ", ".join(failed))


def lax_places(home: Path) -> list[Path]:
    """Return the data folder, its databases and its scratch folder, as far as others have rights to them.

    A folder that is shared by design (`/tmp`) is none of ours to change.
    """
    if not home.is_dir() or home.stat().st_mode & stat.S_ISVTX:
        return []
    return [place for place in _kept(home) if _is_lax(place)]


def is_fresh(home: Path) -> bool:
    """Tell whether nothing of ours is kept in a folder yet."""
    return not any(place != home for place in _kept(home))


def _kept(home: Path) -> Iterator[Path]:
    yield home
    try:
        inside = list(home.iterdir())
    except OSError:
        return
    for place in inside:
        if place.is_symlink():
            continue
        if place.name == "scratch" or (place.name.endswith(_DATABASES) and place.is_file()):
            yield place


def _is_lax(place: Path) -> bool:
    try:
        return bool(place.stat().st_mode & _OTHERS)
    except OSError:
        return False
