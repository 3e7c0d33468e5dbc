"""A git repository as a source: one shallow fetch of one branch, and its files read without a checkout."""

from __future__ import annotations

import asyncio
import os
import shutil
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from urllib.parse import quote, urlsplit

from core.errors import BadInput, Unavailable
from core.indexing.manifests import MANIFEST
from core.indexing.readers.formats import SUFFIXES
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.indexing.sources import mirror as files
from core.indexing.sources.port import Listing, Mark, Marks, Round, Source
from core.settings import Settings
from core.text.secrets import masked

_SECONDS = 300.0
_REMOTE = ("https://", "http://", "ssh://", "git@")
_FILE = "file://"
_NONE = "A folder that is none is a source without #BRANCH and file://."
_PROTOCOLS = "https:http:ssh:file"
_FILE_MODES = frozenset({"100644", "100755"})  # neither links (120000) nor submodules (160000)
# No checkout is made, so no filter runs; hooks and helpers are off all the same, and nobody is asked for a password.
_SAFELY = (
    "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "credential.helper=",
    "-c", "http.followRedirects=false", "-c", "fetch.recurseSubmodules=false", "-c", "protocol.ext.allow=never",
    "-c", "gc.auto=0",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Blob:
    path: str
    name: str
    size: int


class GitRepository:
    """One branch of one repository."""

    def __init__(self, address: str, branch: str = "HEAD") -> None:
        self._address = address
        self._branch = branch

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """Fetch the branch's last commit and write what changed since; all of it is listed, or nothing is."""
        store = mirror.with_name(f".{mirror.name}.git")
        await _git(store.parent, "init", "--quiet", "--bare", "--template=", str(store))
        fetch = ("fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head")
        await _git(store, *fetch, "--force", "--", self._address, f"{self._branch}:refs/errata/head")
        told = await _git(store, "show", "--no-patch", "--no-show-signature", "--format=%H %ct", "refs/errata/head")
        commit, _, seconds = told.decode().strip().partition(" ")
        marks: dict[str, Mark] = {}
        for blob in _blobs(await _git(store, "ls-tree", "-r", "-z", "-l", commit)):
            mark = known.get(blob.path)
            if mark is None or mark.version != blob.name or not files.place(mirror, blob.path).is_file():
                data = await _git(store, "cat-file", "blob", blob.name)
                moment = datetime.fromtimestamp(int(seconds), UTC)
                await asyncio.to_thread(files.put, mirror, blob.path, data, moment)
                mark = Mark(_link(self._address, commit, blob.path), blob.name, moment.isoformat())
            marks[blob.path] = mark
        return Listing(mirror, marks)


async def look(address: str) -> None:
    """Raise `BadInput` where an address of this machine holds no repository, and `Unavailable` without git."""
    where = address.partition("#")[0].removeprefix(_FILE)
    if shutil.which("git") is None:
        raise Unavailable("git is not installed here: sources of this kind are read with it.")
    if not where.startswith(_REMOTE) and not await asyncio.to_thread(_holds_repository, Path(where)):
        raise BadInput(f"{where} is no git repository.", hint=_NONE)


def _holds_repository(folder: Path) -> bool:
    return (folder / ".git").exists() or ((folder / "HEAD").is_file() and (folder / "objects").is_dir())


def connect(address: str, settings: Settings) -> Source:
    """Return the source at an address; `#BRANCH` names a branch. Raises `BadInput`."""
    where, _, branch = address.partition("#")
    if len(address) > 2_000 or where.startswith("-") or branch.startswith("-") or ":" in branch:
        raise BadInput("That is no address of a git repository.")
    local, where = where.startswith(_FILE), where.removeprefix(_FILE)
    if local and Path(where).is_dir() and not _holds_repository(Path(where)):
        raise BadInput(f"{where} is no git repository.", hint=_NONE)
    if not where.startswith(_REMOTE) and not Path(where).is_dir():
        if "://" not in where:
            raise BadInput(f"There is no folder {where}.", hint="Name the folder of a git repository.")
        raise BadInput("A git repository is an https or ssh address, or a folder.")
    if urlsplit(where).password:
        raise BadInput("No password stands in an address: let ssh or a netrc file hold it.")
    there = where if where.startswith(_REMOTE) else str(Path(where).resolve())
    return GitRepository(there, branch or "HEAD")


def _blobs(listed: bytes) -> list[_Blob]:
    """Read `MODE TYPE NAME SIZE<tab>PATH<nul>` of what may be a document."""
    found = []
    for line in listed.decode(errors="replace").split("\0"):
        head, _, path = line.partition("\t")
        words = head.split()
        if len(words) != 4:
            continue
        small = words[3].isdigit() and int(words[3]) <= DEFAULT_LIMITS.file_bytes
        if _is_manifest(path, words[1]) or (small and _may_be_document(path, words[0])):
            found.append(_Blob(path, words[2], int(words[3])))
    return found


def _is_manifest(path: str, kind: str) -> bool:
    """A link is one, too: what is read of it can't be understood, and closes what lies below it."""
    return kind == "blob" and PurePosixPath(path).name == MANIFEST


def _may_be_document(path: str, mode: str) -> bool:
    return mode in _FILE_MODES and PurePosixPath(path).suffix.lower() in SUFFIXES


def _link(address: str, commit: str, path: str) -> str | None:
    """Return where hosts of repositories show a file as it was in a commit; None for an address that is no page."""
    if not address.startswith("https://") or "@" in address:
        return None
    return f"{address.removesuffix('/').removesuffix('.git')}/blob/{commit}/{quote(path)}"


async def _git(folder: Path, *words: str) -> bytes:
    """Run git and return what it printed. Raises `Unavailable` with its last line."""
    program = shutil.which("git")
    if program is None:
        raise Unavailable("git is not installed.")
    process = await asyncio.create_subprocess_exec(
        program, *_SAFELY, *words, cwd=folder, env=_environment(), stdin=DEVNULL, stdout=PIPE, stderr=PIPE
    )  # fmt: skip
    try:
        async with asyncio.timeout(_SECONDS):
            said, complaint = await process.communicate()
    except TimeoutError as error:
        raise Unavailable(f"git takes more than {_SECONDS:.0f} seconds.") from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        last = (complaint.decode(errors="replace").strip().splitlines() or ["no reason given"])[-1]
        raise Unavailable(f"git {words[0]}: {masked(last)[:200]}")
    return said


def _environment() -> Mapping[str, str]:
    """Nothing of the user's git settings counts, and nothing asks at the terminal."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SSH_AUTH_SOCK") if name in os.environ}  # noqa: TID251
    return kept | {
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_ALLOW_PROTOCOL": _PROTOCOLS,
        "GIT_SSH_COMMAND": "ssh -oBatchMode=yes",
        "LC_ALL": "C",
    }
