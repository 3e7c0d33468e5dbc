"""Which files of a folder are looked at: no links out of it, no hidden files, no folders of tools."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from core.errors import NotFound

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


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file to read: `path` relative to the scanned root with forward slashes, `stamp` is `mtime_ns:size`."""

    path: str
    file: Path
    stamp: str
    size: int
    modified_at: str


@dataclass(slots=True)
class Scan:
    """What a folder holds. `target` is what was asked for, `root` what paths are relative to, both resolved."""

    target: Path
    root: Path
    files: list[FoundFile] = field(default_factory=list)
    skipped: list[tuple[str, str]] = field(default_factory=list)
    failed: list[tuple[str, str]] = field(default_factory=list)


def scan(target: Path) -> Scan:
    """List the files of a folder, or the one file, ordered by path.

    Raises `NotFound` where the target does not exist. A folder that can't be listed is in `failed`.
    """
    resolved = target.resolve()
    if not resolved.exists():
        raise NotFound(f"No such file or folder: {target}.", hint="Check the path.")
    result = Scan(resolved, resolved if resolved.is_dir() else resolved.parent)
    for file in sorted(_walk(result)) if resolved.is_dir() else [resolved]:
        _look_at(file, result)
    return result


def ignored(name: str) -> str | None:
    """Return why a file or folder of this name is passed over, None where it is not."""
    if name.startswith("~$"):
        return "Not a document: a lock file of an office program."
    return "Hidden file." if name.startswith(".") else None


def _walk(result: Scan) -> Iterator[Path]:
    def unlistable(error: OSError) -> None:
        where = Path(error.filename or result.root)
        result.failed.append((_relative(where, result.root), f"Can't be listed: {error.strerror}."))

    for folder, folders, names in os.walk(result.root, onerror=unlistable):
        here = Path(folder)
        for name in list(folders):
            if ignored(name) or name in TOOL_FOLDERS or (here / name / "pyvenv.cfg").exists():
                folders.remove(name)
            elif (here / name).is_symlink():
                result.skipped.append((_relative(here / name, result.root), "A link to a folder is not followed."))
        yield from (here / name for name in names)


def _look_at(file: Path, result: Scan) -> None:
    path = _relative(file, result.root)
    path = path if _is_text(path) else path.encode(errors="surrogateescape").decode(errors="replace")
    try:
        reason = _passed_over(file, result)
        found = None if reason else file.stat()
    except OSError as error:
        result.failed.append((path, f"Can't be opened: {error.strerror}."))
        return
    if found is None or not stat.S_ISREG(found.st_mode):
        result.skipped.append((path, reason or "Not a regular file."))
        return
    modified = datetime.fromtimestamp(found.st_mtime, UTC).isoformat(timespec="seconds")
    result.files.append(FoundFile(path, file, f"{found.st_mtime_ns}:{found.st_size}", found.st_size, modified))


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


def _relative(file: Path, root: Path) -> str:
    return file.relative_to(root).as_posix() if file.is_relative_to(root) else file.as_posix()
