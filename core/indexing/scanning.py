"""Which files of a folder are looked at: no links out of it, no hidden files, no folders of tools."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from core.access.readers import LET_THROUGH, Readers, to_text
from core.errors import Forbidden, NotFound, Unreadable
from core.indexing.manifests import MANIFEST, Known, Manifests
from core.indexing.opening import folder_below

TOOL_FOLDERS = frozenset(
    {
        "node_modules",
        "__pycache__",
        "site-packages",
        "bower_components",
        "__MACOSX",
        "$RECYCLE.BIN",
        "System Volume Information",
    }
)

_MARK = 16
_DEEPEST = 100  # folders: each is opened by walking down to it


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file to read: `path` relative to the scanned root with forward slashes, `stamp` is `mtime_ns:size`.

    `real` is where it lies, which names no link: another place in the folder where `file` is a link. `readers` are
    those that stand beside it; what it says of itself is known when it is read.
    """

    path: str
    file: Path
    stamp: str
    size: int
    modified_at: str | None
    real: Path
    readers: Readers = LET_THROUGH


@dataclass(slots=True)
class Scan:
    """What a folder holds. `target` is what was asked for, `root` what paths are relative to, both resolved.

    `base` is the folder that nothing may be read outside of: the root, or one above it.
    """

    target: Path
    root: Path
    base: Path
    files: list[FoundFile] = field(default_factory=list)
    skipped: list[tuple[str, str]] = field(default_factory=list)
    failed: list[tuple[str, str]] = field(default_factory=list)


def scan(target: Path, within: Path | None = None, above: Path | None = None) -> Scan:
    """List the files of a folder, or one file, ordered by path: relative to the folder, the file's folder, or `above`.

    Raises `NotFound` where the target does not exist, `Forbidden` where links lead it out of the folder `within`. A
    folder that can't be listed is in `failed`.
    """
    try:
        resolved = target.resolve()
        there, is_folder = resolved.exists(), resolved.is_dir()
    except (OSError, RuntimeError) as error:  # a folder above it that may not be entered, a link that leads to itself
        raise Unreadable(f"Can't be opened: {getattr(error, 'strerror', None) or error}.") from error
    if not there:
        raise NotFound(f"No such file or folder: {target}.", hint="Check the path.")
    root = resolved if is_folder else _folder_of(resolved, above)
    base = within.resolve() if within else root
    if not root.is_relative_to(base):
        raise Forbidden(f"{target.name} is a link that leads outside its folder.")
    result = Scan(resolved, root, base)
    for file in sorted(_walk(result)) if is_folder else [resolved]:
        _look_at(file, result)
    return result


def with_readers(scanned: Scan, known: Known) -> dict[str, str]:
    """Give each file the readers that stand beside it; return what is wrong with manifests, by their paths.

    They are part of a file's stamp: where they change, the file is read again though it did not.
    """
    manifests = Manifests(known)
    scanned.files[:] = [_kept_to(found, manifests.readers_of(found.file, found.real)) for found in scanned.files]
    return manifests.faults


def _kept_to(found: FoundFile, readers: Readers) -> FoundFile:
    if readers == LET_THROUGH:
        return found
    mark = hashlib.sha256(to_text(readers).encode()).hexdigest()[:_MARK]
    return replace(found, readers=readers, stamp=f"{found.stamp}:{mark}")


def _folder_of(file: Path, above: Path | None) -> Path:
    folder = above.resolve() if above else file.parent
    return folder if file.is_relative_to(folder) else file.parent


def ignored(name: str) -> str | None:
    """Return why a file or folder of this name is passed over, None where it is not."""
    if name.startswith("~$"):
        return "Not a document: a lock file of an office program."
    if name == MANIFEST:
        return "No document, and obeyed: it says who reads what lies beside it."
    return "Hidden file." if name.startswith(".") else None


def _walk(result: Scan) -> Iterator[Path]:
    waiting = [result.root]
    while waiting:
        here = waiting.pop()
        try:
            entries = _listed(here, result)
        except OSError as error:
            result.failed.append((_shown(here, result.root), f"Can't be listed: {error.strerror}."))
            continue
        for name, is_folder in entries:
            place = here / name
            if not is_folder:
                yield place
            elif ignored(name) or name in TOOL_FOLDERS:
                continue
            else:
                waiting += _entered(place, result)


def _entered(place: Path, result: Scan) -> list[Path]:
    """Return the folder where it is one to look into; one that can't be is reported."""
    try:
        if place.is_symlink():
            result.skipped.append((_shown(place, result.root), "A link to a folder is not followed."))
            return []
        return [] if (place / "pyvenv.cfg").exists() else [place]
    except OSError as error:
        result.failed.append((_shown(place, result.root), f"Can't be opened: {error.strerror}."))
        return []


def _listed(folder: Path, result: Scan) -> list[tuple[str, bool]]:
    """Return names, and whether each is a folder (or a link to one). Raises `OSError`."""
    if len(folder.relative_to(result.base).parts) > _DEEPEST:
        raise OSError(errno.ELOOP, f"more than {_DEEPEST} folders deep")
    # By descriptor: a folder that became a link since it was listed is not entered.
    with folder_below(result.base, folder) as descriptor, os.scandir(descriptor) as entries:
        return [(entry.name, _is_folder(entry)) for entry in entries]


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a link that leads to itself
        return False


def _look_at(file: Path, result: Scan) -> None:
    path = _shown(file, result.root)
    try:
        reason = _passed_over(file, result)
        # Links in its folder's path there are none: these were not entered.
        real = file.resolve() if file.is_symlink() else file
        found = None if reason else real.lstat()
    except OSError as error:
        result.failed.append((path, f"Can't be opened: {error.strerror}."))
        return
    if found is None or not stat.S_ISREG(found.st_mode):
        result.skipped.append((path, reason or "Not a regular file."))
        return
    stamp = f"{found.st_mtime_ns}:{found.st_size}"
    result.files.append(FoundFile(path, file, stamp, found.st_size, _moment(found.st_mtime), real))


def _moment(seconds: float) -> str | None:
    """None for a time that no calendar holds: whoever owns a file sets it as they like."""
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
    except (ValueError, OverflowError, OSError):
        return None


def _passed_over(file: Path, result: Scan) -> str | None:
    if file != result.target and (reason := ignored(file.name)):
        return reason
    if not _is_text(str(file)):
        return "Its name is not valid UTF-8: rename it."
    if file.is_symlink():
        if not file.exists():
            return "A link that leads nowhere."
        if not file.resolve().is_relative_to(result.root):
            return "A link that leads outside the folder is not followed."
    return None


def _is_text(name: str) -> bool:
    """No byte of the name was left over when it was decoded: such names fit no store and no JSON."""
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


def _shown(file: Path, root: Path) -> str:
    path = file.relative_to(root).as_posix() if file.is_relative_to(root) else file.as_posix()
    return path if _is_text(path) else path.encode(errors="surrogateescape").decode(errors="replace")
